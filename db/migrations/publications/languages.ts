import { listed } from "../document-tables.ts";

/** Each document has a language and may have translations. */
export function languageColumns(): string[] {
  const columns = ["blogs", "collections", "pages", "people"].flatMap((table) => [
    `alter table ${table} add column language text not null default ''`,
    `alter table ${table} add column translation_key text`,
    `create unique index ${table}_translations on ${table} (translation_key, language) where translation_key is not null`,
  ]);
  return [
    ...columns,
    `create index blogs_language on blogs (language, published_at desc, id desc, deleted_at) ${listed}`,
    ...coveringIndexes(),
  ];
}

/** Lists in one language read nothing but an index: the column stands behind the text in a row. */
function coveringIndexes(): string[] {
  const newest = "published_at desc, id desc, deleted_at, language";
  const replaced: Record<string, string> = {
    newest: `(${newest}) ${listed}`,
    section: `(section, ${newest}) ${listed}`,
    subcategory: `(section, subcategory, ${newest}) ${listed}`,
    public: "(id, deleted_at, published_at, section, language)",
  };
  return Object.entries(replaced).flatMap(([name, columns]) => [
    `drop index blogs_${name}`,
    `create index blogs_${name} on blogs ${columns}`,
  ]);
}
