import { RotateCw, X } from "lucide-react";
import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { canRetry, percentOf } from "../uploads/upload.ts";
import type { Uploads } from "../uploads/use-uploads.ts";
import type { CollectionItem } from "./items.ts";

type UploadStatusProps = { item: CollectionItem; uploads: Pick<Uploads<CollectionItem>, "cancel" | "retry"> };

const texts = {
  ready: m.adminCollections.uploaded,
  processing: m.adminCollections.processing,
  failed: m.adminCollections.processingFailed,
};

export function UploadStatus({ item, uploads }: UploadStatusProps) {
  const { upload, status, name } = item;
  if (upload.state === "done") {
    // As high as the progress bar, so that buttons below do not move.
    return status === "ready" && !item.file ? null : (
      <p role="status" className="flex min-h-11 items-center text-meta text-muted">
        {texts[status]()}
      </p>
    );
  }
  if (upload.state !== "stopped") return <UploadProgress item={item} onCancel={() => uploads.cancel(item)} />;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="text-small font-medium text-danger">
        {upload.reason}
      </p>
      {canRetry(item) && (
        <Button
          variant="outline"
          className="px-3!"
          aria-label={m.adminCollections.retry({ name })}
          onClick={() => uploads.retry(item)}
        >
          <RotateCw aria-hidden className="size-4" />
          {m.common.tryAgain()}
        </Button>
      )}
    </div>
  );
}

function UploadProgress({ item: { upload, name }, onCancel }: { item: CollectionItem; onCancel(): void }) {
  const id = useId();
  const isSending = upload.state === "sending";
  const percent = isSending ? percentOf(upload) : 0;
  const text =
    percent < 100 ? m.adminCollections.uploading({ percent }) : m.adminCollections.beingProcessed();
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="text-meta text-muted">
          {isSending ? text : m.adminCollections.waiting()}
          <span className="sr-only"> {name}</span>
        </label>
        <progress id={id} max={100} value={percent} className="mt-1 h-1.5 w-full" />
      </div>
      <Button
        variant="outline"
        className="px-3!"
        aria-label={m.adminCollections.cancel({ name })}
        onClick={onCancel}
      >
        <X aria-hidden className="size-4.5" />
        {m.common.cancel()}
      </Button>
    </div>
  );
}
