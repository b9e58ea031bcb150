import { buffer } from "node:stream/consumers";
import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import type { Picture } from "#features/media/contract.ts";
import { readText } from "#features/rich-text/texts/texts.server.ts";

const widest = 1440; // pixels: 240 to the inch on paper
const maxPictures = 100;
const maxBytes = 24 * 1024 * 1024;

/** The bytes of an article's pictures by their `src`, within limits. A file shows the others' alternative text. */
export async function picturesOf(ctx: Context, media: MediaStore, html: string, cover: Picture | null) {
  const shown = [
    ...(cover ? [{ src: cover.url, srcset: cover.srcset }] : []),
    ...(await readText("images", html, undefined)),
  ];
  const bySrc = new Map(shown.map((picture) => [picture.src, picture]));
  const pictures: Record<string, Uint8Array> = {};
  let left = maxBytes;
  for (const { src, srcset } of [...bySrc.values()].slice(0, maxPictures)) {
    const key = /^\/media\/(.+)$/.exec(sizeOf(src, srcset))?.[1];
    if (!key) continue;
    const size = await media.size(key);
    if (size === null) {
      ctx.log.warn({ src }, "The file of an article's picture is missing.");
      ctx.noStore(); // a restored backup may bring it back
    } else if (size <= left) {
      left -= size;
      pictures[src] = await buffer(await media.read(key));
    }
  }
  return pictures;
}

/** The URL of the largest size that is not wider than a page needs. */
function sizeOf(src: string, srcset = ""): string {
  const sizes = srcset.split(", ").map((size) => size.split(" "));
  return sizes.findLast(([, width = ""]) => Number.parseInt(width, 10) <= widest)?.[0] ?? src;
}
