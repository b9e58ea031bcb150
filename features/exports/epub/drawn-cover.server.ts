import sharp from "sharp";
import { type SocialImageText, socialImageOf } from "#features/media/social-images/social-image.server.ts";
import type { MadePicture } from "../content/made-pictures.server.ts";

const [width, height] = [1200, 1800]; // pixels, in the proportions of a book

/** A cover picture for a book without one: its social image on a ground of the same colour. */
export async function drawnCover(text: SocialImageText): Promise<MadePicture> {
  const picture = await socialImageOf(text);
  const ground = text.brand.deep;
  const bytes = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture, top: 480, left: 0 }])
    .jpeg({ quality: 82 })
    .toBuffer();
  return { name: "cover.jpg", bytes, width, height };
}
