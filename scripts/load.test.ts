import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { blogs } from "#sample/blogs/blogs.ts";
import { engine, openSite, useFolder, useSite } from "#test/harness.ts";
import { run } from "#test/processes.ts";

const folder = useFolder();
const site = useSite({ filled: false, env: { ADMIN_EMAIL: "admin@example.org" } });
beforeAll(() => site.clock.set("2080-01-01T00:00:00.000Z")); // the command goes by the real clock

/** What `npm run site -- load` says, beside the running site. */
async function load(...args: string[]) {
  const program = run(["scripts/site.ts", "load", ...args], site.place.env);
  return { code: await program.ended, out: program.out(), err: program.err() };
}

function writeFile(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** How many articles there are, counted in the database: another process has written them. */
async function total(): Promise<number> {
  const { count } = await site.services.db.queries
    .selectFrom("blogs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const article = (path: string, more: object = {}) => ({
  source: "example/notes",
  path,
  title: `About ${path}`,
  date: "2019-05-01 09:30:00 -0400",
  html: "<p>Words.</p>",
  ...more,
});

describe("npm run site -- load", () => {
  it("publishes articles and events, and reports what was removed or rejected", async () => {
    const file = writeFile("articles.json", [
      article("one", {
        tags: ["open-data", "Walks"],
        html: "<p>Words.</p><script>x</script><p class='a'>More.</p>",
      }),
      article("two", { date: "2090-06-01 18:00:00 +0200", end_date: "2090-06-01 20:00:00 +0200" }),
      article("three", { title: "" }),
      article("four", { date: "some day" }),
      article("one", { title: "The same again" }),
    ]);
    const { code, out, err } = await load(file, "--author", "The Notebook", "--subcategory", "Notes");
    expect([code, err]).toEqual([0, ""]);
    const lines = out.trim().split("\n");
    expect(lines).toContain("2 of 5 articles published, 1 were already there, 2 rejected.");
    expect(lines).toContain("  rejected  three: Please enter a title.");
    expect(lines).toContain("  rejected  four: invalid date some day");
    expect(lines).toContain("       1 × script");
    expect(lines).toContain("       1 × p[class]");
    const blogs = await site.json<ListedBlog[]>("/api/blogs/all");
    const common = { name: "The Notebook", subcategory: "Notes", avatar: null };
    const [event, note] = blogs.toSorted((a, b) => a.section.localeCompare(b.section));
    expect(event).toMatchObject({ ...common, section: "events", eventDate: "2090-06-01T16:00:00.000Z" });
    expect(note).toMatchObject({
      ...common,
      section: "publications",
      date: "2019-05-01T13:30:00.000Z",
      tags: ["open data", "Walks"],
    });
    expect(note?.content).toBe("<p>Words.</p><p>More.</p>");
  });

  it("publishes three hundred articles, and skips them the second time", async () => {
    const some = Array.from({ length: 300 }, (_, at) => {
      const blog = blogs[at % blogs.length];
      return article(`number-${at}`, { html: blog?.content });
    });
    const file = writeFile("many.json", some);
    const before = await total();
    const first = await load(file);
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(first.out).toContain("300 of 300 articles published, 0 were already there, 0 rejected.");
    expect(await total()).toBe(before + 300);
    const listed = await (await site.fetch("/api/blogs/all?limit=100")).text();
    const second = await load(file);
    expect(second.out).toContain("0 of 300 articles published, 300 were already there, 0 rejected.");
    expect(await (await site.fetch("/api/blogs/all?limit=100")).text()).toBe(listed);
    expect((await site.fetch("/blogs?page=3")).status).toBe(200);
  });

  it("reads one article per line, however long the file is", async () => {
    const html = `<p>Braces } and { in "text" \\ ${"long ".repeat(150_000)}</p>`;
    const lines = [1, 2, 3].map((line) => JSON.stringify(article(`line-${line}`, { html })));
    const { code, out } = await load(writeFile("articles.ndjson", lines.join("\n")));
    expect([code, out]).toEqual([
      0,
      expect.stringContaining("3 of 3 articles published, 0 were already there, 0 rejected."),
    ]);
  });

  // Nothing of it has to do with the database.
  it.runIf(engine === "sqlite")("explains in one sentence what it cannot read", async () => {
    const cases: [string[], RegExp][] = [
      [[writeFile("broken.json", '[{"title": ')], /^The file .*broken\.json is not JSON\.$/],
      [[writeFile("other.json", { title: "x" })], /^The file .*other\.json does not contain articles: /],
      [
        [writeFile("half.json", [article("a"), { title: "x" }])],
        /^The file .*half\.json does not contain articles: 1\./,
      ],
      [[join(folder, "none.json")], /none\.json/],
      [[], /^Please name a file: /],
      [["--colour", "red"], /--colour/],
    ];
    const before = await total();
    const results = await Promise.all(cases.map(([args]) => load(...args)));
    for (const [index, [, sentence]] of cases.entries()) {
      expect(results[index]?.code).toBe(1);
      expect(results[index]?.err.trim()).toMatch(sentence);
      expect(results[index]?.err.trim().split("\n").length).toBe(1);
    }
    expect(await total()).toBe(before);
  });

  it("needs an admin", async () => {
    const empty = await openSite({ filled: false });
    const program = run(
      ["scripts/site.ts", "load", writeFile("one.json", [article("one")])],
      empty.place.env,
    );
    expect(await program.ended).toBe(1);
    expect(program.err()).toMatch(/^There is no admin yet: .*\n$/);
    await empty.close();
  });
});
