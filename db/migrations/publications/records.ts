/** What catalogues know about a publication. */
export function recordTables(): string[] {
  return [];
}
