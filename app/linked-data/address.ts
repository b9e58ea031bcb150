import { documentUrl } from "#features/addresses/paths.ts";
import type { Addressed, Kind } from "#features/publishing/kinds.ts";
import type { Site } from "../site/site.ts";

/** The URL of a document among the pages of its language. */
export function urlOf(site: Site, kind: Kind, document: Addressed & { language: string }): string {
  return documentUrl({ ...site, language: site.mainLanguage }, kind, document);
}
