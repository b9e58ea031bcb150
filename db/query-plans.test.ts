import { DatabaseSync, StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { describe, expect, it, vi } from "vitest";
import { tellOfReturns } from "#features/registrations/event-changes.server.ts";
import { contextFor } from "#server/services.ts";
import { addEvent, addGuests } from "#test/content/guests.ts";
import { engine, useSite } from "#test/harness.ts";
import { withNameKeys } from "./engines/sqlite-connection.ts";

// Matches plans without an index, or with one in which all articles have the same value.
const readsTable =
  /^SCAN (blogs|events|event_dates|collections|people|pages|calls|bylines|slugs|tags|revisions|comments|users|media_files)$|\(kind=\?\)$/;

type Plans = Record<"main" | "reader", Map<string, string[]>>;

// SQLite chooses by the indexes alone, however many rows there are. PostgreSQL would read the small tables of a test.
describe.skipIf(engine !== "sqlite")("the indexes", () => {
  const site = useSite();

  /** The plans of the queries that answer a request, on the main thread and on the reader's, by their text. */
  async function plansOf(path: string, headers = {}): Promise<Plans> {
    return plansOfWork(async () => {
      const { status } = await site.fetch(path, { headers });
      expect([path, status]).toEqual([path, expect.toBeOneOf([200, 301, 404])]);
    });
  }

  async function plansOfWork(work: () => Promise<void>): Promise<Plans> {
    const main = vi.spyOn(StatementSync.prototype, "all");
    const reader = vi.spyOn(Worker.prototype, "postMessage");
    await work();
    const texts = {
      main: main.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL),
      reader: reader.mock.calls.flatMap(([message]) => (message as { text?: string } | null)?.text ?? []),
    };
    main.mockRestore();
    reader.mockRestore();
    return { main: explain(texts.main), reader: explain(texts.reader) };
  }

  function explain(texts: string[]): Map<string, string[]> {
    const file = new DatabaseSync(`${site.place.folder}/site.sqlite`, { readOnly: true });
    for (const name of ["unicode_lower", "name_key"])
      file.function(name, { deterministic: true }, (text) => text);
    const plans = texts.map((text) => {
      const steps = file.prepare(`explain query plan ${withNameKeys(text)}`).all();
      return [text, steps.map(({ detail }) => String(detail))] as const;
    });
    file.close();
    return new Map(plans);
  }

  const stepsIn = (plans: Map<string, string[]>, wanted: RegExp) =>
    [...plans].filter(([, steps]) => steps.some((step) => wanted.test(step)));

  it("answer readers without reading a whole table", async () => {
    const [person] = await site.json<{ _id: string; slug: string }[]>("/api/people?limit=1");
    const [blog] = await site.json<{ _id: string; user: string }[]>("/api/blogs/all?view=card&limit=1");
    const paths = [
      "/",
      "/about",
      "/team",
      "/publications",
      "/events",
      "/blogs",
      "/photography",
      "/calls",
      "/calls/feed.xml",
      `/people/${person?.slug}`,
      `/people/${person?.slug}?articles=2`,
      `/blogs?author=${person?._id}`,
      `/blogs?author=${blog?.user}`,
      `/blogs/${blog?._id}`,
      "/blogs/no-such-article",
      "/no-such-page",
      "/sitemap.xml",
      ...["pages", "people-1", "blogs-1"].map((part) => `/sitemaps/${part}.xml`),
      "/feed.xml",
      "/events.ics",
      "/events?view=month&month=2026-03",
      "/oai?verb=ListRecords&metadataPrefix=oai_dc",
    ];
    const found = [];
    for (const path of paths) {
      const { main, reader } = await plansOf(path);
      expect([path, main.size + reader.size]).not.toEqual([path, 0]);
      found.push(...stepsIn(main, readsTable), ...stepsIn(reader, readsTable));
    }
    expect(found).toEqual([]);
  });

  it("find what replaces a publication, and not all publications", async () => {
    const [blog] = await site.json<{ _id: string }[]>("/api/blogs/section/publications?view=card&limit=1");
    const { main } = await plansOf(`/api/blogs/${blog?._id}/page`);
    const [steps] = stepsIn(main, /publication_records_replaces/).map(([, steps]) => steps.join());
    expect(steps).toContain("SEARCH blogs USING INDEX blogs_public (id=?");
  });

  it("have the addresses of the sitemap from nothing but an index", async () => {
    const { reader } = await plansOf("/sitemaps/blogs-2.xml");
    const steps = stepsIn(reader, /blogs_sitemap/).flatMap(([, steps]) => steps);
    expect(steps).not.toEqual([]);
    expect(steps.filter((step) => !step.includes("COVERING INDEX blogs_sitemap"))).toEqual([]);
  });

  // SQLite would plan each query that compares the same column with a parameter again for each run.
  it("have no condition that compares a column with a value", () => {
    const file = new DatabaseSync(`${site.place.folder}/site.sqlite`, { readOnly: true });
    const found = file
      .prepare("select name from sqlite_master where type = 'index' and sql glob '* where *[a-z] = *'")
      .all();
    file.close();
    expect(found.map(({ name }) => name)).toEqual(["media_files_undescribed"]);
  });

  it("have people in their order", async () => {
    const { main } = await plansOf("/api/people?limit=2&page=2");
    const [steps] = stepsIn(main, /people_order/).map(([, steps]) => steps.join());
    expect(steps).not.toContain("TEMP B-TREE");
  });

  it("have harvested records in their order", async () => {
    const { reader } = await plansOf("/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=2026-01-01");
    const [steps] = stepsIn(reader, /blogs_harvest/).map(([, steps]) => steps.join());
    expect(steps).toContain("SEARCH blogs");
    expect(steps).not.toContain("TEMP B-TREE");
  });

  it("have the guests of an event in order, so that each slice of the CSV file reads only its rows", async () => {
    const { _id } = await addEvent(site);
    await addGuests(site, _id, 3);
    const { reader } = await plansOf(`/api/events/${_id}/guests/csv`, await site.bearer());
    const plans = stepsIn(reader, /registrations_event/).map(([, steps]) => steps.join());
    expect(plans).toEqual(["SEARCH registrations USING INDEX registrations_event (event_id=? AND id>?)"]);
  });

  it("have the emails that are due in order", async () => {
    const { main } = await plansOfWork(async () => {
      await site.call("POST /api/auth/forgot-password", { email: "nobody@example.org" });
      site.services.emails.wake();
      await site.services.emails.idle();
      await tellOfReturns(contextFor(site.services, null));
    });
    const plans = [...main].filter(([text]) => /with "due"|"batch" =|"due_at" <=/.test(text));
    expect(plans.length).toBeGreaterThanOrEqual(3);
    expect(plans.filter(([, steps]) => /SCAN (emails|jobs)|FOR ORDER BY/.test(steps.join()))).toEqual([]);
  });

  it("keep administrators' scans off the main thread", async () => {
    const headers = await site.bearer();
    for (const path of [
      "/api/admin/overview",
      "/api/people/manage",
      "/api/people/manage/counts",
      "/api/pages/manage?q=about",
      "/api/blogs/manage?q=ada",
      "/api/addresses?view=redirects",
      "/api/addresses?view=missing",
      "/api/addresses/suggestions?path=/old/city-notes",
      "/api/settings/institute/revisions",
      "/api/authors?q=ada",
    ]) {
      const { main } = await plansOf(path, headers);
      expect([path, stepsIn(main, /^SCAN (?!json_each)/)]).toEqual([path, []]);
    }
  });
});
