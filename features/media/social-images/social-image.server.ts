import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { seedOf } from "../generated-picture.ts";
import type { SiteColours } from "../generated-pictures/colours.ts";
import { drawingSvg } from "../generated-pictures/drawing.ts";
import { type BandBrand, type BandText, bandSvg } from "./band.server.ts";

/** Pixels, as link previews show it. */
const [width, height] = [1200, 630];
const band = 480;
const shown = { width: width - band, height };
const maxEnlarged = 2;

type Brand = BandBrand & { colours: SiteColours };

export type SocialImageText = BandText & { brand: Brand };

export type SocialImage = SocialImageText & {
  picture?: Buffer;
  /** The focal point: percent from the left and from the top. */
  focus?: { x: number; y: number };
};

/**
 * A social image as JPEG: a dark band with the words, and the picture beside it, cropped to the focal point like
 * `object-position`, or to what attracts attention. Throws if the picture cannot be decoded.
 */
export async function socialImageOf({ picture, focus, brand, ...text }: SocialImage): Promise<Buffer> {
  const { colours } = brand;
  const drawing = () =>
    drawingSvg(seedOf(text.title || text.institute), { colours, ...shown, scheme: "light" });
  const beside = picture ? await besideBand(picture, focus) : Buffer.from(drawing());
  const words = await bandSvg(text, brand, { width: band, height });
  return sharp({ create: { width, height, channels: 3, background: brand.deep } })
    .composite([
      { input: beside, left: band, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ ...quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

const quality = { quality: 84, mozjpeg: true } as const;

/** A small picture is framed by itself, blurred, so that it is never coarse. */
async function besideBand(picture: Buffer, focus: SocialImage["focus"]): Promise<Buffer> {
  try {
    const { width: wide, height: tall } = (await sharp(picture).metadata()).autoOrient;
    const cropped = focus ? croppedTo(picture, { wide, tall }, focus) : sharp(picture).autoOrient();
    const whole = cropped.flatten({ background: "#ffffff" });
    const scale = Math.max(shown.width / wide, shown.height / tall);
    const filled = () => whole.clone().resize({ ...shown, fit: "cover", position: "attention" });
    if (scale <= maxEnlarged) return await filled().png({ compressionLevel: 1 }).toBuffer();
    const small = { width: Math.min(shown.width, wide), height: Math.min(height, tall) };
    const own = await sharp(picture)
      .autoOrient()
      .resize({ ...small, fit: "inside" })
      .png()
      .toBuffer();
    const ground = await filled()
      .blur(30)
      .modulate({ brightness: 0.7 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await sharp(ground)
      .composite([{ input: own, gravity: "centre" }])
      .png()
      .toBuffer();
  } catch (cause) {
    throw new AppError("unsupported_media_type", m.adminMedia.undecodable(), { cause });
  }
}

type Shape = { wide: number; tall: number };

function croppedTo(picture: Buffer, { wide, tall }: Shape, { x, y }: { x: number; y: number }) {
  const scale = Math.min(wide / shown.width, tall / shown.height);
  const [cropWidth, cropHeight] = [Math.round(shown.width * scale), Math.round(shown.height * scale)];
  return sharp(picture)
    .autoOrient()
    .extract({
      left: Math.round(((wide - cropWidth) * x) / 100),
      top: Math.round(((tall - cropHeight) * y) / 100),
      width: cropWidth,
      height: cropHeight,
    });
}

const podcastSide = 1400; // pixels, the least that podcast directories take

/** A picture as a square JPEG for podcast directories. */
export async function podcastPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(podcastSide, podcastSide, { fit: "cover", position: "attention" })
    .jpeg(quality)
    .toBuffer();
}
