import type { MediaFileTable } from "#db/schema.ts";
import { isPlayable, posterOf, storedPicture, videoUrl } from "../addresses.ts";
import type { MediaEntry } from "../library-contract.ts";

/** A picture or video as the library shows it. */
export function entryOf(row: MediaFileTable, uploader: MediaEntry["uploader"], useCount: number): MediaEntry {
  const { id, kind, status, placeholder, alt, name, bytes, createdAt } = row;
  const shown = kind === "video" ? videoOf(row) : pictureOf(row);
  const description = { alt, decorative: row.decorative === 1, name };
  return {
    ...{ _id: id, kind, status, ...shown, placeholder, ...description },
    ...{ bytes, date: createdAt, uploader, useCount },
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
