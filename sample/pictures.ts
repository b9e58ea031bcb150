import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { decodePicture } from "#features/media/decoding/pipeline.server.ts";
import { drawing } from "#features/media/drawing.ts";
import { portrait } from "#features/media/portraits/portrait.ts";
import { blogs } from "./blogs/blogs.ts";
import { collections } from "./collections.ts";
import { nameOf, type SamplePicture } from "./drawn-pictures.ts";
import { members } from "./members.ts";
import { grain } from "./photographs/frame.ts";
import { photograph } from "./photographs/photograph.ts";

/** Every picture of the sample institute, drawn once when the program is built. */
export async function drawPictures(
  folder: string,
  drawn: (done: number, all: number) => void,
): Promise<void> {
  const pictures = everyPicture();
  mkdirSync(folder, { recursive: true });
  let done = 0;
  const waiting = pictures.values();
  async function work(): Promise<void> {
    for (const picture of waiting) {
      const file = join(folder, nameOf(picture));
      if (!existsSync(`${file}.json`)) await draw(picture, file);
      done += 1;
      drawn(done, pictures.length);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function draw(picture: SamplePicture, file: string): Promise<void> {
  const { sizes, ...kept } = await decodePicture(await printed(picture));
  for (const { width, bytes } of sizes) writeFileSync(`${file}-${width}.webp`, bytes);
  writeFileSync(`${file}.json`, JSON.stringify({ ...kept, widths: sizes.map(({ width }) => width) }));
}

/** The picture as uncompressed PNG; drawn portraits are drawn large and made small, which keeps their grain fine. */
async function printed(picture: SamplePicture): Promise<Buffer> {
  if ("portrait" in picture) {
    return sharp(Buffer.from(portrait(picture.portrait, 768)))
      .resize(256)
      .png(quick)
      .toBuffer();
  }
  if ("motif" in picture) {
    const svg = drawing(picture.seed, { motif: picture.motif, width: 1440, height: 900 });
    return sharp(Buffer.from(svg)).png(quick).toBuffer();
  }
  const size =
    picture.orientation === "portrait" ? { width: 1080, height: 1440 } : { width: 1440, height: 960 };
  const svg = photograph(picture.scene, picture.seed, size);
  // Ink is denser than light on a screen, and its edges are a little soft.
  const inked = await sharp(Buffer.from(svg))
    .removeAlpha()
    .blur(0.6)
    .modulate({ saturation: 1.22 })
    .linear(1.16, -13)
    .png(quick)
    .toBuffer();
  return sharp(inked)
    .composite([{ input: await grainOf(size) }])
    .png(quick)
    .toBuffer();
}

/** The film grain of a size, drawn once for all pictures that have it. */
function grainOf(size: { width: number; height: number }): Promise<Buffer> {
  const key = `${size.width}x${size.height}`;
  const made =
    grains.get(key) ??
    sharp(Buffer.from(grain(size)))
      .png(quick)
      .toBuffer();
  grains.set(key, made);
  return made;
}

const grains = new Map<string, Promise<Buffer>>();
const quick = { compressionLevel: 0 };

function everyPicture(): SamplePicture[] {
  return [
    ...blogs.flatMap(({ cover }) => (cover ? [cover] : [])),
    ...collections.flatMap(({ photographs }) => photographs),
    ...members.flatMap((member) => (member.portrait ? [{ portrait: member.portrait }] : [])),
  ];
}
