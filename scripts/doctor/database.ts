import { diagnosePostgres, diagnoseSqlite, type PostgresFacts } from "#db/diagnosis.ts";
import { databaseFile } from "#server/data-folder.ts";
import { type Check, type Finding, megabytes, ok, reasonOf, type Setup, warning, wrong } from "./check.ts";

const oldest = 150_000; // PostgreSQL 15
const patience = 8000; // milliseconds
const checkPatience = 15_000;
const largeLog = 512 * 1024 * 1024; // bytes

export const database: Check = {
  name: "database",
  async run({ env }) {
    return env.databaseUrl ? postgres(env, env.databaseUrl) : sqlite(databaseFile(env.dataDir));
  },
};

async function sqlite(file: string): Promise<Finding[]> {
  const facts = await diagnoseSqlite(file, checkPatience).catch((error) => String(error.message));
  if (facts === undefined) return [ok("There is no database yet: the first start makes it.")];
  const restore =
    "Stop the site, keep a copy of the file, and restore the last backup into a new DATA_DIR (docs/running.md, Backup).";
  if (typeof facts === "string") return [wrong(`The database ${file} cannot be read: ${facts}.`, restore)];
  const { check, journal, walBytes } = facts;
  const findings = migrations(facts);
  if (check === undefined)
    findings.push(
      warning(
        "The database is large: checking it takes longer than this command waits.",
        `sqlite3 ${file} "pragma quick_check"`,
      ),
    );
  else
    findings.push(
      check === "ok"
        ? ok("The database is not damaged.")
        : wrong(`The database is damaged: ${check}.`, restore),
    );
  if (journal !== "wal")
    findings.push(
      wrong(`The database is in mode ${journal}, not wal.`, "Restart the site: each start sets it."),
    );
  if (walBytes > largeLog)
    findings.push(
      warning(
        `The write-ahead log has ${megabytes(walBytes)}: a long read keeps it from being emptied.`,
        "Wait for copies and commands beside the site to end. A restart of the site empties it.",
      ),
    );
  return findings;
}

async function postgres(env: Setup["env"], url: string): Promise<Finding[]> {
  const facts = await diagnosePostgres(url, env.databaseListenUrl ?? url, patience).catch(reasonOf);
  if (typeof facts === "string")
    return [
      wrong(
        `PostgreSQL cannot be used: ${facts}.`,
        "Check DATABASE_URL, that PostgreSQL runs, and that pg_hba.conf lets this machine in.",
      ),
    ];
  return [...server(facts), ...letters(facts), ...connections(facts, env), ...migrations(facts)];
}

function server({ version, versionNumber, isStandby }: PostgresFacts): Finding[] {
  const findings =
    versionNumber >= oldest
      ? [ok(`This is PostgreSQL ${version}.`)]
      : [wrong(`This is PostgreSQL ${version}. Footpath needs 15 or later.`, "Update PostgreSQL.")];
  if (isStandby)
    findings.push(
      wrong("This PostgreSQL is a standby, which accepts no writes.", "Set DATABASE_URL to the primary."),
    );
  return findings;
}

function letters({ encoding, characters, collationChanged }: PostgresFacts): Finding[] {
  const again =
    "Make a backup, create the database anew with  encoding 'UTF8' locale 'C.UTF-8' template template0  and restore it.";
  if (encoding !== "UTF8")
    return [wrong(`The database has the encoding ${encoding}, which lacks letters.`, again)];
  if (["C", "POSIX"].includes(characters))
    return [
      wrong(
        `The database has the locale ${characters}, in which É and é have nothing in common for searches.`,
        again,
      ),
    ];
  if (collationChanged)
    return [
      wrong(
        "The machine's library that sorts text was updated, so indexes may be wrong: some rows are not found.",
        "In psql, while few readers are there:  reindex database footpath;  alter database footpath refresh collation version;",
      ),
    ];
  return [ok(`The database has the encoding ${encoding} and the locale ${characters}.`)];
}

function connections(
  facts: PostgresFacts,
  { database: { connections: own }, production }: Setup["env"],
): Finding[] {
  const { maxConnections, isPooled, keepsLimits, hears } = facts;
  const needed = own + 2;
  const findings: Finding[] = [];
  if (!hears)
    findings.push(
      wrong(
        "Changes of other nodes would not be heard: PgBouncer is in between, with pool_mode = transaction.",
        "Set DATABASE_LISTEN_URL to PostgreSQL itself.",
      ),
    );
  if (!keepsLimits)
    findings.push(
      (production ? warning : ok)(
        "A pooler drops the time limits that the site asks for.",
        "In psql:  alter role footpath set statement_timeout = '1min';  alter role footpath set idle_in_transaction_session_timeout = '1min';",
      ),
    );
  if (!isPooled && needed > maxConnections)
    findings.push(
      wrong(
        `Each node needs ${needed} connections, but PostgreSQL allows ${maxConnections} in all.`,
        "Lower DATABASE_CONNECTIONS, or raise max_connections.",
      ),
    );
  if (findings.length > 0) return findings;
  const nodes = Math.floor((maxConnections - 3) / needed);
  return [
    ok(
      isPooled
        ? "The pooler passes on what the site needs."
        : `Its ${maxConnections} connections are enough for ${nodes} nodes.`,
    ),
  ];
}

function migrations({ pending, rejection }: { pending: string[]; rejection: string | undefined }): Finding[] {
  if (rejection) return [wrong(rejection, "docs/upgrading.md explains what to do.")];
  if (pending.length === 0) return [ok("The tables are those of this version.")];
  return [
    warning(
      `The next start changes the tables (${pending.join(", ")}).`,
      "See what that takes:  npm run site -- upgrade --check",
    ),
  ];
}
