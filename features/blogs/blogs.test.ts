import { describe, expect, it } from "vitest";
import { openSite, useSite } from "#test/harness.ts";
import type { Blog, BlogCard, ListedBlog } from "./contract.ts";

const site = useSite();

const list = (query = "") => site.json<ListedBlog[]>(`/api/blogs/all${query}`);
const section = (path: string) => site.json<ListedBlog[]>(`/api/blogs/section/${path}`);

describe("GET /api/blogs/all", () => {
  it("lists full entities, newest first", async () => {
    const blogs = await list();
    expect(blogs.length).toBe(29);
    const dates = blogs.map((blog) => blog.createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(blogs[0]).toMatchObject({
      title: "The city from the fourth floor: who lives on Anjuvar’s roofs",
      name: "Nasrin Oyelaran",
      section: "publications",
      eventDate: null,
      eventStatus: null,
    });
    expect(blogs[0]?.content).toContain("<p>");
    expect(blogs[0]?.user).toBe(blogs[0]?.author._id);
    expect(blogs[0]?.likes?.length).toBe(blogs[0]?.likeCount);
    expect(blogs[0]?.comments?.length).toBe(blogs[0]?.commentCount);
  });

  it("returns cards without bodies, with total and links", async () => {
    const response = await site.fetch("/api/blogs/all?view=card&limit=10&page=2");
    const cards = (await response.json()) as ListedBlog[];
    expect(cards.length).toBe(10);
    expect(cards[0]).not.toHaveProperty("content");
    expect(cards[0]?.excerpt.length).toBeGreaterThan(100);
    expect(response.headers.get("x-total-count")).toBe("29");
    expect(response.headers.get("x-page-count")).toBe("3");
    expect(response.headers.get("link")).toContain('</api/blogs/all?page=3&limit=10&view=card>; rel="next"');
    const first = await list("?view=card&limit=10");
    expect(new Set([...first, ...cards].map((card) => card._id)).size).toBe(20);
  });

  it("filters by section, tag, author and year", async () => {
    const all = await list("?view=card");
    const zone = (date: string) =>
      new Date(date).toLocaleDateString("en-US", { timeZone: "Europe/Lisbon", year: "numeric" });
    const [newest] = all;
    const year = zone(newest?.date ?? "");
    const cases: [string, (blog: ListedBlog) => boolean][] = [
      ["section=events", ({ section }) => section === "events"],
      ["tag=MAPPING", ({ tags }) => tags.includes("mapping")],
      [`author=${newest?.user}`, ({ user }) => user === newest?.user],
      [`year=${year}`, ({ date }) => zone(date) === year],
      [
        `author=${newest?.user}&section=programmes&year=${year}`,
        ({ user, section, date }) => user === newest?.user && section === "programmes" && zone(date) === year,
      ],
    ];
    for (const [query, fits] of cases) {
      const wanted = all.filter(fits);
      expect(wanted.length, query).toBeGreaterThan(0);
      expect(wanted.length, query).toBeLessThan(all.length);
      expect(await list(`?view=card&${query}`), query).toEqual(wanted);
    }
    for (const query of ["tag=nothing", "author=nobody", "year=1999", "tag=%25", "tag='--"]) {
      expect(await list(`?${query}`), query).toEqual([]);
    }
    for (const query of [
      "section=sport",
      "year=soon",
      "year=99999",
      "author=%20",
      `tag=${"a".repeat(101)}`,
    ]) {
      expect((await site.fetch(`/api/blogs/all?${query}`)).status, query).toBe(400);
    }
  });

  it("uses years in the site's time zone", async () => {
    const tokyo = await openSite({ env: { TIME_ZONE: "Asia/Tokyo" } });
    const [newest] = await tokyo.json<BlogCard[]>("/api/blogs/all?view=card&limit=1");
    const publishedIn = async (year: number, publishedAt: string) => {
      const id = newest?._id ?? "";
      await tokyo.services.db.write(async (queries, changed) => {
        await queries.updateTable("blogs").set({ publishedAt }).where("id", "=", id).execute();
        changed("blogs");
      });
      const found = await tokyo.json<BlogCard[]>(`/api/blogs/all?view=card&year=${year}`);
      const years = await tokyo.json<number[]>("/api/blogs/years");
      return [found.map(({ _id }) => _id), years.slice(-2)];
    };
    expect(await publishedIn(2019, "2019-12-31T14:59:59.999Z")).toEqual([[newest?._id], [2023, 2019]]);
    expect(await publishedIn(2019, "2019-12-31T15:00:00.000Z")).toEqual([[], [2023, 2020]]);
    expect(await publishedIn(2020, "2020-12-31T14:59:59.999Z")).toEqual([[newest?._id], [2023, 2020]]);
    await tokyo.close();
  });

  it("rejects invalid pages", async () => {
    const response = await site.fetch("/api/blogs/all?page=none");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: "page" }] });
  });
});

it("GET /api/blogs/newest returns the three newest blogs, of translations one", async () => {
  const newest = await site.json<ListedBlog[]>("/api/blogs/newest");
  const shown = await list("?view=card&limit=3&prefer=site");
  expect(newest.map(({ _id }) => _id)).toEqual(shown.map(({ _id }) => _id));
  expect(Object.keys(newest[0] ?? {})).not.toContain("excerpt");
});

it("GET /api/blogs/years lists the years with articles, latest first", async () => {
  const years = (await list("?view=card")).map(({ date }) => new Date(date).getUTCFullYear());
  expect(await site.json("/api/blogs/years")).toEqual([...new Set(years)]);
});

describe("GET /api/blogs/{id}", () => {
  it("returns the same as the lists", async () => {
    const [first] = await list();
    expect(await site.json<Blog>(`/api/blogs/${first?._id}`)).toEqual(first);
  });

  it("answers 404 for unknown and malformed ids", async () => {
    for (const id of ["000000000000000000000000", "%00", "a".repeat(150), "'--"]) {
      const response = await site.fetch(`/api/blogs/${id}`);
      expect(response.status, id).toBe(404);
      expect(await response.json()).toHaveProperty("msg");
    }
  });
});

describe("GET /api/blogs/section/{sectionType}", () => {
  it("lists a section; research means programmes, singulars are accepted, anything else is empty", async () => {
    const programmes = await section("programmes");
    expect(programmes.length).toBe(10);
    expect(programmes.every((blog) => blog.section === "programmes")).toBe(true);
    expect(await section("research")).toEqual(programmes);
    expect(await section("programme")).toEqual(programmes);
    expect(await section("sport")).toEqual([]);
    expect(await section("constructor")).toEqual([]);
  });

  it("filters by subcategory", async () => {
    const blogs = await section("programmes?subcategory=Migrant%20Workers");
    expect(blogs.length).toBeGreaterThan(0);
    expect(blogs.every((blog) => blog.subcategory === "Migrant Workers")).toBe(true);
    expect(await section("programmes?subcategory=None")).toEqual([]);
  });

  it("orders events: upcoming soonest first, then past ones latest first", async () => {
    const events = await section("events?view=card");
    const upcoming = events
      .filter((event) => event.eventStatus === "upcoming")
      .map((event) => event.eventDate);
    const past = events.filter((event) => event.eventStatus === "past").map((event) => event.eventDate);
    expect(upcoming.length).toBe(5);
    expect(past.length).toBe(5);
    expect(events.map((event) => event.eventDate)).toEqual([
      ...upcoming.toSorted(),
      ...past.toSorted().reverse(),
    ]);
    expect(await section("events?view=card&eventStatus=upcoming")).toEqual(events.slice(0, 5));
    expect(await section("events?view=card&eventStatus=past")).toEqual(events.slice(5));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => section(`events?view=card&limit=3&page=${page}`)),
    );
    expect(pages.flat()).toEqual(events);
  });

  it("rejects an unknown status", async () => {
    expect((await site.fetch("/api/blogs/section/events?eventStatus=soon")).status).toBe(400);
  });

  it("counts an event as past from the moment it begins", async () => {
    const [next] = await section("events?view=card&eventStatus=upcoming");
    const begins = next?.eventDate ?? "";
    site.clock.set(begins);
    expect((await section("events?eventStatus=upcoming&view=card"))[0]?._id).toBe(next?._id);
    site.clock.set(new Date(Date.parse(begins) + 1).toISOString());
    expect((await section("events?eventStatus=past&view=card"))[0]?._id).toBe(next?._id);
    site.clock.set("2026-03-10T09:00:00.000Z");
  });
});

it("GET /api/blogs/subcategories/{section} lists the subcategories in order", async () => {
  const names = await site.json<string[]>("/api/blogs/subcategories/programmes");
  expect(names).toEqual([
    "Migrant Workers",
    "Right to Space",
    "Social Justice",
    "Sustainable Transportation",
  ]);
  expect(await site.json("/api/blogs/subcategories/sport")).toEqual([]);
});
