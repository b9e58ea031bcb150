import { categoryLabels } from "#features/photography/category-labels.ts";
import { tagsIn } from "../document/tags-field.tsx";
import type { CollectionText } from "./fields.ts";
import type { FormItem } from "./items.ts";
import { mediaTypeLabels } from "./words-fields.tsx";

type Line = { name: string; mine: string; theirs: string };

/** What two texts of the same collection say differently, line by line. */
export function Differences({ mine, theirs }: { mine: CollectionText; theirs: CollectionText }) {
  const lines = linesOf(mine, theirs);
  return (
    <table className="mt-4 block w-full text-small sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr>
          <th scope="col" className="caps py-2 pr-4 text-left text-muted">
            What
          </th>
          <th scope="col" className="caps py-2 pr-4 text-left text-muted">
            Yours
          </th>
          <th scope="col" className="caps py-2 text-left text-muted">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {lines.map(({ name, mine: own, theirs: other }) => (
          <tr key={name} className="block border-t border-hairline py-2 sm:table-row">
            <th scope="row" className="block pr-4 text-left align-top font-semibold sm:table-cell sm:py-2">
              {name}
            </th>
            <td className="block pr-4 align-top whitespace-pre-line sm:table-cell sm:w-2/5 sm:py-2">
              <span className="text-muted sm:hidden">Yours: </span>
              {own || "nothing"}
            </td>
            <td className="block align-top whitespace-pre-line sm:table-cell sm:w-2/5 sm:py-2">
              <span className="text-muted sm:hidden">Theirs: </span>
              {other || "nothing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf(mine: CollectionText, theirs: CollectionText): Line[] {
  const media = mediaLines(mine, theirs);
  const [own, other] = [wordsOf(mine), wordsOf(theirs)];
  const words = own.map(([name, text], index) => ({ name, mine: text, theirs: other[index]?.[1] ?? "" }));
  return [...words, { name: "Images and videos", ...media }].filter((line) => line.mine !== line.theirs);
}

function wordsOf({ fields }: CollectionText): [name: string, text: string][] {
  return [
    ["Title", fields.title],
    ["Description", fields.description],
    ["Category", categoryLabels[fields.category]],
    ["Tags", tagsIn(fields.tags).join(", ")],
    ["Media type", mediaTypeLabels[fields.mediaType]],
  ];
}

/** Only those places at which the two have something else. */
function mediaLines(mine: CollectionText, theirs: CollectionText): { mine: string; theirs: string } {
  const [own, other] = [mine.items.map(lineOf), theirs.items.map(lineOf)];
  const places = Array.from({ length: Math.max(own.length, other.length) }, (_, index) => index);
  const differing = places.filter((place) => own[place] !== other[place]);
  const shown = (lines: string[]) =>
    differing.map((place) => `${place + 1}. ${lines[place] ?? "nothing"}`).join("\n");
  return { mine: shown(own), theirs: shown(other) };
}

function lineOf({ name, said }: FormItem): string {
  const { alt, decorative, caption, credit } = said;
  const words = [caption, decorative ? "" : alt].filter(Boolean).join(" / ");
  return (words || name) + (credit && ` (${credit})`);
}
