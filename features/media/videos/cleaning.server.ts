import { kindOf } from "../file-type.server.ts";
import { damaged } from "./boxes.server.ts";
import { scrubAvi } from "./scrub-avi.server.ts";
import { scrubMovie } from "./scrub-movie.server.ts";

/** A video that says nothing any more of where it was made; size in pixels. */
export type Cleaned = { width: number; height: number; contentType: string };

/** Takes out of a video, in its place, all that is not needed to show it. Refuses what is no video. */
export async function cleaned(path: string): Promise<Cleaned> {
  const kind = await kindOf(path);
  if (kind === "avi") return { ...(await scrubAvi(path)), contentType: "video/x-msvideo" };
  if (kind !== "mp4" && kind !== "mov") throw damaged("no video");
  const { playable, ...size } = await scrubMovie(path);
  return { ...size, contentType: playable ? "video/mp4" : "video/quicktime" };
}
