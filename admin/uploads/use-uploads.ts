import { useEffect, useEffectEvent, useRef } from "react";
import type { UploadOptions } from "#core/contract.ts";
import { cancelled, canRetry, isPending, type Upload, type Uploadable, uploadFailure } from "./upload.ts";

const parallel = 2; // more would only share the bandwidth

type UploadsOptions<Item extends Uploadable> = {
  items: Item[];
  signedIn: boolean;
  /** Sends the file of an item, and returns what is new about the item then. */
  send(item: Item, file: File, options: Required<UploadOptions>): Promise<Partial<Item>>;
  /** Changes an item, if it is still there. */
  change(key: string, some: Partial<Item> | { upload: Upload }): void;
};

export type Uploads<Item> = ReturnType<typeof useUploads<Item & Uploadable>>;

/**
 * Uploads the files that wait, and cancels the upload of one that is removed. What failed because the connection or the
 * session was lost is uploaded when that is back.
 */
export function useUploads<Item extends Uploadable>({ items, signedIn, send, change }: UploadsOptions<Item>) {
  const running = useRef(new Map<string, AbortController>());

  const start = useEffectEvent(async (item: Item, file: File) => {
    const { key } = item;
    const controller = new AbortController();
    const { signal } = controller;
    const progress = (sent: number, of: number) => change(key, { upload: { state: "sending", sent, of } });
    running.current.set(key, controller);
    progress(0, file.size);
    const done = await send(item, file, { progress, signal }).catch((error) => ({
      upload: signal.aborted ? cancelled() : uploadFailure(error),
    }));
    change(key, done);
    running.current.delete(key);
  });

  const retry = ({ key }: Uploadable) => change(key, { upload: { state: "waiting" } });

  function cancel({ key }: Uploadable): void {
    const controller = running.current.get(key);
    if (controller) controller.abort();
    else change(key, { upload: cancelled() });
  }

  const resume = useEffectEvent((reason: "offline" | "signed out") => {
    for (const item of items) if (item.upload.because === reason) retry(item);
  });

  useEffect(() => {
    for (const [key, controller] of running.current) {
      if (items.some((item) => item.key === key)) continue;
      controller.abort();
      running.current.delete(key);
    }
    if (!signedIn) return;
    for (const item of items) {
      if (running.current.size === parallel) return;
      if (item.upload.state === "waiting" && item.file && !running.current.has(item.key))
        void start(item, item.file);
    }
  }, [items, signedIn]);

  useEffect(() => {
    if (signedIn) resume("signed out");
  }, [signedIn]);

  useEffect(() => {
    const online = () => resume("offline");
    const uploads = running.current;
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      for (const controller of uploads.values()) controller.abort();
    };
  }, []);

  return {
    retry,
    cancel,
    retryAll: () => items.filter(canRetry).forEach(retry),
    cancelAll: () => items.filter(isPending).forEach(cancel),
  };
}
