import { listFormat } from "#core/list-format.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import type { DocumentUse } from "./contract.ts";
import type { Used } from "./document-uses.tsx";
import { titleOf } from "./lifecycle.ts";

type UsesNoteProps = { load(): Promise<DocumentUse[]>; used: Used };

const maxNamed = 3;

const counted = {
  blog: m.adminPublishing.usingArticles,
  collection: m.adminPublishing.usingCollections,
  page: m.adminPublishing.usingPages,
};

/** Says which articles, collections and pages lose something with a document. Nothing if there are none, or it is not known. */
export default function UsesNote({ load, used }: UsesNoteProps) {
  const { value: uses = [] } = useQuery(used, load); // without an answer, the question stands alone
  return (
    <p role="status" className="mt-3 font-medium text-ink empty:hidden">
      {uses.length > 0 && textOf(uses, used)}
    </p>
  );
}

function textOf(uses: DocumentUse[], used: Used): string {
  const counts = Object.entries(counted).flatMap(([of, words]) => {
    const count = uses.filter(({ kind }) => kind === of).length;
    return count > 0 ? words({ count }) : [];
  });
  const named = uses.slice(0, maxNamed).map((use) => m.adminPublishing.quotedTitle({ title: titleOf(use) }));
  const count = uses.length - named.length;
  const names = listFormat("conjunction").format([
    ...named,
    ...(count > 0 ? [m.adminPublishing.usingOthers({ count })] : []),
  ]);
  const words = { used, counts: listFormat("conjunction").format(counts), names };
  return uses.length === 1 ? m.adminPublishing.usedByOne(words) : m.adminPublishing.usedBySeveral(words);
}
