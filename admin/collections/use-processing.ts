import { useEffect, useEffectEvent } from "react";
import { useApi } from "#core/api.ts";
import type { CollectionItem } from "./items.ts";

const pause = 4000; // milliseconds

/** Asks for the videos that the server is processing, until it has finished all of them. */
export function useProcessing(
  items: CollectionItem[],
  change: (key: string, some: Partial<CollectionItem>) => void,
): void {
  const { media } = useApi();
  const processing = items.flatMap(({ key, status, upload }) =>
    status === "processing" && upload.state === "done" ? [{ key, id: upload.id }] : [],
  );
  const keys = processing.map(({ key }) => key).join();

  const ask = useEffectEvent(async () => {
    for (const { key, id } of processing) {
      const entry = await media.read({ id }).catch(() => undefined); // asked again later
      if (entry && entry.status !== "processing")
        change(key, { status: entry.status, picture: entry.poster });
    }
  });

  useEffect(() => {
    if (keys === "") return;
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [keys]);
}
