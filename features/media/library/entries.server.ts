import { pick } from "#core/pick.ts";
import type { MediaFileTable } from "#db/schema.ts";
import { linkOf } from "../files/links.server.ts";
import type { CurrentFile } from "../files.store.server.ts";
import { isPlayable, posterOf, storedPicture, videoUrl } from "../types/addresses.ts";
import type { MediaEntry } from "./contract.ts";

export function entryOf(
  row: MediaFileTable,
  uploader: MediaEntry["uploader"],
  useCount: number,
  current?: CurrentFile,
): MediaEntry {
  const shown = current
    ? fileOf(current)
    : { ...(row.kind === "video" ? videoOf(row) : pictureOf(row)), file: null };
  return {
    ...pick(row, ["kind", "status", "placeholder", "alt", "name", "bytes"]),
    ...shown,
    _id: row.id,
    decorative: row.decorative === 1,
    date: row.createdAt,
    uploader,
    useCount,
  };
}

/** A file or recording; its name is that of the current version. */
function fileOf(current: CurrentFile) {
  const { picture, ...link } = linkOf(current);
  const [removed, kept] = [current.removed, current.kept].map((json) => JSON.parse(json) as string[]);
  return {
    url: link.url,
    srcset: picture?.srcset ?? "",
    poster: picture?.url ?? null,
    width: current.width,
    height: current.height,
    playable: current.kind === "audio",
    file: { ...link, removed: removed ?? [], kept: kept ?? [] },
  };
}

function videoOf({ id, width, height, contentType, posterWidth }: MediaFileTable) {
  const { url: poster = null, srcset = "" } = posterOf(id, posterWidth) ?? {};
  return { url: videoUrl(id, contentType), srcset, width, height, poster, playable: isPlayable(contentType) };
}

function pictureOf(row: MediaFileTable) {
  const { url, srcset, width, height } = storedPicture({ ...row, caption: "" });
  return { url, srcset, width, height, poster: null, playable: true };
}
