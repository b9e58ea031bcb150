import { useDeferredValue, useMemo } from "react";
import { plural } from "#core/plural.ts";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";

const known = [
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  ...scriptFonts.map(({ letter }) => letter),
];
const unknownLetter = new RegExp(`(?!${known.map(({ source }) => source).join("|")})\\p{L}`, "gu");

/** Warns of letters for which the site's PDFs have no font. */
export function MissingLetters({ title, html }: { title: string; html: string }) {
  const [shownTitle, shownHtml] = [useDeferredValue(title), useDeferredValue(html)];
  const count = useMemo(
    () => [...[shownTitle, wordsOf(shownHtml)].join(" ").matchAll(unknownLetter)].length,
    [shownTitle, shownHtml],
  );
  if (count === 0) return null;
  return (
    <p role="status" className="mt-3 border-l-4 border-l-accent bg-sunken px-4 py-3 text-small">
      {plural(count, "letter")} in this article will be {count === 1 ? "a box" : "boxes"} in its PDF, which
      has no fonts for Chinese, Japanese, Korean and some rarer scripts. On the page and in the EPUB, the
      reader’s own fonts show {count === 1 ? "it" : "them"}.
    </p>
  );
}

function wordsOf(html: string): string {
  if (html.search(unknownLetter) === -1) return "";
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}
