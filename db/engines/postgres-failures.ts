import pg from "pg";
import type { DatabaseFailure } from "../engine.ts";
import { isDestroyed, Unavailable } from "../unavailable.ts";

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const away = new Set([
  "25006", // read-only: a standby after a failover
  "25P03", // idle in a transaction for too long
  "40P01", // deadlock
  "53200", // out of memory
  "53300", // too many connections
  "55P03", // a lock was not available
  "57014", // statement_timeout
  "57P01", // shutting down
  "57P02", // another process of the server has crashed
  "57P03", // starting up
]);
const diskFull = "53100";

const networkErrors = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
// The driver has no codes for these.
const driverErrors =
  /^Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Cannot use a pool after calling end/;

export function postgresFailure(error: unknown): DatabaseFailure | undefined {
  if (error instanceof AggregateError) return postgresFailure(error.errors[0]); // a name with several addresses
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (error instanceof pg.DatabaseError) {
    if (code === diskFull) return "no space";
    return away.has(code) || code.startsWith("08") ? "unavailable" : undefined;
  }
  const isAway = networkErrors.test(code) || driverErrors.test(error.message);
  return error instanceof Unavailable || isAway || isDestroyed(error) ? "unavailable" : undefined;
}
