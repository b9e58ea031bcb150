import sharp from "sharp";

export type AvifOptions = { picture: Buffer; width: number };

/** Looks like WebP with quality 75 (`docs/decisions/0115`). */
export function avifCopy({ picture, width }: AvifOptions): Promise<Buffer> {
  return sharp(picture)
    .resize({ width })
    .avif({ quality: 52, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
