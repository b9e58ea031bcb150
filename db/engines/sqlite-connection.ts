import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { nameKey } from "../name-key.ts";
import { marked, passage } from "../passages.ts";
import { plainWords } from "../words/plain-words.ts";
import { searchTerms } from "../words/terms.ts";

const cachedStatements = 300;
// SQLite's lower() knows ASCII only. JavaScript is called only for other texts: 50,000 calls would fill the heap.
const lower = /\blower\(([\w."]+)\)/g;
const unicodeLower = "(case when octet_length($1) = length($1) then lower($1) else unicode_lower($1) end)";
const ordered = /([\w."]+) collate names\b/g;
const nameKeyOf = "(case when octet_length($1) = length($1) then lower($1) else name_key($1) end)";
const patienceAtOpen = 10_000; // milliseconds

export type Answer = { rows: object[]; changes?: number | bigint; insertId?: number | bigint };

/** Blocks the thread that uses it. */
export type SqliteConnection = {
  execute(text: string, parameters?: readonly unknown[]): Answer;
  isInTransaction(): boolean;
  /** Rolls back an open transaction. */
  reopen(): void;
  close(): void;
};

type Options = { readOnly?: boolean /** Size of the page cache in KiB. */; cache: number };

/** Throws if the file cannot be opened or is not a database. */
export function connect(file: string, options: Options): SqliteConnection {
  let database = open(file, options);
  const statements = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  function prepared(text: string) {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= cachedStatements) statements.clear();
    const statement = database.prepare(withNameKeys(text.replace(lower, unicodeLower)));
    const made = { statement, hasRows: statement.columns().length > 0 };
    statements.set(text, made);
    return made;
  }

  return {
    execute(text, parameters = []) {
      const { statement, hasRows } = prepared(text);
      const values = parameters as SQLInputValue[];
      if (hasRows) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], changes, insertId: lastInsertRowid };
    },
    isInTransaction: () => database.isTransaction,
    reopen() {
      statements.clear();
      database.close();
      database = open(file, options);
    },
    close: () => database.close(),
  };
}

/** SQLite has no collations of ours: names are sorted by their keys. */
export function withNameKeys(text: string): string {
  return text.replace(ordered, nameKeyOf);
}

function open(file: string, { readOnly = false, cache }: Options): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: patienceAtOpen });
  try {
    if (!readOnly) database.exec("pragma journal_mode = wal; pragma synchronous = full");
    // From here on callers wait for locks: SQLite would block the whole thread.
    database.exec(`
      pragma foreign_keys = on; pragma secure_delete = on; pragma cache_size = -${cache}; pragma temp_store = memory;
      pragma busy_timeout = 0`);
    database.function("unicode_lower", { deterministic: true }, (text) =>
      typeof text === "string" ? text.toLowerCase() : text,
    );
    for (const [name, work] of Object.entries({ marked, passage }))
      database.function(name, { deterministic: true }, (text, rules, sought) =>
        work(String(text), String(rules), String(sought)),
      );
    // Triggers of version 1.0, which a backup of it fills.
    database.function("plain_words", { deterministic: true }, (text) => plainWords(String(text)));
    database.function("search_terms", { deterministic: true }, (text, rules, isHeading) =>
      searchTerms(String(text), String(rules), isHeading === 1),
    );
    database.function("name_key", { deterministic: true }, (text) =>
      typeof text === "string" ? nameKey(text) : text,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}
