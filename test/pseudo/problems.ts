import type { Page } from "@playwright/test";
import { plain } from "./content.ts";
import { type Seen, textsOnPage } from "./page.ts";

const translated = /[[\]àêîôûçñýÀÊÎÔÛÇÑÝ]/;
/** Dates and names of languages that browsers know, and names of formats, programs and keys. */
const universal =
  /^(\W|\d|(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z][a-z]{2}|AM|PM|GMT|IST|at|English|Crossref|DataCite|PDF|EPUB|BibTeX|RIS|CSL-JSON|APA|Chicago|Harvard|ORCID|DOI|ISBN|ISSN|CSV|JSON|Ctrl|Alt|Shift|Esc|Enter|Markdown|LaTeX|Word|[kMG]B|px)(?![a-z]))+$/;

/** What is neither translated nor content, and translated texts that are cut off. */
export async function problemsOn(page: Page, content: string): Promise<string[]> {
  const seen = await page.evaluate(textsOnPage);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide} pixels`] : []),
    ...seen.flatMap(({ text, isCut }: Seen) => {
      if (translated.test(text)) return isCut ? [`cut off: ${text}`] : [];
      return universal.test(text) || isIn(content, text) ? [] : [`untranslated: ${text}`];
    }),
  ];
}

/** Whole texts, or beginnings and passages of them. */
function isIn(content: string, text: string): boolean {
  const words = plain(text)
    .replace(/^[#…\s]+|[…:\s]+$/g, "")
    .trim();
  return content.includes(words);
}
