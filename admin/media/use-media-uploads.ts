import { useState } from "react";
import { useApi } from "#core/api.ts";
import { isAppError, messageOf } from "#core/errors.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { useMember } from "../guard.tsx";
import { useUploads } from "../uploads/use-uploads.ts";

type UploadState =
  | { state: "waiting" }
  /** `sent` is the part that has arrived, from 0 to 1. */
  | { state: "sending"; sent: number }
  | { state: "failed"; because: "offline" | "signed out" | "server" | "rejected"; message: string }
  | { state: "done"; entry: MediaEntry & { known: boolean } };

export type Upload = { key: string; file: File; upload: UploadState };

/** Uploads files into the media library. */
export function useMediaUploads(onDone: () => void) {
  const { media } = useApi();
  const { signedIn } = useMember();
  const [items, setItems] = useState<Upload[]>([]);

  const show = (key: string, upload: UploadState) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, upload } : item)));
  const retry = ({ key }: Upload) => show(key, { state: "waiting" });

  async function upload({ key }: Upload, file: File, signal: AbortSignal): Promise<void> {
    const progress = (sent: number, of: number) =>
      show(key, { state: "sending", sent: of > 0 ? sent / of : 0 });
    progress(0, file.size);
    try {
      show(key, { state: "done", entry: await media.add({ file, alt: "" }, { progress, signal }) });
      onDone();
    } catch (error) {
      show(key, failureOf(error));
    }
  }

  useUploads({ items, signedIn, upload, retry });

  return {
    items,
    retry,
    add: (files: File[]) =>
      setItems((all) => [
        ...all.filter(({ upload }) => upload.state !== "done"),
        ...files.map((file) => ({ key: crypto.randomUUID(), file, upload: { state: "waiting" as const } })),
      ]),
    remove: ({ key }: Upload) => setItems((all) => all.filter((item) => item.key !== key)),
  };
}

function failureOf(error: unknown): UploadState {
  const message = messageOf(error, "The file could not be uploaded. Please try again.");
  if (!isAppError(error)) return { state: "failed", because: "offline", message };
  if (error.status === 401) return { state: "failed", because: "signed out", message };
  const isTemporary = error.status >= 500 || error.code === "too_many_requests";
  return { state: "failed", because: isTemporary ? "server" : "rejected", message };
}
