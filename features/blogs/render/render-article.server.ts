import type { Picture } from "#features/media/contract.ts";
import { countWords } from "../html.server.ts";
import { withColours } from "./colours.server.ts";
import { withDirections } from "./directions.server.ts";
import { withFootnotes } from "./footnotes.server.ts";
import { type Heading, withHeadings } from "./headings.server.ts";
import { withPictures } from "./pictures.server.ts";
import { withTables } from "./tables.server.ts";

const wordsPerMinute = 220;
const longPiece = 3; // minutes
const leastParts = 3;

export type Prepared = {
  /** HTML that the sanitiser has passed, as a page shows it. */
  article: string;
  /** How long a reader takes, at least 1. */
  minutes: number;
  /** The headings of a long piece; none of a short one. */
  contents: Heading[];
};

/**
 * Sanitised HTML as a page can show it: headings can be linked to, notes lead back, tables can be scrolled, each
 * block runs in the direction of its script, own pictures come in the size that is needed, and those of other sites
 * are links.
 * `origin` is the public address of this site, `pictures` are those that it keeps, by their ids.
 */
export function prepared(content: string, origin: string, pictures: Map<string, Picture>): Prepared {
  const minutes = Math.max(1, Math.round(countWords(content) / wordsPerMinute));
  const { html, headings } = withHeadings(content);
  const parts = headings.filter(({ level }) => level === 1).length;
  return {
    article: withColours(withPictures(withDirections(withTables(withFootnotes(html))), origin, pictures)),
    minutes,
    contents: minutes >= longPiece && parts >= leastParts ? headings : [],
  };
}
