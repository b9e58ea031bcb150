/** The database does not answer in time; a retry may succeed. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "Unavailable";
  }
}

/** True if the database was closed before the query. */
export function isDestroyed(error: Error): boolean {
  return error.message === "driver has already been destroyed";
}
