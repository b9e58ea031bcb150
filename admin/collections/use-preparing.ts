import { useEffect, useEffectEvent } from "react";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import type { FormItem } from "./items.ts";

const pause = 4000; // milliseconds between two questions

type PreparingOptions = {
  items: FormItem[];
  change(key: string, some: Partial<FormItem>): void;
  read: MediaFunctions["read"];
};

/** Asks how far the videos are that the server still prepares, until all of them can be watched or cannot be. */
export function usePreparing({ items, change, read }: PreparingOptions): void {
  const preparing = items.filter(
    ({ preparing: state, upload }) => state === "processing" && upload.state === "done",
  );
  const names = preparing.map(({ key }) => key).join();

  const ask = useEffectEvent(async () => {
    for (const { key, upload } of preparing) {
      if (upload.state !== "done") continue;
      const entry = await read({ id: upload.id }).catch(() => undefined); // it is asked again
      if (entry && entry.status !== "processing")
        change(key, { preparing: entry.status, picture: entry.poster });
    }
  });

  useEffect(() => {
    if (names === "") return;
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [names]);
}
