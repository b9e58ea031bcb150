import { useState } from "react";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { useMember } from "../guard.tsx";
import { pendingFile, type Upload, type Uploadable } from "../uploads/upload.ts";
import { useUploads } from "../uploads/use-uploads.ts";

export type MediaUpload = Uploadable & {
  file: File;
  upload: Upload<{ entry: MediaEntry & { known: boolean } }>;
};

export function useMediaUploads(onDone: () => void) {
  const { media } = useApi();
  const { signedIn } = useMember();
  const [items, setItems] = useState<MediaUpload[]>([]);
  const { retry } = useUploads<MediaUpload>({
    items,
    signedIn,
    async send(_, file, options) {
      const entry = await media.add({ file, alt: "" }, options);
      onDone();
      return { upload: { state: "done", entry } };
    },
    change: (key, some) =>
      setItems((all) => all.map((item) => (item.key === key ? { ...item, ...some } : item))),
  });

  return {
    items,
    retry,
    add: (files: File[]) =>
      setItems((all) => [
        ...all.filter(({ upload }) => upload.state !== "done"),
        ...files.map((file) => ({ ...pendingFile(file), file })),
      ]),
    remove: ({ key }: MediaUpload) => setItems((all) => all.filter((item) => item.key !== key)),
  };
}
