import { addressIn, type SiteLanguages, siteLanguageFor } from "#core/site-languages.ts";
import type { Queries } from "#db/engine.ts";
import { normalSlug } from "#db/slugify.ts";
import { type Kind, kindNames, kinds } from "#features/publishing/kinds.ts";
import { documentAddress } from "./paths.ts";
import { publicAt } from "./slugs.store.server.ts";

type Moved = { path: string /** The cache tags of the document and its version. */; tags: string[] };
type Named = { id: string; slug: string | null; language: string };
type Wanted = {
  site: SiteLanguages;
  path: string;
  language: string;
  now: string;
  /** The public translation of a document into the language. */
  versionOf(kind: Kind, document: { translationKey: string | null }): Promise<Named | undefined>;
};

/**
 * Where an id, a former slug, or the address of a document among the pages of another language leads. Undefined at its
 * own address, for what readers do not see, and without a translation for these pages. `path`: as in the main language.
 */
export async function movedTo(
  queries: Queries,
  { site, path, language, now, versionOf }: Wanted,
): Promise<Moved | undefined> {
  const named = documentAt(path);
  if (!named) return undefined;
  const { kind, end } = named;
  const found = await publicAt(queries, { table: kinds[kind].table, id: end }, normalSlug(end), now);
  if (!found?.slug) return undefined;
  // Addresses without a language are older than the further languages of a site.
  const here: Named = language === site.language ? found : ((await versionOf(kind, found)) ?? found);
  const isHere = kind === "person" || languageOf(site, here) === language;
  if (here.id === found.id && found.slug === end && isHere) return undefined;
  // Further languages do not show what is not translated: the page says where the original is.
  if (!isHere && language !== site.language && found.slug === end) return undefined;
  const address = documentAddress(site, kind, {
    ...here,
    _id: here.id,
    ...(kind === "person" ? { language } : {}),
  });
  // A translation of a built-in page has its address.
  if (address === addressIn(site, language, path)) return undefined;
  return { path: address, tags: [`${kind}:${found.id}`, `${kind}:${here.id}`] };
}

function documentAt(path: string): { kind: Kind; end: string } | undefined {
  const [, folder = "", end = ""] = /^(?:\/([^/]+))?\/([^/]+)$/.exec(path) ?? [];
  const kind = kindNames.find((name) => kinds[name].folder === folder);
  return kind && end !== "" ? { kind, end } : undefined;
}

function languageOf(site: SiteLanguages, { language }: { language: string }): string {
  return siteLanguageFor(site, language || site.language);
}
