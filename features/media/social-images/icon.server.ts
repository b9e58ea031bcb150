import { readFile } from "node:fs/promises";
import sharp from "sharp";

const source = new URL("../../../public/favicon.svg", import.meta.url);
const ground = "#0c2b22";

/**
 * The sign of the site as a square PNG of so many pixels, from the one drawing that there is of it. A full one is
 * without round corners and has room around it: telephones cut it into a form of their own.
 */
export async function drawnIcon({ size, full }: { size: number; full: boolean }): Promise<Buffer> {
  if (!full) return drawn(size);
  const sign = await drawn(Math.round(size * 0.8));
  const whole = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return whole
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

async function drawn(size: number): Promise<Buffer> {
  // Drawn large and made smaller, so that its edges are clean in every size.
  return sharp(await readFile(source), { density: 1152 })
    .resize(size, size)
    .png()
    .toBuffer();
}
