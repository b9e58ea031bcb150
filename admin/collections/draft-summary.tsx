import { truncate } from "#core/truncate.ts";
import type { LocalDraft } from "#ui/local-drafts/store.ts";
import type { CollectionWork } from "./use-collection-form.ts";

/** What a kept collection is, in a line. */
export function DraftSummary({ kept }: { kept: LocalDraft<CollectionWork> }) {
  const { fields, items } = kept.work;
  const missing = items.filter(({ kind, upload }) => kind === "video" && upload.state !== "done").length;
  const media = items.length === 1 ? "one image or video" : `${items.length} images and videos`;
  return (
    <>
      <p>
        <span className="font-semibold">{fields.title || "Without a title"}</span>, {media}
      </p>
      {fields.description && <p className="mt-1 text-muted">{truncate(fields.description, 160)}</p>}
      {missing > 0 && (
        <p className="mt-1 text-muted">
          {missing === 1 ? "One video was" : `${missing} videos were`} not uploaded yet, and must be chosen
          again.
        </p>
      )}
    </>
  );
}
