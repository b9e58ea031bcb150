/** Each document has a language and may have translations. */
export function languageColumns(): string[] {
  return ["blogs", "collections", "pages", "people"].flatMap((table) => [
    `alter table ${table} add column language text not null default ''`,
    `alter table ${table} add column translation_key text`,
    `create index ${table}_translations on ${table} (translation_key) where translation_key is not null`,
  ]);
}
