import { compareNames } from "#core/collator.ts";
import type { Context } from "#core/context.ts";
import { untilWrite } from "#core/until-write.ts";
import { instantAt } from "#core/zone.ts";
import type { Section } from "#db/schema.ts";
import { sections } from "./contract.ts";
import { storedLanguages } from "./languages.store.server.ts";
import { untilNextTurn } from "./next-change.server.ts";
import * as store from "./store.server.ts";

const max = 100;

type SectionInput = { section: string };

export const listSubcategories = untilWrite(
  (_, { section }: SectionInput) => [sectionNamed(section)],
  async (ctx, input) => {
    await noteBlogs(ctx);
    const section = sectionNamed(input.section);
    if (section)
      return (await store.subcategoriesOf(ctx.db.queries, ctx.now, section, max)).sort(compareNames);
    ctx.noStore();
    return [];
  },
);

/** The languages of the public blogs. */
export const listLanguages = untilWrite(
  ({ site }, _: unknown) => [site.language],
  async (ctx) => {
    await noteBlogs(ctx);
    const found = await storedLanguages(ctx.db.queries, ctx.now, max);
    return [...new Set(found.map((language) => language || ctx.site.language))];
  },
);

export const listYears = untilWrite(
  ({ site }, _: unknown) => [site.timeZone],
  async (ctx) => {
    await noteBlogs(ctx);
    const { timeZone } = ctx.site;
    const { first, last } = await store.publishedSpan(ctx.db.queries, ctx.now);
    if (!first || !last) return [];
    const yearOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).year;
    const length = Math.min(max, yearOf(last) - yearOf(first) + 1);
    const years = Array.from({ length }, (_, index) => yearOf(last) - index);
    const periods = years.map((year) => ({ year, ...yearIn(timeZone, year) }));
    return (await store.periodsWithBlogs(ctx.db.queries, ctx.now, periods)).map(({ year }) => year);
  },
);

/** Likes and comments change none of them. */
async function noteBlogs(ctx: Context): Promise<void> {
  ctx.cacheTag("blogs");
  await untilNextTurn(ctx);
}

export function sectionNamed(name: string): Section | undefined {
  if (name === "research") return "programmes";
  return sections.find((section) => name === section || `${name}s` === section);
}

/** A year in the site's time zone. */
export function yearIn(timeZone: string, year: number): { from: string; before: string } {
  const begin = (of: number) => instantAt(`${String(of).padStart(4, "0")}-01-01T00:00`, timeZone);
  return { from: begin(year), before: begin(year + 1) };
}
