import { describe, expect, it } from "vitest";
import { usePages } from "#test/pages.ts";
import type { BlogCard, Front } from "./contract.ts";

const pages = usePages({ filled: false });

async function add(title: string, language: string, more = {}): Promise<BlogCard> {
  const fields = { title, language, content: "<p>x</p>", section: "programmes", ...more };
  return (await pages.call<BlogCard>("POST /api/blogs/add", fields)).body;
}

const link = (one: BlogCard, other: BlogCard) =>
  pages.call(`PUT /api/translations/blog/${one._id}`, { other: other._id });

async function list(query: string) {
  const answer = await pages.site.fetch(`/api/blogs/${query}`);
  const cards = (await answer.json()) as BlogCard[];
  return {
    titles: cards.map(({ title }) => title),
    cards,
    total: Number(answer.headers.get("x-total-count")),
  };
}

describe("a list that prefers a language", () => {
  it("has one card for a set of translations, which names the others", async () => {
    pages.site.clock.set("2026-03-10T09:00:00.000Z");
    const spanish = await add("El tranvía", "es", { tags: "tranvía", subcategory: "Tránsito" });
    pages.site.clock.set("2026-03-10T09:01:00.000Z");
    const english = await add("The tram", "", { tags: "tram", subcategory: "Transit" });
    pages.site.clock.set("2026-03-10T09:02:00.000Z");
    await add("Stairs", "");
    const arabic = await add("الترام", "ar", { status: "draft" });
    await link(english, spanish);
    await link(english, arabic);

    expect(await list("all?view=card")).toMatchObject({ total: 3 }); // what programs ask for stays whole
    const own = await list("all?view=card&prefer=site");
    expect([own.titles, own.total]).toEqual([["Stairs", "The tram"], 2]);
    expect(own.cards.map(({ alsoIn }) => alsoIn.map(({ language }) => language))).toEqual([[], ["es"]]);
    expect((await list("all?view=card&prefer=es")).titles).toEqual(["Stairs", "El tranvía"]);
    // In no language of theirs: the one that was written first.
    expect((await list("all?view=card&prefer=fr")).titles).toEqual(["Stairs", "El tranvía"]);
    expect((await list("section/programmes?view=card&prefer=site&limit=1&page=2")).titles).toEqual([
      "The tram",
    ]);
  });

  it("compares only the translations that pass the filter", async () => {
    expect((await list("all?view=card&prefer=site&tag=tranvía")).titles).toEqual(["El tranvía"]);
    expect((await list("section/programmes?view=card&prefer=site&subcategory=Tránsito")).titles).toEqual([
      "El tranvía",
    ]);
    expect((await list("all?view=card&prefer=site&language=es")).titles).toEqual(["El tranvía"]);
  });

  it("is what pages show, and changes with the translations", async () => {
    const shown = async (path: string) => {
      const html = await pages.html(path);
      return ["The tram</a>", "El tranvía</a>", "Also in"].map((part) => html.includes(part));
    };
    for (const path of ["/", "/blogs", "/programmes", "/section/programmes"])
      expect([path, await shown(path)]).toEqual([path, [true, false, true]]);
    const html = await pages.html("/blogs");
    expect(html).toMatch(
      /<a lang="es" dir="ltr" hrefLang="es"[^>]* href="\/blogs\/el-tranvia"[^>]*>Español</i,
    );
    const front = await pages.site.json<Front>("/api/blogs/front");
    expect(front.latest.map(({ title }) => title)).toEqual(["Stairs", "The tram"]);

    const [english] = (await list("all?view=card&tag=tram")).cards;
    await pages.call(`PUT /api/blogs/${english?._id}`, { status: "draft" });
    await expect.poll(() => shown("/blogs")).toEqual([false, true, false]);
    await pages.call(`PUT /api/blogs/${english?._id}`, { status: "published" });
    await pages.call(`DELETE /api/translations/blog/${english?._id}`);
    await expect.poll(() => shown("/blogs")).toEqual([true, true, false]);
  });

  it("shows an event once in its month", async () => {
    const event = { section: "events", eventDate: "2031-05-06T18:00" };
    await link(await add("La charla", "es", event), await add("The talk", "", event));
    type Month = { dates: { title: string }[]; firstDay: number };
    const month = await pages.site.json<Month>("/api/events/month?month=2031-05");
    expect(month).toMatchObject({ dates: [{ title: "The talk" }], firstDay: 0 });
    expect((await pages.site.json<Month>("/api/events/month?month=2031-05&language=es")).dates).toMatchObject(
      [{ title: "La charla" }],
    );
  });
});
