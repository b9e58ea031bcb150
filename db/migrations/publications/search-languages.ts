import type { Engine } from "../../engine.ts";

// Those of PostgreSQL 15 that `features/search/languages.ts` names.
const stemmers =
  `arabic armenian basque catalan danish dutch finnish french german greek hindi hungarian indonesian
  irish italian lithuanian nepali norwegian portuguese romanian russian serbian simple spanish swedish tamil turkish
  yiddish`.split(/\s+/);

/** The words of a document are stemmed by the rules of its language where the engine has them. */
export function searchLanguages(engine: Engine["name"]): string[] {
  const columns = [
    "alter table search_entries add column language text not null default ''",
    "alter table search_entries add column follows_site integer not null default 1",
    "create index search_entries_language on search_entries (language, follows_site)",
  ];
  return [...columns, ...(engine === "sqlite" ? triggers() : [...configurations(), ...generated()])];
}

/** FTS5 stems by the rules of English. `plain_words` keeps it from stemming other languages. */
function triggers(): string[] {
  const indexed = ["title", "tags", "body"];
  const names = `${indexed.join(", ")}, facets`;
  const raw = (row: "old" | "new") => [...indexed, "facets"].map((name) => `${row}.${name}`).join(", ");
  const of = (row: "old" | "new") => {
    const words = indexed.map(
      (name) => `case ${row}.language when '' then ${row}.${name} else plain_words(${row}.${name}) end`,
    );
    return `${words.join(", ")}, ${row}.facets`;
  };
  const add = `insert into search_words(rowid, ${names}) values (new.number, ${of("new")});`;
  const remove = `insert into search_words(search_words, rowid, ${names}) values ('delete', old.number, ${of("old")});`;
  return [
    ...["added", "changed", "removed"].map((name) => `drop trigger search_${name}`),
    `create trigger search_added after insert on search_entries begin ${add} end`,
    `create trigger search_changed after update on search_entries
      when (${raw("old")}, old.language) is not (${raw("new")}, new.language) begin ${remove} ${add} end`,
    `create trigger search_removed after delete on search_entries begin ${remove} end`,
  ];
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
