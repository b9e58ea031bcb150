import { RotateCw, X } from "lucide-react";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { canRetry, type FormItem } from "./items.ts";
import type { Uploads } from "./use-uploads.ts";

type UploadLineProps = { item: FormItem; uploads: Pick<Uploads, "cancel" | "retry"> };

/** A bar that shows how far something is. */
export const progressLook =
  "appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand";

/** How far one file is, or why it stopped, and what can be done about it. */
export function UploadLine({ item, uploads }: UploadLineProps) {
  const id = useId();
  const { upload, preparing, name } = item;
  switch (upload.state) {
    case "waiting":
    case "sending": {
      const percent =
        upload.state === "sending" && upload.of > 0 ? Math.floor((100 * upload.sent) / upload.of) : 0;
      return (
        <div className="flex items-center gap-3">
          <div className="min-w-0 grow">
            <label htmlFor={id} className="text-meta text-muted">
              {words(upload.state, percent)}
              <span className="sr-only"> {name}</span>
            </label>
            <progress
              id={id}
              max={100}
              value={percent}
              className={`mt-1 block h-1.5 w-full ${progressLook}`}
            />
          </div>
          <Button
            look="outline"
            className="px-3!"
            aria-label={`Cancel the upload of ${name}`}
            onClick={() => uploads.cancel(item)}
          >
            <X aria-hidden className="size-4.5" />
            Cancel
          </Button>
        </div>
      );
    }
    case "stopped":
      return (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-small font-medium text-danger">
            {upload.reason}
          </p>
          {canRetry(item) && (
            <Button
              look="outline"
              className="px-3!"
              aria-label={`Try again: ${name}`}
              onClick={() => uploads.retry(item)}
            >
              <RotateCw aria-hidden className="size-4" />
              Try again
            </Button>
          )}
        </div>
      );
    default:
      // As high as the bar before it: what stands below must not move while somebody presses it.
      return preparing === "ready" && !item.file ? null : (
        <p role="status" className="flex min-h-11 items-center text-meta text-muted">
          {afterUpload[preparing]}
        </p>
      );
  }
}

const afterUpload = {
  ready: "Uploaded",
  processing: "This video is being prepared. You need not wait for it.",
  failed: "This video could not be prepared. Remove it, or choose another one.",
};

function words(state: "waiting" | "sending", percent: number): string {
  if (state === "waiting") return "Waiting...";
  return percent < 100 ? `Uploading... ${percent}%` : "Being prepared...";
}
