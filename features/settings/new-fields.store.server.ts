import { pick } from "#core/pick.ts";
import type { Queries } from "#db/engine.ts";
import type { SettingTable } from "#db/schema.ts";
import type { Fields } from "#features/fields/field.ts";
import { fieldsOfGroup, groupNames } from "./fields.ts";

/** The names of those that older programs do not send. */
export function newFieldsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isNew);
}

type Version = Pick<SettingTable, "name" | "version" | "fields">;

/** A version of a group that an older program saved, beside this one, with the fields that it does not know as they were. */
export async function withNewFields<Row extends Version>(db: Queries, row: Row): Promise<Row> {
  const group = groupNames.find((name) => name === row.name);
  const saved = JSON.parse(row.fields);
  const missing = group ? newFieldsOf(fieldsOfGroup(group)).filter((name) => !(name in saved)) : [];
  const kept = await Promise.all(missing.map((name) => lastValue(db, row, name)));
  return missing.length === 0 ? row : { ...row, fields: JSON.stringify(Object.assign({}, ...kept, saved)) };
}

/** The field in the last version before this one that has it; without one, nothing. */
async function lastValue(db: Queries, { name, version }: Version, field: string): Promise<object> {
  const row = await db
    .selectFrom("settings")
    .select("fields")
    .where("name", "=", name)
    .where("version", "<", version)
    .where("fields", "like", `%"${field}":%`)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return pick(JSON.parse(row?.fields ?? "{}"), [field]);
}
