import { useEffect, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import type { MediaEntry, MediaFunctions } from "#features/media/library-contract.ts";

/** A file on its way into the library. `sent` is the part that has arrived, from 0 to 1. */
export type Upload = {
  key: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  sent: number;
  failure: string;
  /** The connection or the server failed, not the file, so it can be retried. */
  again: boolean;
  entry?: MediaEntry;
};

const otherwise = "The file could not be uploaded. Please try again.";

/** Uploads files one at a time. Each can be cancelled, and retried after a failure. */
export function useUploads(add: MediaFunctions["add"], onAdded: (entry: MediaEntry) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const next = useRef(0);
  const sending = useRef<{ key: number; call: AbortController }>(undefined);
  const first = uploads.find(({ state }) => state === "waiting");
  const isSending = uploads.some(({ state }) => state === "sending");

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function send({ key, file }: Upload): Promise<void> {
    const call = new AbortController();
    sending.current = { key, call };
    change(key, { state: "sending", sent: 0, failure: "", again: false });
    try {
      const progress = (sent: number, of: number) => change(key, { sent: of > 0 ? sent / of : 0 });
      const entry = await add({ file, alt: "" }, { progress, signal: call.signal });
      change(key, { state: "done", sent: 1, entry });
      onAdded(entry);
    } catch (error) {
      const again = !isAppError(error) || error.status >= 500 || error.code === "too_many_requests";
      change(key, { state: "failed", failure: (isAppError(error) && error.message) || otherwise, again });
    }
  }

  useEffect(() => {
    if (first && !isSending) void send(first);
  });
  // Leaving the page cancels the uploads.
  useEffect(() => () => sending.current?.call.abort(), []);

  return {
    uploads,
    add(files: Iterable<File>) {
      const more = Array.from(files, (file): Upload => {
        next.current += 1;
        return { key: next.current, file, state: "waiting", sent: 0, failure: "", again: false };
      });
      setUploads((all) => [...all.filter(({ state }) => state !== "done"), ...more]);
    },
    again: (key: number) => change(key, { state: "waiting", failure: "", again: false }),
    drop(key: number) {
      if (sending.current?.key === key) sending.current.call.abort();
      setUploads((all) => all.filter((upload) => upload.key !== key));
    },
  };
}
