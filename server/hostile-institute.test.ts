import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { engine, type Refused, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

let mediaId: string;
const lines: string[] = [];
afterAll(() => expect(lines, "nothing that an administrator enters is an error of ours").toEqual([]));
const site = useSite({ filled: false, env: { LOG_LEVEL: "error" }, log: (line) => lines.push(line) });
const admin = usePerson(site, "Tries Everything", { role: "admin" });
beforeAll(async () => {
  const form = { file: blob(await somePicture("teal", 400, 300)), alt: "Teal" };
  mediaId = (await sendForm<{ _id: string }>(site, "POST /api/media", form, admin.signedIn)).body._id;
});

const texts = [
  '<script>alert("a")</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "</script></style></title><script>alert(1)</script>",
  "red;}body{display:none}</style><script>alert(1)</script>",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/x",
  "/\\evil.example",
  "x".repeat(100_000),
  "👩‍👩‍👧‍👦".repeat(40),
  "\0",
  "a\0b\ud800",
  "\u202egnirts\u200b\ufeff",
  "\u200b",
  "' or 1=1; drop table blogs;--",
  "{{7*7}}%00%2e%2e/",
  "line one\r\nSet-Cookie: a=b",
  "__proto__",
];
// Markup, addresses and the types of values are judged before a database is asked, so one engine is enough.
const reachesDatabase = (value: unknown) =>
  typeof value === "number" ||
  (typeof value === "string" && /[^ -~]|['"\\%]|^x+$/.test(value) && !/[<>]/.test(value));
const others: unknown[] = [null, true, -1, 0.5, 1e308, [], {}, [[]], ["x", "x"]];

const values = [...texts, ...others].filter((value) => engine === "sqlite" || reachesDatabase(value));

type Path = (string | number)[];
type Answer = Partial<Refused> & { version?: number };

/** The paths of all lists and simple values, using the first entry of each list. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  const inside = entries.flatMap(([name, part]) => pathsIn(part, [...path, name]));
  return Array.isArray(value) ? [path, ...inside] : inside;
}

function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[first] = withValue(copy[first], rest, value);
  return copy;
}

/** Sends every hostile value in every field. Each is accepted as text or rejected with a sentence. */
async function attack(line: string, body: object, versioned?: { version: number }): Promise<void> {
  for (const path of pathsIn(body)) {
    for (const value of values) {
      const sent = { ...(withValue(body, path, value) as object), ...versioned };
      const { status, body: answer } = await site.call<Answer>(line, sent, admin.signedIn);
      const named = `${path.join(".")} = ${JSON.stringify(value).slice(0, 60)}`;
      const what = `${line} ${named}: ${status} ${answer.msg ?? ""}`;
      expect([status < 500, status === 429], what).toEqual([true, false]);
      if (status >= 400) expect(answer.msg, what).toMatch(/^[\p{Lu}“]/u);
      for (const { msg } of answer.errors ?? [])
        expect(msg, what).not.toMatch(/invalid input|expected|too (big|small)/i);
      if (versioned && status < 400) versioned.version = answer.version ?? 0;
    }
  }
}

/** Expects that no public page fails or has markup from a text. */
async function expectHarmless(more: string[] = []): Promise<void> {
  const paths = pages.map(({ path }) => path).filter((path) => !path.includes(":"));
  const files = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/events.ics"];
  for (const path of [...paths, ...files, ...more]) {
    const answer = await site.fetch(path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("set-cookie"), path).toBeNull();
    expect(text.match(/<script>alert|<img src=x|<svg\/onload/g), path).toBeNull();
    expect(text.match(/(href|src|action)="\s*(javascript|data:text|java\s)[^"]*"/gi), path).toBeNull();
    for (const [, data = ""] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(data);
  }
}

/** Lists that are empty by default. */
const filled = {
  contact: {
    address: ["1 Street"],
    officeHours: [{ days: "Monday", hours: "9" }],
    social: ["https://a.example"],
  },
  accounts: { domains: ["a.example"] },
  institute: { donation: "https://a.example", announcement: "News", announcementLink: "/about" },
  home: { cards: [{ title: "One", text: "Two", to: "/about", link: "Three" }] },
  appearance: {},
  menu: {},
};
const rich = "<p>Words.</p>";
const share = {
  summary: "Short",
  seoTitle: "Title",
  shareImage: { mediaId: "", x: 1, y: 1 },
  noindex: false,
};

describe("hostile values in settings", () => {
  it.each(["institute", "appearance", "contact", "accounts", "menu", "home"] as const)(
    "%s",
    async (group) => {
      const { body } = await site.call<SavedSettings>("GET /api/settings", undefined, admin.signedIn);
      const values = { ...body[group].defaults, ...filled[group] };
      const line = `PUT /api/settings/${group}`;
      const { version } = body[group];
      await attack(line, { values }, { version });
      for (const text of texts.filter(({ length }) => length < 100)) {
        const isText = (value: unknown) => typeof value === "string" && !/^(#|\/|https)/.test(value);
        const hostile = JSON.parse(JSON.stringify(values), (_, value) => (isText(value) ? text : value));
        const { body: now } = await site.call<SavedSettings>("GET /api/settings", undefined, admin.signedIn);
        await site.call(line, { version: now[group].version, values: hostile }, admin.signedIn);
      }
      await expectHarmless();
    },
    300_000,
  );
});

describe("hostile values in documents", () => {
  it.each([
    [
      "POST /api/blogs/add",
      { title: "A", content: rich, section: "programmes", subcategory: "b", tags: "c", ...share },
    ],
    [
      "POST /api/photography/add",
      {
        title: "A",
        description: "B",
        category: "street",
        tags: "c",
        mediaType: "images",
        media: [{ id: "", alt: "a", caption: "b", credit: "c" }],
        ...share,
      },
    ],
    [
      "POST /api/people/add",
      {
        title: "A",
        role: "B",
        department: "C",
        biography: "D",
        tags: "e",
        email: "a@example.org",
        links: ["https://a.example"],
        orcid: "0000-0002-1825-0097",
        givenName: "A",
        familyName: "B",
        onBoard: true,
        past: false,
        ...share,
      },
    ],
    ["POST /api/pages/add", { title: "A", content: rich, parts: { introduction: "b" }, ...share }],
  ])(
    "%s",
    async (line, fields) => {
      const body = JSON.parse(
        JSON.stringify(fields)
          .replaceAll('"mediaId":""', `"mediaId":"${mediaId}"`)
          .replaceAll('"id":""', `"id":"${mediaId}"`),
      );
      expect(await site.call<Partial<Refused>>(line, body, admin.signedIn)).toMatchObject({ status: 201 });
      await attack(line, body);
      await expectHarmless();
    },
    300_000,
  );
});
