import type { MediaFileTable } from "#db/schema.ts";
import { admin, signedIn } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Upload, Visit } from "#visit/visit.ts";
import { isPlayable, posterOf, storedPicture, videoUrl } from "./addresses.ts";
import { isFilm, kindOf } from "./kinds.server.ts";
import type { MediaEntry } from "./library-contract.ts";
import * as store from "./store.server.ts";
import { takePicture, takeVideo } from "./taking.server.ts";

type Sent = { file: Upload; alt?: string };

/** Takes a picture or a video into the library. */
export async function addMedia(visit: Visit, { file, alt = "" }: Sent): Promise<MediaEntry> {
  const { id, name } = admin(visit);
  const take = isFilm(await kindOf(file.path)) ? takeVideo : takePicture;
  return entryOf(await take(visit, file, alt.trim()), { _id: id, name }, 0);
}

/** Takes a picture for the text of a blog. Refuses those who have no text to put it into. */
export async function uploadPicture(visit: Visit, { file, alt = "" }: Sent): Promise<{ imageUrl: string }> {
  const { id, role } = signedIn(visit);
  if (role !== "admin" && !(await store.hasWritten(visit.db.queries, id)))
    throw new Refusal("not allowed", "Only administrators can create blog posts.");
  const row = await takePicture(visit, file, alt.trim());
  return { imageUrl: entryOf(row, null, 0).url };
}

function entryOf(row: MediaFileTable, uploader: MediaEntry["uploader"], useCount: number): MediaEntry {
  const { id, kind, status, placeholder, alt, bytes, createdAt, contentType, posterWidth } = row;
  const video = {
    url: videoUrl(id, contentType),
    srcset: "",
    width: row.width,
    height: row.height,
    poster: posterOf(id, posterWidth)?.url ?? null,
    playable: isPlayable(contentType),
  };
  const { url, srcset, width, height } = storedPicture({ ...row, caption: "" });
  const image = { url, srcset, width, height, poster: null, playable: true };
  const shown = kind === "video" ? video : image;
  return { _id: id, kind, status, ...shown, placeholder, alt, bytes, date: createdAt, uploader, useCount };
}
