import { plural } from "#core/plural.ts";
import { useQuery } from "#ui/use-query.ts";
import type { DocumentUse } from "./contract.ts";
import { titleOf } from "./lifecycle.ts";

type UsesNoteProps = { load(): Promise<DocumentUse[]>; used: string };

const listed = new Intl.ListFormat("en", { type: "conjunction" });
const maxNamed = 3;

/** Says which articles and pages lose something with a document. Nothing if there are none, or it is not known. */
export default function UsesNote({ load, used }: UsesNoteProps) {
  const { value: uses = [] } = useQuery(used, load); // without an answer, the question stands alone
  return (
    <p role="status" className="mt-3 font-medium text-ink empty:hidden">
      {uses.length > 0 && textOf(uses, used)}
    </p>
  );
}

function textOf(uses: DocumentUse[], used: string): string {
  const articles = uses.filter(({ kind }) => kind === "blog").length;
  const pages = uses.length - articles;
  const counts = [
    ...(articles > 0 ? [plural(articles, "article")] : []),
    ...(pages > 0 ? [plural(pages, "page")] : []),
  ];
  const names = uses.slice(0, maxNamed).map((use) => `“${titleOf(use)}”`);
  const more = uses.length - names.length;
  const all = listed.format([...names, ...(more > 0 ? [plural(more, "other")] : [])]);
  return `${listed.format(counts)} ${uses.length === 1 ? "uses" : "use"} ${used}: ${all}.`;
}
