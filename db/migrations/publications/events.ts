/** When and where an event is, and who comes. */
export function eventTables(): string[] {
  return [];
}
