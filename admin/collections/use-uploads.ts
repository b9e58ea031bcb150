import { useEffect, useEffectEvent, useRef } from "react";
import { isAppError } from "#core/errors.ts";
import type { MediaEntry, MediaFunctions } from "#features/media/library-contract.ts";
import { canRetry, type FormItem, isPending, type Obstacle, type UploadState } from "./items.ts";

const atOnce = 2; // more would only share the line

type UploadsOptions = {
  items: FormItem[];
  /** Changes one item, if it is still there. */
  change(key: string, some: Partial<FormItem>): void;
  add: MediaFunctions["add"];
  /** Whether somebody is signed in to send as. */
  signedIn: boolean;
};

/**
 * Sends each file that waits by itself, two at once, and says of each how far it is and why it stopped. What was
 * lost with the connection or the session goes on when that is back.
 */
export function useUploads({ items, change, add, signedIn }: UploadsOptions) {
  const running = useRef(new Map<string, AbortController>());

  const begin = useEffectEvent(async (item: FormItem, file: File) => {
    const { key } = item;
    const call = new AbortController();
    running.current.set(key, call);
    const show = (upload: UploadState, more?: Partial<FormItem>) => change(key, { upload, ...more });
    show({ state: "sending", sent: 0, of: file.size });
    const progress = (sent: number, of: number) => show({ state: "sending", sent, of });
    try {
      const entry = await add({ file }, { progress, signal: call.signal });
      running.current.delete(key);
      show({ state: "done", id: entry._id }, arrived(entry, file));
    } catch (error) {
      running.current.delete(key);
      show(stoppedBy(error));
    }
  });

  const resume = useEffectEvent((because: Obstacle) => {
    for (const { key, upload } of items) {
      if (upload.state === "stopped" && upload.because === because)
        change(key, { upload: { state: "waiting" } });
    }
  });

  useEffect(() => {
    const there = new Set(items.map(({ key }) => key));
    for (const [key, call] of running.current) if (!there.has(key)) call.abort();
    if (!signedIn) return;
    for (const item of items) {
      if (running.current.size === atOnce) return;
      if (item.upload.state === "waiting" && item.file && !running.current.has(item.key)) {
        void begin(item, item.file);
      }
    }
  }, [items, signedIn]);

  useEffect(() => {
    if (signedIn) resume("signed out");
  }, [signedIn]);

  useEffect(() => {
    const online = () => resume("lost");
    const calls = running.current;
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      for (const call of calls.values()) call.abort();
    };
  }, []);

  function cancel({ key }: FormItem): void {
    const call = running.current.get(key);
    if (call) call.abort();
    else change(key, { upload: stoppedBy(new DOMException("", "AbortError")) });
  }

  return {
    cancel,
    cancelAll: () => items.filter(isPending).forEach(cancel),
    retry: ({ key }: FormItem) => change(key, { upload: { state: "waiting" } }),
    retryAll: () =>
      items.filter(canRetry).forEach(({ key }) => {
        change(key, { upload: { state: "waiting" } });
      }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** What the server says of a file. A video that it still prepares has no picture of its own. */
function arrived({ kind, status, poster }: MediaEntry, file: File): Partial<FormItem> {
  return { kind, preparing: status, picture: poster, file };
}

function stoppedBy(error: unknown): UploadState {
  const stopped = (because: Obstacle, reason: string): UploadState => ({ state: "stopped", because, reason });
  if (error instanceof Error && error.name === "AbortError") return stopped("called off", "Upload cancelled");
  if (!isAppError(error)) return stopped("lost", "The connection was lost.");
  if (error.status === 401) return stopped("signed out", "Your session has ended. Log in again to go on.");
  const isTheirs = [400, 403, 413, 415].includes(error.status);
  return stopped(isTheirs ? "refused" : "failed", error.message || "Server error occurred");
}
