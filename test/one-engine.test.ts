import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesOnOneEngine } from "./one-engine.ts";

const listed = filesOnOneEngine();
const files = listed.flatMap(([, found]) => found);
const textOf = (file: string) => readFileSync(file, "utf8");

it("lists files that exist", () => {
  expect(listed.filter(([, found]) => found.length === 0)).toEqual([]);
});

it("lists no file that differs by engine, but those that skip PostgreSQL", () => {
  const imports = /import \{[^}]*\bengine\b[^}]*\} from "#test\/harness.ts"/;
  const skips = /skipIf\(engine (!== "sqlite"|=== "postgres")/;
  const different = files.filter((file) => imports.test(textOf(file)));
  expect(different.filter((file) => !skips.test(textOf(file)))).toEqual([]);
});

it("lists every file without a database", () => {
  const database =
    /use(Site|Library|Pages|HeldPages)\(|open(Site|Database|Released)\(|make(Place|Launcher|Cluster|Database)\(/;
  const without = globSync("{admin,core,db,features,sample,scripts,server,test,ui}/**/*.test.ts").filter(
    (file) => !database.test(textOf(file)),
  );
  expect(without.filter((file) => !files.includes(file))).toEqual([]);
});
