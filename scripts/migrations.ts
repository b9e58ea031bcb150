import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { allSteps } from "#db/migrations.ts";
import { tableColumns } from "#db/releases.ts";
import { derivedTables, tables } from "#db/tables.ts";
import { version } from "#db/version.ts";
import { say } from "#server/cli-output.ts";
import { hashesOf, type ReleasedSteps } from "#test/releases/recorded-steps.ts";

// Without arguments after a new step. With `--release`, once, when a version is released: its steps are final from then on.
const stepsFile = "test/releases/migrations.json";
const columnsFile = "db/schema-columns.ts";

writeColumns(await columnsOfSqlite());
if (process.argv.includes("--release")) await release();

/** What only one engine has is not in `schema.ts`. */
async function columnsOfSqlite(): Promise<Record<string, string[]>> {
  const file = join(tmpdir(), `footpath-columns-${process.pid}.sqlite`);
  const db = await openDatabase({ file }, { upTo: Object.keys(allSteps) });
  const found = await tableColumns(db.queries);
  await db.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  const names = [...tables.map(({ name }) => name), ...derivedTables];
  return Object.fromEntries(names.map((name) => [name, (found.get(snakeCase(name)) ?? []).map(camelCase)]));
}

function writeColumns(columns: Record<string, string[]>): void {
  const lines = Object.entries(columns).flatMap(([table, names]) => [
    `  ${table}: {`,
    ...names
      .filter((name) => `${table}.${name}` !== "searchEntries.number")
      .map((name) => `    ${name}: true,`),
    "  },",
  ]);
  writeFileSync(
    columnsFile,
    `import type { Schema } from "./schema.ts";

/** What each start looks for in the database. \`npm run migrations\` writes this file. */
export const columns: { [Table in keyof Schema]: Record<keyof Schema[Table], true> } = {
${lines.join("\n")}
};
`,
  );
  say(`${columnsFile} has the columns of ${Object.keys(columns).length} tables.`);
}

/** Adds the hashes of the steps that no release has. Those of a release are never written again. */
async function release(): Promise<void> {
  const released: ReleasedSteps = JSON.parse(readFileSync(stepsFile, "utf8"));
  const hashes = Object.entries(await hashesOf(allSteps));
  const added = hashes.filter(([name]) => !(name in released));
  const all = {
    ...released,
    ...Object.fromEntries(added.map(([name, of]) => [name, { release: version, ...of }])),
  };
  writeFileSync(stepsFile, `${JSON.stringify(all, null, 2)}\n`);
  say(`${version} has the new steps ${added.map(([name]) => name).join(", ") || "none"}: ${stepsFile}.`);
  const changes = readFileSync("CHANGELOG.md", "utf8");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync("CHANGELOG.md", changes.replace(`## ${version} (not released)`, `## ${version} (${today})`));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
