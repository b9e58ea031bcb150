import { useEffect, useEffectEvent, useRef } from "react";

const parallel = 2; // more would only share the bandwidth

type Uploadable = { key: string; file?: File; upload: { state: string; because?: string } };

type UploadsOptions<Item extends Uploadable> = {
  items: Item[];
  signedIn: boolean;
  /** Uploads one file and reports its state. Never rejects. */
  upload(item: Item, file: File, signal: AbortSignal): Promise<void>;
  /** Makes an item wait for its upload again. */
  retry(item: Item): void;
};

/**
 * Uploads the files that wait, and cancels the upload of one that is removed. What failed because the connection or the
 * session was lost is uploaded when that is back.
 */
export function useUploads<Item extends Uploadable>({
  items,
  signedIn,
  upload,
  retry,
}: UploadsOptions<Item>) {
  const running = useRef(new Map<string, AbortController>());

  const start = useEffectEvent(async (item: Item, file: File) => {
    const controller = new AbortController();
    running.current.set(item.key, controller);
    await upload(item, file, controller.signal);
    running.current.delete(item.key);
  });

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

  return { cancel: (key: string) => running.current.get(key)?.abort() };
}
