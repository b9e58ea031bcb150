export type DatabaseLimits = {
  connections: number;
  /** Seconds until a silent database counts as unavailable. */
  timeout: number;
  /** In seconds. */
  longestQuery: number;
};

export const usualLimits: DatabaseLimits = { connections: 10, timeout: 3, longestQuery: 10 };

/** For migrations and backups. */
export const patientLimits: DatabaseLimits = { connections: 10, timeout: 30, longestQuery: 3600 };
