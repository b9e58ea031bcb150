import { CircleAlert, CircleCheck, RotateCw, X } from "lucide-react";
import { useId } from "react";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { Button } from "#ui/button.tsx";
import type { Upload } from "./use-uploads.ts";
import { sizeInWords } from "./words.ts";

type UploadListProps = {
  uploads: Upload[];
  onAgain(key: number): void;
  onDrop(key: number): void;
  /** Somebody wants to say what an uploaded file shows. */
  onDescribe(entry: MediaEntry): void;
};

/** How far each file is that is being uploaded. */
export function UploadList({ uploads, ...rest }: UploadListProps) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === "done").length;
  const isBusy = uploads.some(({ state }) => state === "waiting" || state === "sending");
  return (
    <section aria-label="Uploads" className="page mb-10">
      <p role="status" className="mb-3 text-small font-semibold">
        {isBusy
          ? `Uploading: ${done} of ${uploads.length} done`
          : `${done} of ${uploads.length} ${uploads.length === 1 ? "file is" : "files are"} uploaded.`}
      </p>
      <ul className="divide-y divide-hairline rounded-base border border-hairline bg-surface">
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} {...rest} />
        ))}
      </ul>
    </section>
  );
}

type UploadLineProps = Omit<UploadListProps, "uploads"> & { upload: Upload };

function UploadLine({ upload, onAgain, onDrop, onDescribe }: UploadLineProps) {
  const { key, file, state, sent, failure, again, entry } = upload;
  const id = useId();
  const percent = Math.round(sent * 100);
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3 text-small">
          <span id={id} className="truncate font-medium">
            {file.name}
          </span>
          <span className="shrink-0 text-meta text-muted">{sizeInWords(file.size)}</span>
        </p>
        {state === "waiting" && <p className="text-meta text-muted">Waiting</p>}
        {state === "sending" && (
          <p className="mt-1.5 flex items-center gap-3 text-meta text-muted tabular-nums">
            <progress
              aria-labelledby={id}
              max={100}
              value={percent}
              className="block h-2 flex-1 accent-brand"
            />
            {percent < 100 ? `${percent} %` : "Being checked"}
          </p>
        )}
        {state === "failed" && (
          <p role="alert" className="flex items-start gap-1.5 text-meta font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {failure}
          </p>
        )}
        {state === "done" && (
          <p className="flex items-center gap-1.5 text-meta text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            Uploaded
          </p>
        )}
      </div>
      {again && (
        <Button
          look="outline"
          className="px-3!"
          aria-label={`Try again: ${file.name}`}
          onClick={() => onAgain(key)}
        >
          <RotateCw aria-hidden className="size-4.5" />
        </Button>
      )}
      {state === "done" && entry ? (
        <Button look="outline" aria-label={`Describe ${file.name}`} onClick={() => onDescribe(entry)}>
          Describe
        </Button>
      ) : (
        <Button
          look="quiet"
          className="px-3!"
          aria-label={`${state === "failed" ? "Dismiss" : "Cancel"}: ${file.name}`}
          onClick={() => onDrop(key)}
        >
          <X aria-hidden className="size-4.5" />
        </Button>
      )}
    </li>
  );
}
