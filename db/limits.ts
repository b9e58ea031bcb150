export type DatabaseLimits = {
  /** How many may be open at one time. */
  connections: number;
  /** Seconds until a silent database counts as away. */
  timeout: number;
  /** Seconds that one query may take. */
  longestQuery: number;
};

export const usualLimits: DatabaseLimits = { connections: 10, timeout: 3, longestQuery: 10 };

/** For migrations, backups and other work that may take long. */
export const patientLimits: DatabaseLimits = { connections: 10, timeout: 30, longestQuery: 3600 };
