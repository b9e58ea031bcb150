import type { Kysely } from "kysely";
import type { Queries } from "./engine.ts";
import type { DocumentColumns, DocumentTable } from "./schema.ts";

/** The tables of all kinds of documents, with the columns that they share. */
export function documents(db: Queries) {
  return db as unknown as Kysely<Record<DocumentTable, DocumentColumns>>;
}

/** Builds a query once for each table, when it is needed. */
export function ofEachTable<Query>(build: (table: DocumentTable) => Query): (table: DocumentTable) => Query {
  const built = new Map<DocumentTable, Query>();
  return (table) => {
    const query = built.get(table) ?? build(table);
    built.set(table, query);
    return query;
  };
}
