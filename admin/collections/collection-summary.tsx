import { truncate } from "#core/truncate.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import type { CollectionFields } from "./fields.ts";

export function CollectionSummary({ fields: { title, description, items } }: { fields: CollectionFields }) {
  const missing = items.filter(({ kind, upload }) => kind === "video" && upload.state !== "done").length;
  return (
    <>
      <p>
        {rich(
          m.adminCollections.summary({
            title: <span className="font-semibold">{title || m.adminCollections.untitled()}</span>,
            count: items.length,
          }),
        )}
      </p>
      {description && <p className="mt-1 text-muted">{truncate(description, 160)}</p>}
      {missing > 0 && (
        <p className="mt-1 text-muted">{m.adminCollections.videosMissing({ count: missing })}</p>
      )}
    </>
  );
}
