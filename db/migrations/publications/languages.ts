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
  ];
}
