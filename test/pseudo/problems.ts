import type { Page } from "@playwright/test";
import { plain } from "./content.ts";
import { type Seen, textsOnPage } from "./page.ts";

const translated = /[[\]àêîôûçñýÀÊÎÔÛÇÑÝ]/;
/** Dates and names of languages that browsers know, and names of formats, programs and keys. */
const universal =
  /^(\W|\d|(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|GMT|IST|at|English|Crossref|DataCite|PDF|EPUB|BibTeX|RIS|CSL-JSON|APA|Chicago|Harvard|ORCID|DOI|ISBN|ISSN|CSV|JSON|Ctrl|Alt|Shift|Esc|Enter|Markdown|LaTeX|Word|[kKMG]B|px)(?![a-z]))+$/;

/** URLs and paths (also as search engines show them), files, time zones, colours, and names of settings of the server. */
const address =
  /^(https?:\/\/|localhost|\/|docs\/)[^ ]*( › [^ ]+)*$|\([A-Z]\w+(\/\w+)+\)$|^[A-Z]+(_[A-Z]+)+$|^#[\da-f]{6}$|^[\w-]+\.\w{3,4}$/;

export type Problem = { what: "untranslated" | "cut off"; text: string };

/** What is neither translated nor content, and translated texts that are cut off. */
export async function problemsOn(page: Page, content: string): Promise<string[]> {
  const seen = await page.mainFrame().evaluate(textsOnPage);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide} pixels`] : []),
    ...seen.flatMap((one) => {
      const problem = problemIn(one);
      if (!problem || (problem.what === "untranslated" && isIn(content, one.text))) return [];
      return [`${problem.what}: ${problem.text}`];
    }),
  ];
}

/** What is wrong with a text, unless it is content. */
export function problemIn({ text, isCut }: Seen): Problem | undefined {
  if (translated.test(text)) return isCut ? { what: "cut off", text } : undefined;
  return universal.test(text) || address.test(text) ? undefined : { what: "untranslated", text };
}

/** Whole texts, beginnings and passages of them, and what is made of several. */
export function isIn(content: string, text: string): boolean {
  const parts = [text, ...text.split(/(?:^| )(?:[·›|]|and) |[(),] ?|\.(?: |$)/)].map((part) => ({
    isUniversal: part === "" || universal.test(part) || address.test(part),
    words: plain(part)
      .replace(/^[#….·\s]+|[…:\s]+$/g, "")
      .trim(),
  }));
  const [whole, ...pieces] = parts.map(({ isUniversal, words }) => isUniversal || content.includes(words));
  return (
    whole || (/[·›|…\d]|^(\p{Lu}[^,]*)?((,| and|^and) \p{Lu}[^,]*)+$/u.test(text) && pieces.every(Boolean))
  );
}
