import { lazy, Suspense } from "react";
import { type Api, useApi } from "#core/api.ts";
import type { DocumentUse } from "./contract.ts";

// Readers do not load it.
const UsesNote = lazy(() => import("./uses-note.tsx"));

/** `used` is what is deleted, such as `this collection`. */
type DocumentUsesProps = { load(api: Api): Promise<DocumentUse[]>; used: string };

/** Says which articles and pages lose something if a document is deleted. */
export function DocumentUses({ load, used }: DocumentUsesProps) {
  const api = useApi();
  return (
    <Suspense>
      <UsesNote load={() => load(api)} used={used} />
    </Suspense>
  );
}
