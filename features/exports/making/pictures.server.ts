import sharp from "sharp";

export type MadePicture = { name: string; bytes: Buffer; width: number; height: number };

/** Pictures as JPEG, which every reader shows, with the names of their files. Leaves out broken ones. */
export async function madePictures(pictures: Record<string, Uint8Array>): Promise<Map<string, MadePicture>> {
  const made = new Map<string, MadePicture>();
  for (const [src, webp] of Object.entries(pictures)) {
    const jpeg = await jpegOf(webp).catch(() => undefined);
    if (jpeg) made.set(src, { name: `picture-${made.size + 1}.jpg`, ...jpeg });
  }
  return made;
}

async function jpegOf(webp: Uint8Array): Promise<Omit<MadePicture, "name">> {
  const { data, info } = await sharp(webp)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
