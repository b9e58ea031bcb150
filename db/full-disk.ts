const sqliteFull = 13; // extended codes have it in their lowest byte

export function isSqliteFull(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === sqliteFull;
}

/** True if the system or SQLite found no space on a disk of this machine. */
export function isDiskFull(error: unknown): boolean {
  return isSqliteFull(error) || (error instanceof Error && "code" in error && error.code === "ENOSPC");
}
