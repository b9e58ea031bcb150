import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import type { Schema } from "#db/schema.ts";
import { namesIn } from "./identifiers.ts";
import { foreignReads, owners, tableNames, tablesChangedIn, tablesReadIn } from "./table-owners.ts";

const rooms = [
  "admin",
  "api",
  "app",
  "bench",
  "core",
  "db",
  "features",
  "sample",
  "scripts",
  "server",
  "test",
  "ui",
];
const files = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx}`)
  .map(normalize)
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const code = files.filter((file) => !file.endsWith(".test.ts") && !file.startsWith("test/"));

/** What each room may import besides itself. */
const below: Record<string, string[]> = {
  db: [],
  core: ["db"],
  ui: ["core"],
  features: ["core", "ui", "db"],
  api: ["features", "core"],
  sample: ["api", "features", "core", "db"],
  app: ["features", "core", "ui"],
  admin: ["app", "features", "core", "ui"],
  server: ["api", "app", "sample", "features", "core", "db"],
  scripts: ["api", "server", "sample", "features", "core", "db", "test"],
  bench: ["server", "app", "sample", "features", "core", "db", "test"],
};

/** Features import downward only: a feature may use those with a smaller number. Plain data of one lies lower. */
const floors: Record<string, number> = {
  "publishing/kinds.ts": -2,
  "publishing/lifecycle.ts": -2,
  addresses: -1,
  "settings/defaults.ts": -1,
  "settings/style.ts": -1,
  "settings/chart-colours.ts": -1,
  settings: 0.6,
  jobs: -1,
  purges: 0.7,
  emails: 0.7,
  media: 0,
  "search-index": 0,
  members: 1,
  fields: 0.5,
  publishing: 1,
  embeds: 2,
  comments: 2,
  likes: 2,
  people: 2,
  setup: 2,
  bylines: 3,
  charts: 3,
  institute: 3,
  photography: 4,
  publications: 4,
  events: 5,
  "rich-text": 4.5,
  "plain-documents": 5,
  blogs: 6,
  citations: 7,
  pages: 7,
  exports: 8,
  catalogues: 9,
  registrations: 9,
  feeds: 8,
  "site-search": 8,
  backups: 9,
  overview: 10,
};

/** A backup fills every table; a health check inserts a row and deletes it. */
const writesAnyTable = ["db/archive/restore.ts", "db/checks.ts"];

/** Words of our own that had a standard name: "word: name". No identifier may have them, not even as a part. */
const ownWords = [
  "asked: requested, request",
  "asleep: deferred",
  "awake: hydrated",
  "desk: admin, form",
  "faults: errors",
  "films: videos",
  "glance: draft summary",
  "house: services",
  "knowingly: skipPrompt",
  "notice: toast",
  "overtaken: conflict",
  "refusal: AppError",
  "said: flash, message",
  "saw: cacheTag",
  "saying: flash",
  "trouble: error",
  "underway: pending",
  "vanished: BrokenReferenceError",
  "visit: context",
  "waking: hydrate on interaction",
  "wishes: media preferences",
  "workshop: video queue",
  "written: values, editable, output",
].map((line) => line.split(": ", 1)[0]);

type Import = { from: string; to: string };

function importsOf(file: string): Import[] {
  const text = sources.get(file) ?? "";
  const named = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g);
  return [...named].flatMap(([, name = ""]) => {
    if (name.startsWith("#")) return [{ from: file, to: name.slice(1) }];
    if (name.startsWith(".")) return [{ from: file, to: normalize(join(dirname(file), name)) }];
    return [];
  });
}

const parsed = new Map<string, ReturnType<typeof namesIn>>();

function names(file: string): ReturnType<typeof namesIn> {
  const known = parsed.get(file) ?? namesIn(file, sources.get(file) ?? "");
  parsed.set(file, known);
  return known;
}

const roomOf = (file: string) => file.split("/")[0] ?? "";
const featureOf = (file: string) => (roomOf(file) === "features" ? file.split("/")[1] : undefined);
const floorOf = (file: string) =>
  floors[file.slice("features/".length)] ?? floors[featureOf(file) ?? ""] ?? 99;
const imports = code.flatMap(importsOf).filter(({ to }) => rooms.includes(roomOf(to)));

describe("the code", () => {
  it("imports run one way between the rooms", () => {
    const upward = imports.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && !below[roomOf(from)]?.includes(roomOf(to)),
    );
    expect(upward).toEqual([]);
  });

  it("features import each other only downward, and never another's store", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [user, used] = [featureOf(from), featureOf(to)];
      if (!user || !used || user === used) return false;
      return floorOf(from) <= floorOf(to) || /store\.server\.ts$/.test(to);
    });
    expect(wrong).toEqual([]);
  });

  it("server code takes nothing but types from components", () => {
    const runtime = /^import (?!type )[^;]*?from "[^"]+\.tsx";/gms;
    const wrong = code
      .filter((file) => /^(server|scripts|db|core|api|sample)\//.test(file) || file.includes(".server."))
      .filter((file) => file !== "app/entry.server.tsx" && runtime.test(sources.get(file) ?? ""));
    expect(wrong).toEqual([]);
  });

  it("writes SQL in stores, in engine files and in db/ only", () => {
    const allowed = (file: string) =>
      /^db\/|store\.server\.ts$|^features\/search-index\/(sqlite|postgres)\.server\.ts$/.test(file);
    const wrong = code.filter(
      (file) =>
        !allowed(file) &&
        /from "kysely"|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(sources.get(file) ?? ""),
    );
    expect(wrong).toEqual([]);
  });

  it("writes a table only in the feature that owns it", () => {
    const wrong = code
      .filter((file) => !writesAnyTable.includes(file) && !file.startsWith("db/migrations/"))
      .flatMap((file) => tablesChangedIn(sources.get(file) ?? "").map((table) => ({ file, table })))
      .filter(({ file, table }) => !owners[table].some((owner) => file.startsWith(owner)));
    expect(wrong).toEqual([]);
    expect(Object.keys(owners).sort()).toEqual(tableNames.sort());
  });

  it("reads the tables of other features only where it always did", () => {
    const isOwn = (file: string, table: keyof Schema) =>
      owners[table].length === 0 || owners[table].some((owner) => file.startsWith(owner));
    const reads = code
      .filter((file) => featureOf(file) && /store\.server\.ts$|^features\/search-index\//.test(file))
      .flatMap((file) => tablesReadIn(sources.get(file) ?? "").map((table) => ({ file, table })))
      .filter(({ file, table }) => !isOwn(file, table));
    const byFeature = Map.groupBy(reads, ({ file }) => featureOf(file) ?? "");
    const found = [...byFeature].map(([feature, some]) => [
      feature,
      [...new Set(some.map(({ table }) => table))].sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(foreignReads);
  });

  it("lists every decision in the index", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const decisions = globSync("docs/decisions/0*.md").map((file) => basename(file));
    expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it("puts raw HTML on a page in exactly one component", () => {
    const raw = code.filter((file) => /dangerouslySetInnerHTML|\.innerHTML\b/.test(sources.get(file) ?? ""));
    expect(raw).toEqual(["features/rich-text/article.tsx"]);
  });

  // Biome finds cycles and barrels.
  it("has no rooms without a name and no loose ends", () => {
    const nameless = files.filter((file) => /(^|\/)(utils?|lib|helpers?|common)(\/|\.|$)/.test(file));
    // Put together here, so that this file does not find itself.
    const loose = new RegExp(["TO" + "DO", "FIX" + "ME", "@ts-" + "ignore", "biome-" + "ignore"].join("|"));
    const unfinished = files.filter((file) => loose.test(sources.get(file) ?? ""));
    expect({ nameless, unfinished }).toEqual({ nameless: [], unfinished: [] });
  });

  it("keeps files under 300 lines, but for data", () => {
    const isData = (file: string) =>
      /^db\/schema|^sample\/(blogs\/|collections|comments|likes|members)/.test(file);
    const long = files.filter((file) => !isData(file) && (sources.get(file) ?? "").split("\n").length > 301);
    expect(long).toEqual([]);
  });

  it("gives functions at most four parameters", () => {
    const wide = files
      .filter((file) => file !== "app/entry.server.tsx") // React Router passes five
      .flatMap((file) => names(file).functions.map(({ line, parameters }) => ({ file, line, parameters })))
      .filter(({ parameters }) => parameters > 4);
    expect(wide).toEqual([]);
  });

  it("calls things by their standard names", () => {
    const found = files.flatMap((file) =>
      [...names(file).identifiers]
        .filter((name) => name !== "visitLimit") // a method of Kysely
        .filter((name) => name.split(/(?=[A-Z])/).some((word) => ownWords.includes(word.toLowerCase())))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

it("the browser's files have what only writers need apart from what every page runs on", () => {
  const of = (text: RegExp) =>
    globSync("build/client/assets/*.js")
      .filter((file) => text.test(readFileSync(file, "utf8")))
      .map((file) => file.replace(/^.*[\\/]|-.{8}\.js$/g, ""));
  expect(new Set(of(/prosemirror|tiptap/i))).toEqual(new Set(["editor"]));
  const takers = of(/from"\.\/editor-[^"]+"/);
  expect(new Set(takers)).toEqual(new Set(["editor"]));
});
