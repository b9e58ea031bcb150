import { lazy, Suspense } from "react";
import { type Api, useApi } from "#core/api.ts";
import type { DocumentUse } from "./contract.ts";
import type { ListName } from "./kinds.ts";

// Readers do not load it.
const UsesNote = lazy(() => import("./uses-note.tsx"));

/** What is deleted: a document of a list, a publication on its page, or the sample institute. */
export type Used = ListName | "publication" | "sample";

type DocumentUsesProps = { load(api: Api): Promise<DocumentUse[]>; used: Used };

/** Says which articles and pages lose something if a document is deleted. */
export function DocumentUses({ load, used }: DocumentUsesProps) {
  const api = useApi();
  return (
    <Suspense>
      <UsesNote load={() => load(api)} used={used} />
    </Suspense>
  );
}
