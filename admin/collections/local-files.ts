import { asFile, type DraftFiles } from "#ui/local-drafts/store.ts";
import type { CollectionFields } from "./fields.ts";
import type { CollectionItem } from "./items.ts";

/** Pictures only: videos are too large to store twice on a device. */
export function filesOf({ items }: CollectionFields): Record<string, File> {
  return Object.fromEntries(
    items.flatMap(({ key, kind, file, upload }) =>
      kind === "image" && file && upload.state !== "done" ? [[key, file] as const] : [],
    ),
  );
}

export function withoutFiles(fields: CollectionFields): CollectionFields {
  const items = fields.items.map(
    ({ file, ...item }): CollectionItem =>
      item.upload.state === "sending" ? { ...item, upload: { state: "waiting" } } : item,
  );
  return { ...fields, items };
}

export function withFiles(fields: CollectionFields, files: DraftFiles): CollectionFields {
  const items = fields.items.map((item): CollectionItem => {
    const file = asFile(files[item.key], item.name);
    if (item.upload.state === "done") return item;
    if (!file) {
      const reason = "This file was not uploaded yet. Please choose it again.";
      return { ...item, upload: { state: "stopped", because: "missing", reason } };
    }
    const isRefused = item.upload.state === "stopped" && item.upload.because === "refused";
    return isRefused ? { ...item, file } : { ...item, file, upload: { state: "waiting" } };
  });
  return { ...fields, items };
}
