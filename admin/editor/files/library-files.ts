import type { Api } from "#core/api.ts";
import type { LinkedFile, MediaEntry } from "#features/media/library/contract.ts";
import type { EditorProps } from "../editor-props.ts";

type Kind = "download" | "pdf";

/** Uploads files, and lets them be chosen from the library. Authors have no library, and upload without it. */
export function libraryFiles(
  media: Api["media"],
  choose: ((kind: Kind) => Promise<MediaEntry | null>) | undefined,
  kind: Kind = "download",
): EditorProps["files"] {
  return {
    upload: async (file, options) =>
      choose ? linkTo(await media.add({ file }, options)) : media.uploadFile({ file }, options),
    choose: choose && (async () => linkTo(await choose(kind))),
  };
}

function linkTo(entry: MediaEntry | null): LinkedFile | null {
  return entry?.file ? { _id: entry._id, url: entry.url, name: entry.file.name } : null;
}
