import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { columnsOf, searchedWords } from "#features/fields/list.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { type Kind, kinds } from "./kinds.ts";
import { shownSharing } from "./sharing.server.ts";
import { readShown } from "./shown.server.ts";
import { plainValuesOf } from "./stored.server.ts";

type Row = Parameters<typeof plainValuesOf<Fields>>[2];
type Values = ValuesOf<Fields>;

/** What a kind can leave out: it is the same where all values are in columns of its table. */
type Derived =
  | "upload"
  | "valuesOf"
  | "columnsOf"
  | "descriptions"
  | "mediaIn"
  | "searchable"
  | "inputOf"
  | "shownValues"
  | "read"
  | "invalidateShown"
  | "invalidateRemoved";

type Given<T extends KindTypes> = Omit<DocumentKind<T>, Derived | "name" | "table"> &
  Partial<Pick<DocumentKind<T>, Derived>>;

export function defineKind<T extends KindTypes>(name: Kind, given: Given<T>): DocumentKind<T> {
  const { table, tag } = kinds[name];
  const { fields } = given;
  const kind: DocumentKind<T> = {
    name,
    table,
    upload: async () => {},
    valuesOf: (queries, row): Promise<T["values"]> =>
      plainValuesOf(queries, { name, fields }, row as object as Row) as Promise<object> as Promise<
        T["values"]
      >,
    columnsOf: (values) => columnsOf(fields, values as object as Values) as object,
    descriptions: () => [],
    mediaIn: () => [],
    searchable: async (_queries, { values }) => ({
      text: searchedWords(fields, values).filter(Boolean).join(" "),
    }),
    inputOf: async (_queries, values) => values as T["input"],
    shownValues: async ({ db }, values) => ({ ...values, ...(await shownSharing(db.queries, values)) }),
    read: async (ctx, id) => readShown(ctx, kind, id) as T["editable"],
    async invalidateShown(invalidate, { after: { row } }) {
      invalidate.stale(tag, `${name}:${row.id}`);
    },
    invalidateRemoved(invalidate, ids) {
      if (ids.length > 0) invalidate(tag, ...ids.map((id) => `${name}:${id}`));
    },
    ...given,
  };
  return kind;
}
