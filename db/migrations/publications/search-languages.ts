import type { Engine } from "../../engine.ts";

// Those of PostgreSQL 15 that `features/search/languages.ts` names.
const stemmers =
  `arabic armenian basque catalan danish dutch finnish french german greek hindi hungarian indonesian
  irish italian lithuanian nepali norwegian portuguese romanian russian serbian simple spanish swedish tamil turkish
  yiddish`.split(/\s+/);

/** The words of a document are stemmed by the rules of its language where the engine has them. */
export function searchLanguages(engine: Engine["name"]): string[] {
  const column = "alter table search_entries add column language text not null default ''";
  const index = "create index search_entries_language on search_entries (language)";
  return engine === "sqlite" ? [column, index] : [column, index, ...configurations(), ...generated()];
}

function configurations(): string[] {
  return stemmers.flatMap((name) => [
    `create text search configuration footpath_${name} (copy = ${name})`,
    `do $$ begin
      alter text search configuration footpath_${name}
        alter mapping for word, hword, hword_part with unaccent, ${name === "simple" ? "simple" : `${name}_stem`};
    exception when undefined_object or undefined_function then null; end $$`,
  ]);
}

function generated(): string[] {
  const cases = stemmers.map((name) => `when '${name}' then 'footpath_${name}'::regconfig`);
  const configuration = `case language ${cases.join(" ")} else 'footpath'::regconfig end`;
  const vector = (text: string, weight: string) =>
    `setweight(to_tsvector(${configuration}, ${text}), '${weight}')`;
  const heading = `${vector("title", "A")} || ${vector("tags", "B")} || array_to_tsvector(string_to_array(facets, ' '))`;
  return [
    "alter table search_entries drop column words, drop column heading",
    `alter table search_entries add column heading tsvector not null generated always as (${heading}) stored,
      add column words tsvector not null generated always as
        (${heading} || ${vector("left(body, 200000)", "D")}) stored`,
    "create index search_entries_heading on search_entries using gin (heading) with (fastupdate = off)",
    "create index search_entries_words on search_entries using gin (words) with (fastupdate = off)",
  ];
}
