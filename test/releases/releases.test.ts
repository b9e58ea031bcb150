import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tables } from "#db/tables.ts";
import { engine } from "#test/harness.ts";
import { type Difference, lostFrom } from "./compare.ts";
import { unpackText } from "./packing.ts";
import { emptyTables, openReleased, releases, shownBy, type Variant } from "./released.ts";
import { type Address, openShown } from "./shown.ts";
import type { ReleaseSite } from "./site.ts";

const variants = releases.flatMap((release): Variant[] => [
  { release, engine, from: "data" },
  { release, engine, from: "backup" },
]);

describe.each(variants)("$engine: the site of a release, opened from its $from", (variant) => {
  let site: ReleaseSite;
  let intended: Record<Variant["from"], Difference[]>;
  beforeAll(async () => {
    const file = pathToFileURL(join(variant.release, "differences.ts"));
    ({ intended } = await import(file.href));
    site = await openReleased(variant, process.env.TEST_DATABASE_URL);
  });
  afterAll(() => site?.close());

  it(`shows every document, file, member, registration and address that ${basename(variant.release)} showed`, async () => {
    const then = shownBy(variant);
    const { readAll } = await openShown(site);
    const now = await readAll(Object.keys(then) as Address[]);
    expect(lostFrom(then, now, intended[variant.from])).toEqual([]);
  });

  it("has rows in every table of the release", async () => {
    const sql = unpackText(join(variant.release, "postgres.sql.gz"));
    const released = [...sql.matchAll(/^CREATE TABLE public\.(\w+)/gm)].map(([, name]) => camelCase(name));
    const known = tables.map(({ name }) => name).filter((name) => released.includes(name));
    expect(known.length).toBeGreaterThan(40);
    expect(await emptyTables(site, known)).toEqual([]);
  });
});

const camelCase = (name = "") => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
