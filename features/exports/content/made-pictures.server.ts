import sharp from "sharp";
import type { Brand } from "#features/institute/brand.server.ts";

export type MadePicture = { name: string; bytes: Buffer; width: number; height: number };
export type MadeLogo = MadePicture & { hasName: boolean };

/** Pictures as JPEG, which every reader shows, with the names of their files. Leaves out broken ones. */
export async function madePictures(pictures: Record<string, Uint8Array>): Promise<Map<string, MadePicture>> {
  const made = new Map<string, MadePicture>();
  for (const [src, webp] of Object.entries(pictures)) {
    const jpeg = await jpegOf(webp).catch(() => undefined);
    if (jpeg) made.set(src, { name: `picture-${made.size + 1}.jpg`, ...jpeg });
  }
  return made;
}

/** The institute's logo for white paper; none if it has only a light one. */
export async function madeLogo({ logo, onDeep }: Pick<Brand, "logo" | "onDeep">) {
  if (!logo || logo.tone === "light") return undefined;
  const { data: bytes, info } = await sharp(logo.bytes).png().toBuffer({ resolveWithObject: true });
  return {
    name: "logo.png",
    bytes,
    width: info.width,
    height: info.height,
    hasName: onDeep?.hasName ?? false,
  };
}

async function jpegOf(webp: Uint8Array): Promise<Omit<MadePicture, "name">> {
  const { data, info } = await sharp(webp)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
