import { columns as neededColumns } from "./schema-columns.ts";

/**
 * Throws a sentence if a table or a column of `schema.ts` is missing: the database was changed by hand, or by a step that
 * was edited after it had run. More of them are fine: a newer version may have added some.
 */
export function rejectMissingColumns(present: Map<string, string[]>, place: string): void {
  for (const [table, columns] of Object.entries(neededColumns)) {
    const found = present.get(snakeCase(table));
    const missing = found && Object.keys(columns).find((column) => !found.includes(snakeCase(column)));
    if (found && !missing) continue;
    const what = missing ? `column ${snakeCase(table)}.${snakeCase(missing)}` : `table ${snakeCase(table)}`;
    throw new Error(
      `The database at ${place} has no ${what}, so it was changed by something other than a release of Footpath: restore a backup into an empty database (docs/upgrading.md).`,
    );
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
