import { type FurtherLanguage, segmentsIn } from "#core/site-languages.ts";
import { builtInName, type Kind, kinds } from "#features/publishing/kinds.ts";

/** The pages that every site has. Their ids are their slugs. */
const builtIn = [
  ...["about", "contact", "team", "programmes", "publications", "events"],
  ...["privacy", "terms", "accessibility"],
];

/** Slugs that other pages of the site use, below the folder of a kind. */
const inFolders = ["all", "manage", "not-found", "preview"];

/** The same where pages are, which have no folder. */
const atTop = [
  ...[...builtIn, ...Object.values(kinds).map(({ folder }) => folder), "section", "search"],
  ...["login", "signup", "forgot-password", "reset-password", "verify-email", "profile", "setup", "admin"],
  ...["api", "assets", "captions", "cards", "door-list", "drawings", "feeds", "files", "fonts", "media"],
  ...["oai", "podcasts", "registrations", "sitemaps", "topics", "uploads"],
  ...["all", "404", "healthz", "readyz", "metrics", "order", "preview"],
];

/** `languages`: the further ones of the site. */
export function isReserved(kind: Kind, slug: string, languages: readonly FurtherLanguage[] = []): boolean {
  const { folder, reserved } = kinds[kind];
  const isOfForm = folder === "" && /^(create|edit|manage)(-|$)/.test(slug);
  const others = folder ? inFolders : [...atTop, ...languages.flatMap(firstWordsOf)];
  return isOfForm || [...others, ...reserved].includes(slug);
}

/** The prefix of a language, and its words in place of folders and built-in pages. */
export function firstWordsOf({ language, segments }: FurtherLanguage): string[] {
  const words = [...segmentsIn(segments)].flatMap(([english, own]) => (own === english ? [] : own));
  return [language.toLowerCase(), ...words];
}

/** True for built-in pages, and for their translations, which have no slugs. */
export function hasFixedSlug({ kind, id }: { kind: string; id: string }): boolean {
  return kind === "page" && builtIn.includes(builtInName(id));
}
