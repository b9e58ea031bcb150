import { readFile } from "node:fs/promises";
import sharp from "sharp";

const source = new URL("../../../public/favicon.svg", import.meta.url);
const ground = "#0c2b22";

/**
 * The site's icon as a square PNG of this many pixels. A full one has no round corners and some space around it,
 * because phones cut it into their own shape.
 */
export async function icon({ size, full }: { size: number; full: boolean }): Promise<Buffer> {
  if (!full) return rendered(size);
  const sign = await rendered(Math.round(size * 0.8));
  const whole = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return whole
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

async function rendered(size: number): Promise<Buffer> {
  // Rendered large and reduced for clean edges at every size.
  return sharp(await readFile(source), { density: 1152 })
    .resize(size, size)
    .png()
    .toBuffer();
}
