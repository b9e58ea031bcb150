import { readFile } from "node:fs/promises";
import sharp from "sharp";

const source = new URL("../../../public/favicon.svg", import.meta.url);
const standard = { ground: "#0c2b22", sign: "#e5bb68" };

export type Tone = "dark" | "light" | "solid";

export type IconOptions = {
  /** Pixels. */
  size: number;
  /** The icon has square corners and a margin, because phones crop it to their own shape. */
  full: boolean;
  /** The colours of the standard icon. */
  colours?: typeof standard;
  /** Replaces the standard icon. */
  logo?: { bytes: Buffer; tone: Tone };
};

/** The site's icon as a square PNG. */
export async function icon({ size, full, colours = standard, logo }: IconOptions): Promise<Buffer> {
  if (logo) return logoIcon(logo, size, full ? groundOf(logo.tone, colours.ground) : undefined);
  if (!full) return rendered(size, colours);
  return onGround(await rendered(Math.round(size * 0.8), colours), size, colours.ground);
}

/** A background on which a logo of this tone is visible. */
export function groundOf(tone: Tone, deep: string): string {
  return tone === "light" ? deep : "#ffffff";
}

/** A maskable icon's safe area is a circle of 80 %. A square of 56 % fits into it. */
async function logoIcon({ bytes }: { bytes: Buffer }, size: number, ground?: string): Promise<Buffer> {
  const side = ground ? Math.round(size * 0.56) : size;
  const sign = await sharp(bytes)
    .resize(side, side, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  return ground ? onGround(sign, size, ground) : sign;
}

async function onGround(sign: Buffer, size: number, background: string): Promise<Buffer> {
  const whole = sharp({ create: { width: size, height: size, channels: 3, background } });
  return whole
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

async function rendered(size: number, { ground, sign }: typeof standard): Promise<Buffer> {
  const svg = await readFile(source, "utf8");
  const coloured = svg.replace(standard.ground, ground).replace(standard.sign, sign);
  // Rendered large and reduced for clean edges at every size.
  return sharp(Buffer.from(coloured), { density: 1152 }).resize(size, size).png().toBuffer();
}

/** A logo of the size in the bar, with two pixels for each of CSS. Not every email program shows WebP. */
export async function emailLogo(picture: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const small = sharp(picture).resize(288, 72, { fit: "inside" }).png({ palette: true });
  const { data: png, info } = await small.toBuffer({ resolveWithObject: true });
  return { png, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}

/** Whether a transparent picture is light or dark on average; "solid" for one with a background. */
export async function toneOf(picture: Buffer): Promise<Tone> {
  const { data } = await sharp(picture)
    .resize(64, 64, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, index) =>
    data.subarray(index * 4, index * 4 + 4),
  );
  const weights = pixels.map(([, , , alpha = 0]) => alpha);
  const visible = weights.reduce((sum, alpha) => sum + alpha, 0);
  if (visible > 0.95 * 255 * pixels.length) return "solid";
  const light = pixels.reduce(
    (sum, [red = 0, green = 0, blue = 0, alpha = 0]) =>
      sum + (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha,
    0,
  );
  return light / (visible || 1) > 150 ? "light" : "dark";
}
