import { useDeferredValue, useMemo } from "react";
import { useSite } from "#app/site/site.ts";
import { withCommas } from "#core/list-format.ts";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";
import { m } from "#messages";

const known = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const none: string[] = [];

/** Warns of letters for which the site's PDFs have no font. */
export function MissingLetters({ title, html }: { title: string; html: string }) {
  const { scriptsWithoutFont = none } = useSite();
  const [shownTitle, shownHtml] = [useDeferredValue(title), useDeferredValue(html)];
  const { count, scripts } = useMemo(
    () => missingIn(shownTitle, shownHtml, scriptsWithoutFont),
    [shownTitle, shownHtml, scriptsWithoutFont],
  );
  if (count === 0) return null;
  const names = [...scripts, "chinese", "japanese", "korean"].map((script) =>
    m.adminEditor.scriptName({ script }),
  );
  return (
    <p role="status" className="mt-3 border-s-4 border-s-accent bg-sunken px-4 py-3 text-small">
      {m.adminEditor.missingLetters({ count, scripts: withCommas(names) })}
    </p>
  );
}

function missingIn(title: string, html: string, withoutFont: string[]) {
  const installed = scriptFonts.filter(({ name }) => !withoutFont.includes(name));
  const shown = [known, ...installed.map(({ letter }) => letter)].map(({ source }) => source);
  const missing = new RegExp(`(?!${shown.join("|")})\\p{L}`, "gu");
  const words = html.search(missing) === -1 ? "" : wordsOf(html);
  const letters = `${title} ${words}`.match(missing) ?? [];
  const isUsed = ({ name, letter }: (typeof scriptFonts)[number]) =>
    withoutFont.includes(name) && letters.some((each) => letter.test(each));
  return { count: letters.length, scripts: scriptFonts.filter(isUsed).map(({ script }) => script) };
}

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}
