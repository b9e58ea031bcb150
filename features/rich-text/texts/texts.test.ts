import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isLong, weightOf } from "#core/text-weight.ts";
import type { BlogPage } from "#features/blogs/contract.ts";
import { hostileTexts } from "#test/files/corpora.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { type Answered, article, errorsIn, writingApi } from "#test/writing.ts";
import { parsedHtml } from "../html.server.ts";
import { runJob } from "./jobs.server.ts";
import { readText } from "./texts.server.ts";

const table = (rows: number) => {
  const row = (number: number) =>
    `<tr>${Array.from({ length: 10 }, (_, column) => `<td>${number * column}</td>`).join("")}</tr>`;
  return `<table><tbody>${Array.from({ length: rows }, (_, number) => row(number)).join("")}</tbody></table>`;
};
const picture = '<p><img src="https://elsewhere.example/a.png" alt="A river"></p>';
const long = `<h2>Tables</h2>${table(300)}${picture}<p>The end.</p>`;

const site = useSite();
const api = writingApi(site, useBearer(site));

/** The elements of the texts that the main thread has parsed, of each. */
let parsed: number[] = [];
const hear = (html: unknown) => parsed.push(weightOf(String(html)));
beforeEach(() => {
  parsed = [];
  parsedHtml.subscribe(hear);
});
afterEach(() => parsedHtml.unsubscribe(hear));
const longParsed = () => parsed.filter((weight) => weight >= 1000);

let made = 0;
const newId = () => (made++).toString(16).padStart(24, "d");
const preview = (fields: object, by = api) =>
  by.call<BlogPage & { msg: string }>("POST /api/blogs/preview", fields);
const autosave = (id: string, fields: object) =>
  api.call<Answered["body"]>(`PUT /api/blogs/${id}/draft`, fields);

describe("long texts", () => {
  it("are read off the main thread by previews, saves, pages, feeds and files of charts", async () => {
    const id = newId();
    const numbers = ["A", "B", "C"].map((name, value) => `<tr><th>${name}</th><td>${value}</td></tr>`);
    const table = `<table><tbody>${numbers.join("")}</tbody></table>`;
    const chart = `<figure data-chart="bars">${table}<figcaption>Numbers</figcaption></figure>`;
    const content = chart + long;
    const shown = await preview({ ...article, content });
    expect(shown.body.article.includes('<figure class="chart">')).toBe(true);
    expect((await autosave(id, { ...article, content })).status).toBe(200);
    expect((await autosave(id, { content: `${content}<p>More.</p>`, version: 1 })).status).toBe(200);
    const published = await api.update(id, { status: "published", version: 2 });
    expect(published.body).toMatchObject({ status: "published" });
    const page = await site.fetch(`/blogs/${id}`);
    expect((await page.text()).includes("More.")).toBe(true);
    for (const path of [`/api/blogs/${id}`, `/blogs/${published.body.slug}/charts/1.svg`, "/feed.json"])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
    expect((await api.call(`GET /api/blogs/${id}/revisions/2`)).status).toBe(200);
    const drawn = await api.call("POST /api/charts/preview", { html: chart + long, language: "" });
    const ofPage = await api.call("POST /api/pages/preview", { title: "x", template: "text", content });
    expect([drawn.status, ofPage.status]).toEqual([200, 200]);
    expect(longParsed()).toEqual([]);
  });

  it("stay on the main thread if they are short", async () => {
    await preview(article);
    expect(parsed.length).toBeGreaterThan(0);
  });

  it("are long by what parsers make of end tags alone and of <", async () => {
    for (const piece of ["</p>", "</br>", "<"]) {
      const content = piece.repeat(Math.floor(49_900 / piece.length));
      expect((await preview({ ...article, content })).status).toBe(200);
    }
    expect(parsed).toEqual([]);
  });

  it("become the same as short ones", async () => {
    const pieces = [...hostileTexts("html"), table(3), picture, "<h2>One</h2><p>مرحبا</p>"];
    const some = Array.from({ length: Math.ceil(pieces.length / 150) }, (_, n) =>
      pieces.slice(n * 150, n * 150 + 150),
    );
    for (const piece of some) {
      const html = `${piece.map((text) => `<p>x</p>${text}`).join("\n")}${long}`;
      expect(isLong(html)).toBe(true);
      const clean = await readText("clean", html, undefined);
      expect(clean).toEqual(runJob("clean", html, undefined));
      const references = await readText("references", clean.html, "en");
      expect(references).toEqual(runJob("references", clean.html, "en"));
      const material = { galleries: [], drawings: [], ...maps() };
      const about = {
        embeds: { peertubeHosts: [], embedHosts: [], deep: "#0c2b22" },
        timeZone: "UTC",
        language: "ar",
      };
      const options = { origin: site.url, ...about, material };
      expect(await readText("render", clean.html, options)).toEqual(runJob("render", clean.html, options));
    }
  });

  const maps = () => ({ pictures: new Map(), files: new Map(), videos: new Map(), tracks: new Map() });

  it("are refused in the same words as short ones", async () => {
    const refused = async (content: string) => {
      const { status, body } = await api.add({ ...article, content });
      return [status, body.msg, errorsIn({ body })];
    };
    expect(await refused("<p></p>".repeat(50_001))).toEqual([
      400,
      "The content has too many elements: please split it into several articles.",
      ["content"],
    ]);
    expect(await refused(`${"<b>".repeat(101)}${long}`)).toEqual([
      400,
      "The content has too many elements inside each other.",
      ["content"],
    ]);
    expect(await refused(`<p>${"long ".repeat(200_000)}</p>`)).toEqual([
      400,
      "The content is too long: please split it into several articles.",
      ["content"],
    ]);
    expect(await refused("<p></p>".repeat(2000))).toEqual(await refused("<p></p>"));
    expect(longParsed()).toEqual([]);
  });

  it("are read in turns: a member with many does not hold up others", async () => {
    const { signedIn } = await addPerson(site, "Other Writer", { role: "admin" });
    const other = writingApi(site, signedIn);
    const ended: string[] = [];
    const all = Array.from({ length: 6 }, (_, number) =>
      preview({ ...article, content: `${long}<p>${number}</p>` }).then(({ status }) =>
        ended.push(`${status}`),
      ),
    );
    const theirs = preview({ ...article, content: `${long}<p>theirs</p>` }, other).then(() =>
      ended.push("other"),
    );
    await Promise.all([...all, theirs]);
    expect(ended.toSorted()).toEqual([...Array(6).fill("200"), "other"]);
    expect(ended.at(-1)).toBe("200");
  });

  it("of one member wait up to a bound", async () => {
    const content = "<p></p>".repeat(40_000);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, number) => preview({ ...article, content: `${content}${number}` })),
    );
    const refused = all.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(all.length);
    expect(refused[0]).toMatchObject({
      status: 429,
      body: { msg: "Your other texts are still being read. Please try again in a moment." },
    });
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
  });

  it("count by their elements as previews and saves", async () => {
    const counted: [string, number | undefined][] = [];
    const { limits } = site.services;
    const { count } = limits;
    limits.count = async (limit, _key, weight) => {
      counted.push([limit, weight]);
    };
    await preview({ ...article, content: long });
    await preview(article);
    const id = newId();
    await autosave(id, { ...article, content: long });
    await api.update(id, { content: `${long}.`, version: 1 });
    limits.count = count;
    expect(counted).toEqual([
      ["preview", undefined],
      ["elements of previews", weightOf(long)],
      ["preview", undefined],
      ["text of an admin", 39],
      ["elements of saves", weightOf(long)],
      ["text of an admin", 39],
      ["elements of saves", weightOf(`${long}.`)],
    ]);
  });
});

describe("autosaves of a long text", () => {
  it("keep the last one, and skip those in between", async () => {
    const id = newId();
    const saves = [1, 2, 3, 4, 5].map((number) =>
      autosave(id, { title: `Save ${number}`, content: `${long}<p>Save ${number}</p>` }),
    );
    const answers = await Promise.all(saves);
    const skipped = answers.filter(({ status }) => status !== 200);
    expect(skipped.length).toBe(3);
    for (const { status, body } of skipped)
      expect({ status, code: body.code, msg: body.msg }).toEqual({
        status: 409,
        code: "superseded",
        msg: "A later save of this text has taken the place of this one.",
      });
    const { body } = await api.read(id);
    // Requests that are sent at once arrive in any order.
    const saved = answers.filter(({ status }) => status === 200).map((answer) => answer.body);
    expect(saved.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(body).toMatchObject({ version: 2, title: saved.find(({ version }) => version === 2)?.title });
  });

  it("do not wait for those of another document", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => autosave(newId(), { ...article, content: long })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
