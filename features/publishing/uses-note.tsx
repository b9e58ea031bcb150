import { plural } from "#core/plural.ts";
import { useQuery } from "#ui/use-query.ts";
import type { DocumentUse } from "./contract.ts";
import { titleOf } from "./lifecycle.ts";

type UsesNoteProps = { load(): Promise<DocumentUse[]>; used: string };

const listed = new Intl.ListFormat("en", { type: "conjunction" });
const maxNamed = 3;

const nouns = { blog: "article", collection: "collection", page: "page" };

/** Says which articles, collections and pages lose something with a document. Nothing if there are none, or it is not known. */
export default function UsesNote({ load, used }: UsesNoteProps) {
  const { value: uses = [] } = useQuery(used, load); // without an answer, the question stands alone
  return (
    <p role="status" className="mt-3 font-medium text-ink empty:hidden">
      {uses.length > 0 && textOf(uses, used)}
    </p>
  );
}

function textOf(uses: DocumentUse[], used: string): string {
  const counts = Object.entries(nouns).flatMap(([of, noun]) => {
    const count = uses.filter(({ kind }) => kind === of).length;
    return count > 0 ? plural(count, noun) : [];
  });
  const names = uses.slice(0, maxNamed).map((use) => `“${titleOf(use)}”`);
  const more = uses.length - names.length;
  const all = listed.format([...names, ...(more > 0 ? [plural(more, "other")] : [])]);
  return `${listed.format(counts)} ${uses.length === 1 ? "uses" : "use"} ${used}: ${all}.`;
}
