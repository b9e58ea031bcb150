import type { Context } from "#core/context.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { type Kind, kinds } from "./kinds.ts";
import { storedLanguages } from "./languages.store.server.ts";

/**
 * The languages, as they are stored, of the documents that lists in the language of the answer have. Undefined on a site
 * with one language, where they have all.
 */
export async function listedLanguages(ctx: Context, kind: Kind): Promise<string[] | undefined> {
  const { site, language } = ctx;
  if (site.languages.length === 0) return undefined;
  const stored = await storedLanguages(ctx.db.reader, kinds[kind].table);
  const own = stored.filter((each) => siteLanguageFor(site, each || site.language) === language);
  return own.length > 0 ? own : [language];
}
