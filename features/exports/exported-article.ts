import type { Settings } from "#core/settings.ts";
import type { Run } from "./content/blocks.ts";

export type Fact = { name: string; runs: Run[] };

/** All that a file of an article shows. The process that makes the files gets nothing else. */
export type ExportedArticle = {
  title: string;
  /** Without a title of its own, the beginning of the text is not repeated: empty. */
  summary: string;
  /** Like "Publication / Housing". */
  label: string;
  authors: string[];
  contributors: string[];
  byline: string;
  keywords: string[];
  /** When it was published, and when an event takes place, in words. */
  dates: string[];
  /** Year, month and day of publication in the site's time zone. */
  day: [year: number, month: number, day: number];
  updatedAt: string;
  /** BCP 47 tag. */
  language: string;
  institute: string;
  url: string;
  /** What stands before the text, such as corrections. */
  notices: Fact[];
  /** How to cite it, and where it comes from. */
  colophon: Fact[];
  cover: { src: string; alt: string; caption: string } | null;
  /** The text as the page shows it. */
  html: string;
  /** The bytes of its pictures by their `src`, as far as there are any. */
  pictures: Record<string, Uint8Array>;
  fonts: Settings["appearance"]["fonts"];
  /** Ink, muted, brand, accent, hairline. */
  colours: string[];
};
