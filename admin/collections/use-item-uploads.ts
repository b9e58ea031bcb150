import { useApi } from "#core/api.ts";
import { AppError, isAppError } from "#core/errors.ts";
import { useUploads } from "../uploads/use-uploads.ts";
import { type CollectionItem, canRetry, isPending, isVisual, type UploadState } from "./items.ts";

const notVisual = "Please choose a picture or a video.";

type ChangeItem = (key: string, some: Partial<CollectionItem>) => void;

export type ItemUploads = ReturnType<typeof useItemUploads>;

/** Uploads the files of a collection, each with its progress. */
export function useItemUploads(items: CollectionItem[], change: ChangeItem, signedIn: boolean) {
  const { media } = useApi();

  async function upload({ key }: CollectionItem, file: File, signal: AbortSignal): Promise<void> {
    const progress = (sent: number, of: number) => change(key, { upload: { state: "sending", sent, of } });
    progress(0, file.size);
    try {
      const entry = await media.add({ file }, { progress, signal });
      if (!isVisual(entry)) throw new AppError("unsupported_media_type", notVisual);
      const { _id, kind, status, poster } = entry;
      change(key, { upload: { state: "done", id: _id }, kind, status, picture: poster });
    } catch (error) {
      change(key, { upload: stoppedBy(error) });
    }
  }

  const retry = ({ key }: CollectionItem) => change(key, { upload: { state: "waiting" } });
  const queue = useUploads({ items, signedIn, upload, retry });

  function cancel({ key, upload: { state } }: CollectionItem): void {
    if (state === "sending") queue.cancel(key);
    else change(key, { upload: stoppedBy(new DOMException("", "AbortError")) });
  }

  return {
    cancel,
    retry,
    cancelAll: () => items.filter(isPending).forEach(cancel),
    retryAll: () => items.filter(canRetry).forEach(retry),
  };
}

function stoppedBy(error: unknown): UploadState {
  if (isAppError(error) && error.code !== "unauthorized") {
    const isFinal = [400, 403, 413, 415].includes(error.status);
    const reason = error.message || "Server error occurred";
    return { state: "stopped", because: isFinal ? "refused" : "failed", reason };
  }
  if (isAppError(error))
    return {
      state: "stopped",
      because: "signed out",
      reason: "Your session has expired. Log in again to continue.",
    };
  if (error instanceof Error && error.name === "AbortError")
    return { state: "stopped", because: "cancelled", reason: "Upload cancelled" };
  return { state: "stopped", because: "offline", reason: "The connection was lost." };
}
