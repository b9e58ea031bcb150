import type { Engine } from "../../engine.ts";
import { stemmers } from "../foundation/search.ts";

/**
 * The program stems words, not the engine. What is in the index stays there, under the old name of its rules, until it
 * is refreshed in the background.
 */
export function searchInEachLanguage(engine: Engine["name"]): string[] {
  return engine === "sqlite" ? sqlite() : postgres();
}

function sqlite(): string[] {
  const names = "title, tags, body, facets";
  const of = (row: "old" | "new") =>
    [
      ...["title", "tags"].map((name) => `search_terms(${row}.${name}, ${row}.language, 1)`),
      `search_terms(${row}.body, ${row}.language, 0)`,
      `${row}.facets`,
    ].join(", ");
  const add = `insert into search_words(rowid, ${names}) values (new.number, ${of("new")});`;
  const remove = `insert into search_words(search_words, rowid, ${names}) values ('delete', old.number, ${of("old")});`;
  const raw = (row: "old" | "new") =>
    `${row}.title, ${row}.tags, ${row}.body, ${row}.facets, ${row}.language`;
  return [
    ...["added", "changed", "removed"].map((name) => `drop trigger search_${name}`),
    `create trigger search_added after insert on search_entries begin ${add} end`,
    `create trigger search_changed after update on search_entries
      when (${raw("old")}) is not (${raw("new")}) begin ${remove} ${add} end`,
    `create trigger search_removed after delete on search_entries begin ${remove} end`,
  ];
}

function postgres(): string[] {
  const cases = stemmers.map((name) => `when '${name}' then 'footpath_${name}'::regconfig`);
  const vector = (text: string, weight: string) => `setweight(to_tsvector(rules, new.${text}), '${weight}')`;
  return [
    // Restored: a backup has no vectors; it is found by rules without stems until it is refreshed.
    `alter table search_entries alter column words drop expression, alter column heading drop expression,
      add column restored boolean not null default false`,
    "create index search_entries_restored on search_entries (number) where restored",
    // Entries of nodes that still run version 1.0, and of backups.
    `create function search_vectors() returns trigger language plpgsql as $$
      declare rules regconfig;
      begin
        rules := case new.language when '' then 'footpath'::regconfig ${cases.join(" ")} end;
        if rules is null and new.words is null then
          rules := 'footpath_simple';
          new.restored := true;
        end if;
        if rules is not null then
          new.heading := ${vector("title", "A")} || ${vector("tags", "B")} ||
            array_to_tsvector(string_to_array(new.facets, ' '));
          new.words := new.heading || setweight(to_tsvector(rules, left(new.body, 200000)), 'D');
        end if;
        return new;
      end $$`,
    `create trigger search_vectors before insert or update on search_entries
      for each row execute function search_vectors()`,
  ];
}
