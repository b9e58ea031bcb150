import type { DocumentKindName } from "#db/schema.ts";

/** The pages that every site has. Their ids are their slugs. */
const specified = [
  ...["about", "contact", "team", "programmes", "publications", "events"],
  ...["privacy", "terms", "accessibility"],
];

/** Slugs that other pages of the site use. */
const reserved: Record<DocumentKindName, string[]> = {
  blog: [
    ...["all", "front", "manage", "section", "subcategories", "tags", "years", "not-found", "preview"],
    ...["like", "unlike"],
  ],
  collection: ["all", "categories", "manage", "tags", "not-found", "preview"],
  person: ["all", "manage", "order", "not-found", "preview"],
  page: [
    ...specified,
    ...["people", "blogs", "section", "photography", "search"],
    ...["login", "signup", "forgot-password", "reset-password", "verify-email", "profile", "setup", "admin"],
    ...[
      "api",
      "assets",
      "captions",
      "cards",
      "door-list",
      "drawings",
      "feeds",
      "files",
      "fonts",
      "media",
      "oai",
      "podcasts",
      "registrations",
      "sitemaps",
      "topics",
      "uploads",
    ],
    ...["all", "404", "healthz", "readyz", "metrics", "order", "preview"],
  ],
};

export function isReserved(kind: DocumentKindName, slug: string): boolean {
  return reserved[kind].includes(slug) || (kind === "page" && /^(create|edit|manage)(-|$)/.test(slug));
}

export function hasFixedSlug({ kind, id }: { kind: string; id: string }): boolean {
  return kind === "page" && specified.includes(id);
}
