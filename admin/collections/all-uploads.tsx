import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { canRetry, isPending } from "../uploads/upload.ts";
import type { Uploads } from "../uploads/use-uploads.ts";
import type { CollectionItem } from "./items.ts";

/** All uploads together. It stays when they are done: buttons must not move while somebody presses them. */
export function AllUploads({
  items,
  uploads,
}: {
  items: CollectionItem[];
  uploads: Uploads<CollectionItem>;
}) {
  const id = useId();
  const files = items.filter((item) => item.file && (isPending(item) || item.upload.state === "done"));
  const pending = items.filter(isPending).length;
  const stopped = items.filter(canRetry).length;
  if (files.length === 0 && stopped === 0) return null;
  const percent = percentOf(files);
  return (
    <section
      aria-label={m.adminCollections.uploads()}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-base border border-hairline bg-surface px-4 py-3"
    >
      {files.length > 0 && (
        <div className="min-w-52 grow">
          <label htmlFor={id} className="text-meta">
            {pending > 0
              ? m.adminCollections.uploadingAll({
                  position: files.length - pending + 1,
                  total: files.length,
                  percent,
                })
              : m.adminCollections.uploadedAll({ total: files.length })}
          </label>
          <progress id={id} max={100} value={percent} className="mt-1 w-full" />
        </div>
      )}
      {stopped > 0 && (
        <p role="status" className="text-small font-medium">
          {m.adminCollections.notUploaded({ count: stopped })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {stopped > 0 && (
          <Button onClick={uploads.retryAll}>{m.adminCollections.retryAll({ count: stopped })}</Button>
        )}
        {files.length > 0 && (
          <Button
            variant="outline"
            onClick={uploads.cancelAll}
            className={classes(pending === 0 && "invisible")}
          >
            {m.adminCollections.cancelAll()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The percentage counts bytes, so a video counts for more than a picture. */
function percentOf(files: CollectionItem[]): number {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = files.reduce((sum, { bytes, upload }) => {
    if (upload.state === "done") return sum + bytes;
    return upload.state === "sending" && upload.of > 0 ? sum + (bytes * upload.sent) / upload.of : sum;
  }, 0);
  return total > 0 ? Math.floor((100 * sent) / total) : 0;
}
