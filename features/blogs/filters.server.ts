import { compareNames } from "#core/collator.ts";
import type { Context } from "#core/context.ts";
import { untilWrite } from "#core/until-write.ts";
import { instantAt } from "#core/zone.ts";
import type { Section } from "#db/schema.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { sections } from "./contract.ts";
import { storedLanguages } from "./languages.store.server.ts";
import { untilNextTurn } from "./next-change.server.ts";
import * as store from "./store.server.ts";

const max = 100;

type SectionInput = { section: string };

export const listSubcategories = untilWrite(
  (ctx, { section }: SectionInput) => [sectionNamed(section), ...languageKey(ctx)],
  async (ctx, input) => {
    await noteBlogs(ctx);
    const section = sectionNamed(input.section);
    const among = await listedLanguages(ctx, "blog");
    if (section) {
      const found = await store.subcategoriesOf(ctx.db.queries, ctx.now, { section, among }, max);
      return found.sort(compareNames);
    }
    ctx.noStore();
    return [];
  },
);

/** The languages of the public blogs. */
export const listLanguages = untilWrite(
  (ctx, _: unknown) => [ctx.site.language, ...languageKey(ctx)],
  async (ctx) => {
    await noteBlogs(ctx);
    const among = await listedLanguages(ctx, "blog");
    const stored = await storedLanguages(ctx.db.queries, ctx.now, max);
    const found = stored.filter((language) => among?.includes(language) ?? true);
    return [...new Set(found.map((language) => language || ctx.site.language))];
  },
);

export const listYears = untilWrite(
  (ctx, _: unknown) => [ctx.site.timeZone, ...languageKey(ctx)],
  async (ctx) => {
    await noteBlogs(ctx);
    const { timeZone } = ctx.site;
    const among = await listedLanguages(ctx, "blog");
    const { first, last } = await store.publishedSpan(ctx.db.queries, ctx.now, { among });
    if (!first || !last) return [];
    const yearOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).year;
    const length = Math.min(max, yearOf(last) - yearOf(first) + 1);
    const years = Array.from({ length }, (_, index) => yearOf(last) - index);
    const periods = years.map((year) => ({ year, among, ...yearIn(timeZone, year) }));
    return (await store.periodsWithBlogs(ctx.db.queries, ctx.now, periods)).map(({ year }) => year);
  },
);

/** What the language of a list adds to the key under which it is remembered. */
function languageKey({ site, language }: Context): string[] {
  return site.languages.length > 0 ? [language, JSON.stringify(site.languages)] : [];
}

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
