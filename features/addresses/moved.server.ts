import { type SiteLanguages, siteLanguageFor } from "#core/site-languages.ts";
import type { Queries } from "#db/engine.ts";
import { normalSlug } from "#db/slugify.ts";
import { type Kind, kindNames, kinds } from "#features/publishing/kinds.ts";
import { listPublic } from "#features/publishing/translations.store.server.ts";
import { documentAddress } from "./paths.ts";
import { publicAt } from "./slugs.store.server.ts";

type Moved = { path: string /** The cache tags of the document and its version. */; tags: string[] };
type Asked = { site: SiteLanguages; path: string; language: string; now: string };
type Found = NonNullable<Awaited<ReturnType<typeof publicAt>>>;

/**
 * Where an id, a former slug, or the address of a document among the pages of another language leads. Undefined at its
 * own address, for what readers do not see, and without a translation for these pages. `path`: as in the main language.
 */
export async function movedTo(
  queries: Queries,
  { site, path, language, now }: Asked,
): Promise<Moved | undefined> {
  const asked = documentAt(path);
  if (!asked) return undefined;
  const { kind, end } = asked;
  const found = await publicAt(queries, { table: kinds[kind].table, id: end }, normalSlug(end), now);
  if (!found?.slug) return undefined;
  // Addresses without a language are older than the further languages of a site.
  const here =
    language === site.language ? found : await versionFor(queries, kind, found, { site, language, now });
  const isHere = kind === "person" || languageOf(site, here) === language;
  if (here.id === found.id && found.slug === end && isHere) return undefined;
  // Further languages do not show what is not translated: the page says where the original is.
  if (!isHere && language !== site.language && found.slug === end) return undefined;
  const address = documentAddress(site, kind, {
    ...here,
    _id: here.id,
    ...(kind === "person" ? { language } : {}),
  });
  return { path: address, tags: [`${kind}:${found.id}`, `${kind}:${here.id}`] };
}

function documentAt(path: string): { kind: Kind; end: string } | undefined {
  const [, folder = "", end = ""] = /^(?:\/([^/]+))?\/([^/]+)$/.exec(path) ?? [];
  const kind = kindNames.find((name) => kinds[name].folder === folder);
  return kind && end !== "" ? { kind, end } : undefined;
}

/** The document itself if it has none. */
async function versionFor(
  queries: Queries,
  kind: Kind,
  found: Found,
  { site, language, now }: Pick<Asked, "site" | "language" | "now">,
) {
  if (found.translationKey === null || languageOf(site, found) === language) return found;
  const versions = await listPublic(queries, kinds[kind].table, now, [found.translationKey]);
  return versions.find((version) => languageOf(site, version) === language) ?? found;
}

function languageOf(site: SiteLanguages, { language }: { language: string }): string {
  return siteLanguageFor(site, language || site.language);
}
