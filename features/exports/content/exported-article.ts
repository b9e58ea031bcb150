import type { Settings } from "#core/settings.ts";
import type { Citation } from "#features/citations/citation.ts";
import type { Brand } from "#features/institute/brand.server.ts";
import type { SocialImageText } from "#features/media/social-images/social-image.server.ts";
import type { Run } from "./blocks.ts";

type Licence = { name: string; url: string; isPublicDomain: boolean };

export type Fact = { name: string; runs: Run[] };

/** All that a file of an article shows. The process that makes the files gets nothing else. */
export type ExportedArticle = {
  title: string;
  /** Empty unless the article has a summary of its own: the beginning of the text is not repeated. */
  summary: string;
  /** Like "Publication / Housing". */
  label: string;
  authors: string[];
  contributors: string[];
  byline: string;
  keywords: string[];
  /** When it was published, and when an event takes place, in words. */
  dates: string[];
  /** What a library needs to know. */
  catalogue: Pick<Citation, "day" | "doi" | "isbn" | "issn"> & { licence: Licence | null };
  updatedAt: string;
  /** BCP 47 tag. */
  language: string;
  institute: string;
  url: string;
  /** Facts on the title page: series, identifiers and licence. */
  imprint: Fact[];
  /** What stands before the text, such as corrections. */
  notices: Fact[];
  /** How to cite it, and where it comes from. */
  colophon: Fact[];
  /** What library apps show for a book without a cover. */
  drawnCover: SocialImageText & { brand: Brand };
  cover: { src: string; alt: string; caption: string } | null;
  /** The text as the page shows it. */
  html: string;
  /** The bytes of its pictures by their `src`, as far as there are any. */
  pictures: Record<string, Uint8Array>;
  fonts: Settings["appearance"]["fonts"];
  /** Ink, muted, brand, accent, hairline. */
  colours: string[];
};
