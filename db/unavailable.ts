/** The database does not answer in time. Retrying a little later makes sense. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "Unavailable";
  }
}

/** Whether the database was closed before the query came. */
export function isDestroyed(error: Error): boolean {
  return error.message === "driver has already been destroyed";
}
