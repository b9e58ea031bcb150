import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Document } from "#visit/document.ts";

const source = new URL("../../public/favicon.svg", import.meta.url);
const ground = "#0c2b22";

/** The sign of the site as a square picture of so many pixels, from the one drawing that there is of it. */
export async function icon(size: number): Promise<Document> {
  return png(await drawn(size));
}

/** The same without round corners, with room around it: telephones cut it into a form of their own. */
export async function fullIcon(size: number): Promise<Document> {
  const inner = Math.round(size * 0.8);
  const sign = await drawn(inner);
  const whole = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return png(
    await whole
      .composite([{ input: sign }])
      .png()
      .toBuffer(),
  );
}

/** For programs that ask for nothing else: one PNG of 32 pixels in the frame of an ICO file. */
export async function oldIcon(): Promise<Document> {
  const picture = await drawn(32);
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // an icon
  frame.writeUInt16LE(1, 4); // one picture
  frame.writeUInt8(32, 6);
  frame.writeUInt8(32, 7);
  frame.writeUInt16LE(1, 10); // planes
  frame.writeUInt16LE(32, 12); // bits for a pixel
  frame.writeUInt32LE(picture.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return { type: "image/x-icon", body: Buffer.concat([frame, picture]) };
}

async function drawn(size: number): Promise<Buffer> {
  // Drawn large and made smaller, so that its edges are clean in every size.
  return sharp(await readFile(source), { density: 1152 })
    .resize(size, size)
    .png()
    .toBuffer();
}

function png(body: Buffer): Document {
  return { type: "image/png", body };
}
