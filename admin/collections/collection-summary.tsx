import { truncate } from "#core/truncate.ts";
import type { CollectionFields } from "./fields.ts";

export function CollectionSummary({ fields: { title, description, items } }: { fields: CollectionFields }) {
  const missing = items.filter(({ kind, upload }) => kind === "video" && upload.state !== "done").length;
  const media = items.length === 1 ? "one image or video" : `${items.length} images and videos`;
  return (
    <>
      <p>
        <span className="font-semibold">{title || "Without a title"}</span>, {media}
      </p>
      {description && <p className="mt-1 text-muted">{truncate(description, 160)}</p>}
      {missing > 0 && (
        <p className="mt-1 text-muted">
          {missing === 1 ? "One video was" : `${missing} videos were`} not uploaded yet, and must be chosen
          again.
        </p>
      )}
    </>
  );
}
