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

export function isReserved(kind: Kind, slug: string): boolean {
  const { folder, reserved } = kinds[kind];
  const isOfForm = folder === "" && /^(create|edit|manage)(-|$)/.test(slug);
  return isOfForm || [...(folder ? inFolders : atTop), ...reserved].includes(slug);
}

/** True for built-in pages, and for their translations, which have no slugs. */
export function hasFixedSlug({ kind, id }: { kind: string; id: string }): boolean {
  return kind === "page" && builtIn.includes(builtInName(id));
}
