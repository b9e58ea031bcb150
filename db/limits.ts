export type DatabaseLimits = {
  connections: number;
  /** Seconds until a silent database counts as unavailable. */
  timeout: number;
  /** In seconds. */
  maxQueryLength: number;
};

export const defaultLimits: DatabaseLimits = { connections: 10, timeout: 3, maxQueryLength: 10 };

/** The limits of migrations and backups. */
export const patientLimits: DatabaseLimits = { connections: 10, timeout: 30, maxQueryLength: 3600 };
