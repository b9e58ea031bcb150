import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { MemberContext } from "#core/context.ts";
import type { MediaServices } from "#core/services.ts";
import { truncate } from "#core/truncate.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { addPicture } from "#features/media/pictures.server.ts";
import { storedPicture } from "#features/media/types/addresses.ts";
import { download } from "./download.server.ts";
import type { EmbeddedVideo } from "./videos.ts";

const maxJsonBytes = 100_000;
const maxTitleLength = 200; // characters
const answer = z.object({
  title: z.string().catch(""),
  thumbnail_url: z.url().optional().catch(undefined),
});

/**
 * Asks the video's site for its title and its poster (https://oembed.com), and puts the poster into the media library.
 * Only the hosts of YouTube and Vimeo and the PeerTube site itself are contacted.
 */
export async function describeVideo(ctx: MemberContext, video: EmbeddedVideo, { media }: MediaServices) {
  const folder = await mkdtemp(join(tmpdir(), "footpath-poster-"));
  try {
    const { oembed, pictures } = hostsOf(video);
    const json = join(folder, "answer.json");
    await download(oembed, json, maxJsonBytes);
    const { title, thumbnail_url } = answer.parse(JSON.parse(await readFile(json, "utf8")));
    const name = truncate(title.trim(), maxTitleLength);
    const url = thumbnail_url ? new URL(thumbnail_url) : undefined;
    if (url?.protocol !== "https:" || !pictures.includes(url.host)) return { title: name, poster: null };
    const path = join(folder, "poster");
    const bytes = await download(url, path, uploadLimits.image.maxBytes);
    const row = await addPicture(ctx, media, { path, bytes, name: "poster" }, { alt: name });
    return { title: name, poster: storedPicture({ ...row, caption: "" }).url };
  } catch (error) {
    ctx.log.warn({ err: error }, "the poster of a video could not be copied");
    return { title: "", poster: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function hostsOf({ host, url }: EmbeddedVideo): { oembed: URL; pictures: string[] } {
  const question = `?format=json&url=${encodeURIComponent(url)}`;
  if (host === "YouTube")
    return { oembed: new URL(`https://www.youtube.com/oembed${question}`), pictures: ["i.ytimg.com"] };
  if (host === "Vimeo")
    return { oembed: new URL(`https://vimeo.com/api/oembed.json${question}`), pictures: ["i.vimeocdn.com"] };
  return { oembed: new URL(`https://${host}/services/oembed${question}`), pictures: [host] };
}
