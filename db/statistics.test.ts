import { DatabaseSync, StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addEvent, addGuests } from "#test/content/guests.ts";
import { engine, makePlace, openSite, type Place, type TestSite } from "#test/harness.ts";
import { withNameKeys } from "./engines/sqlite-connection.ts";

const many = 3000; // articles and events, with the few comments and accounts of the sample

/** Reads every row of a table that grows. */
const readsAll = /^SCAN (blogs|event_dates|events|bylines|tags|slugs)$|\(kind=\?\)$/;
const readsMany = /^SCAN (blogs|event_dates|events|bylines|tags|slugs|search_entries|revisions)$/;
/** A list that needs no other table reads an index in its order. */
const isList = (text = "") => /^select "blogs"\."id", .* from "blogs" .* limit \d+ offset/.test(text);
const isSorted = (text = "", steps: string[]) =>
  isList(text) && !text.includes("in (select") && steps.includes("USE TEMP B-TREE FOR ORDER BY");

describe.skipIf(engine !== "sqlite")("after ANALYZE, with many articles and few of everything else", () => {
  let place: Place;
  let site: TestSite;
  beforeAll(async () => {
    place = await makePlace(true);
    const file = new DatabaseSync(`${place.folder}/site.sqlite`);
    file.function("unicode_lower", { deterministic: true }, (text) => text);
    const columns = "author_id, content, excerpt, section, subcategory, event_date, next_date, over_at";
    file.exec(`
      insert into blogs (id, title, created_at, updated_at, published_at, slug, slug_kept_at, ${columns})
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many})
        select 'many' || n, 'Title ' || n, at, at, at, 'many-' || n, at, ${columns}
        from numbers, (select '2026-01-01T00:00:00.000Z' as at), (select ${columns} from blogs where id in
          (select min(id) from blogs group by section)) kind
        where section = case n % 3 when 0 then 'events' when 1 then 'programmes' else 'publications' end;
      insert into event_dates (blog_id, id, starts_at, ends_at, state)
        select id, '', event_date, over_at, 'confirmed' from blogs where id glob 'many*' and section = 'events';
      insert into tags (kind, ref, position, label, tag)
        select 'blog', id, 0, 'Many', 'many' from blogs where id glob 'many*';
      insert into slugs (kind, slug, ref) select 'blog', slug, id from blogs where id glob 'many*';
      analyze`);
    file.close();
    site = await openSite({ beside: { place } });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  /** The text of each query of a request, and the steps of its plan. */
  async function plansOf(path: string, headers = {}): Promise<string[][]> {
    const main = vi.spyOn(StatementSync.prototype, "all");
    const reader = vi.spyOn(Worker.prototype, "postMessage");
    const { status } = await site.fetch(path, { headers });
    const texts = new Set([
      ...main.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL),
      ...reader.mock.calls.flatMap(([message]) => (message as { text?: string } | null)?.text ?? []),
    ]);
    main.mockRestore();
    reader.mockRestore();
    expect([path, status]).toEqual([path, 200]);
    const file = new DatabaseSync(`${place.folder}/site.sqlite`, { readOnly: true });
    file.function("unicode_lower", { deterministic: true }, (text) => text);
    file.function("name_key", { deterministic: true }, (text) => text);
    for (const name of ["marked", "passage"]) file.function(name, { varargs: true }, () => "");
    const plans = [...texts].map((text) => {
      const steps = file.prepare(`explain query plan ${withNameKeys(text)}`).all();
      return [text, ...steps.map(({ detail }) => String(detail))];
    });
    file.close();
    return plans;
  }

  it("pages are found and sorted by indexes", async () => {
    const [person] = await site.json<{ slug: string }[]>("/api/people?limit=1");
    const found: unknown[] = [];
    for (const path of [
      "/",
      "/programmes",
      "/publications",
      "/section/programmes",
      "/programmes?subcategory=Housing",
      "/events",
      "/events?status=past",
      "/events?view=month&month=2026-03",
      "/blogs",
      "/blogs?tag=many",
      "/blogs?year=2026",
      "/blogs?language=en",
      "/blogs/many-7",
      "/blogs/many-9",
      `/people/${person?.slug}`,
      "/feed.xml",
      "/events.ics",
      "/sitemap.xml",
      "/sitemaps/blogs-1.xml",
      "/oai?verb=ListRecords&metadataPrefix=oai_dc",
      "/photography",
    ])
      for (const [text, ...steps] of await plansOf(path))
        if (isSorted(text, steps) || steps.some((step) => readsAll.test(step)))
          found.push([path, text, steps]);
    expect(found).toEqual([]);
  });

  it("administrators' lists and searches read no whole table for each row of another", async () => {
    const headers = await site.bearer();
    const { _id } = await addEvent(site);
    await addGuests(site, _id, 3);
    const guests = `/api/events/${_id}/guests`;
    const managed = ["blogs", "people", "pages", "photography"].flatMap((kind) => [
      `/api/${kind}/manage?limit=25`,
      `/api/${kind}/manage?limit=25&q=title`,
      `/api/${kind}/manage/counts`,
    ]);
    const found: unknown[] = [];
    for (const path of [
      ...managed,
      ...["title", "likes", "comments"].map((sort) => `/api/blogs/manage?limit=25&sort=${sort}`),
      ...[guests, `${guests}/summary`, `${guests}/csv`, `/api/events/${_id}/door`],
      ...["/api/members?limit=25", "/api/members?limit=25&q=ada", "/api/authors?q=ada"],
      ...["/api/media?limit=25", "/api/media?limit=25&q=river", "/api/media/counts"],
      ...["/api/comments?limit=25&q=street", "/api/admin/overview", "/api/addresses?view=missing"],
      ...["/search?q=title", "/api/search?q=title&kind=blog&section=events&year=2026"],
    ])
      for (const plan of await plansOf(path, headers))
        if (plan.slice(1).filter((step) => readsMany.test(step)).length > 1) found.push([path, plan]);
    expect(found).toEqual([]);
  });

  it("the overview and the list of comments begin with the few comments", async () => {
    const headers = await site.bearer();
    const first = async (path: string) => {
      const plans = await plansOf(path, headers);
      return plans.filter(([text]) => text?.includes('from "comments"')).map(([, step]) => step);
    };
    const inOrder = /^(SEARCH|SCAN) comments USING |^CO-ROUTINE some$/;
    for (const path of ["/api/admin/overview", "/api/comments?limit=25"]) {
      const steps = await first(path);
      expect([path, steps.length]).not.toEqual([path, 0]);
      expect([path, steps.filter((step) => !inOrder.test(step ?? ""))]).toEqual([path, []]);
    }
  });
});
