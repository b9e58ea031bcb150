import { CircleAlert, CircleCheck, RotateCw, X } from "lucide-react";
import { useId } from "react";
import { sizeInWords } from "#core/file-size.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { canRetry } from "../uploads/upload.ts";
import { FileProgress } from "../uploads/upload-progress.tsx";
import type { MediaUpload } from "./use-media-uploads.ts";

type UploadListProps = {
  items: MediaUpload[];
  onRetry(item: MediaUpload): void;
  onRemove(item: MediaUpload): void;
  /** Opens the form for the alternative text of an uploaded file. */
  onDescribe(entry: MediaEntry): void;
};

export function UploadList({ items, ...rest }: UploadListProps) {
  if (items.length === 0) return null;
  const count = (...states: string[]) => items.filter(({ upload }) => states.includes(upload.state)).length;
  const done = count("done");
  return (
    <section aria-label={m.adminMedia.uploads()} className="page mb-10">
      <p role="status" className="mb-3 text-small font-semibold">
        {count("waiting", "sending") > 0
          ? m.adminMedia.uploading({ done, total: items.length })
          : m.adminMedia.uploadedCount({ done, total: items.length })}
      </p>
      <ul className="divide-y divide-hairline rounded-base border border-hairline bg-surface">
        {items.map((item) => (
          <UploadLine key={item.key} item={item} {...rest} />
        ))}
      </ul>
    </section>
  );
}

type UploadLineProps = Omit<UploadListProps, "items"> & { item: MediaUpload };

function UploadLine({ item, onRetry, onRemove, onDescribe }: UploadLineProps) {
  const { file, upload } = item;
  const id = useId();
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3 text-small">
          <span id={id} className="truncate font-medium">
            {file.name}
          </span>
          <span className="shrink-0 text-meta text-muted">{sizeInWords(file.size)}</span>
        </p>
        {upload.state === "waiting" && <p className="text-meta text-muted">{m.adminMedia.uploadWaiting()}</p>}
        {upload.state === "sending" && <FileProgress labelledBy={id} {...upload} />}
        {upload.state === "stopped" && (
          <p role="alert" className="flex items-start gap-1.5 text-meta font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {upload.reason}
          </p>
        )}
        {upload.state === "done" && (
          <p className="flex items-center gap-1.5 text-meta text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {upload.entry.known ? m.adminMedia.alreadyThere() : m.adminMedia.isUploaded()}
          </p>
        )}
      </div>
      {canRetry(item) && (
        <Button
          variant="outline"
          className="px-3!"
          aria-label={m.adminMedia.retryUpload({ name: file.name })}
          onClick={() => onRetry(item)}
        >
          <RotateCw aria-hidden className="size-4.5" />
        </Button>
      )}
      {upload.state === "done" ? (
        <Button
          variant="outline"
          aria-label={m.adminMedia.describeFile({ name: file.name })}
          onClick={() => onDescribe(upload.entry)}
        >
          {m.adminMedia.describe()}
        </Button>
      ) : (
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={
            upload.state === "stopped"
              ? m.adminMedia.dismissUpload({ name: file.name })
              : m.adminMedia.cancelUpload({ name: file.name })
          }
          onClick={() => onRemove(item)}
        >
          <X aria-hidden className="size-4.5" />
        </Button>
      )}
    </li>
  );
}
