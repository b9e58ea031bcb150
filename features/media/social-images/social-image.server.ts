import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { seedOf } from "../generated-picture.ts";
import { hillsSvg } from "../generated-pictures/hills.ts";
import { groundOf, type Tone } from "./icon.server.ts";
import { setInto } from "./layout.server.ts";
import { directionOfText } from "./line-order.ts";
import { legible, outlines, widthOf } from "./text-layout.server.ts";

/** Pixels, as link previews show it. */
const [width, height] = [1200, 630];
const [margin, aside] = [72, 448];
const column = width - aside - 2 * margin;
const white = "#ffffff";
const standard: CardLook = { deep: "#0c2b22", soft: "#cfd9d3", ochre: "#e5bb68" };
const longestText = 160; // characters of a title or a byline
const inSerif = (text: string) => widthOf(text, "serif");
const inSans = (text: string) => widthOf(text, "sans");

/** Colours like #0c2b22, and a picture that replaces the standard logo. */
type CardLook = {
  deep: string;
  soft: string;
  ochre: string;
  logo?: { bytes: Buffer; tone: Tone };
};

export type SocialImageText = {
  look?: CardLook;
  institute: string;
  /** The kind of page; may be empty. */
  label: string;
  title: string;
  /** By whom it is; may be empty. */
  byline?: string;
};

export type CroppedPicture = {
  picture: Buffer;
  /** The focal point: percent from the left and from the top. */
  focus?: { x: number; y: number };
};

/**
 * A picture as a JPEG, cropped to the size of a social image: to the focal point like `object-position`, or to what
 * attracts attention. Throws if the picture cannot be decoded.
 */
export async function croppedSocialImage({ picture, focus }: CroppedPicture): Promise<Buffer> {
  try {
    const cropped = focus ? await croppedTo(picture, focus) : sharp(picture);
    return await cropped
      .resize(width, height, { fit: "cover", position: "attention" })
      .jpeg(quality)
      .toBuffer();
  } catch (cause) {
    throw new AppError("unsupported_media_type", "This picture cannot be decoded.", { cause });
  }
}

const podcastSide = 1400; // pixels, the least that podcast directories take

/** A picture as a square JPEG for podcast directories. */
export async function podcastPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(podcastSide, podcastSide, { fit: "cover", position: "attention" })
    .jpeg(quality)
    .toBuffer();
}

async function croppedTo(picture: Buffer, { x, y }: { x: number; y: number }) {
  const whole = await sharp(picture).metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const [cropWidth, cropHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return sharp(picture).extract({
    left: Math.round(((whole.width - cropWidth) * x) / 100),
    top: Math.round(((whole.height - cropHeight) * y) / 100),
    ...{ width: cropWidth, height: cropHeight },
  });
}

const quality = { quality: 84, mozjpeg: true } as const;

/** A social image generated from its text, as JPEG. Letters are outlines, so no title is ever parsed as SVG. */
export async function socialImageOf(text: SocialImageText): Promise<Buffer> {
  const { look = standard } = text;
  const mark = look.logo ? await logoMark(look.logo, look.deep) : standardMark(look.ochre);
  return sharp(Buffer.from(svgOf(text, look, mark)))
    .jpeg({ ...quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function svgOf(text: SocialImageText, inks: CardLook, mark: string): string {
  const { institute, label, title } = text;
  const words = legible(shortened(title), "serif");
  const byline = bylineIn(shortened(text.byline ?? ""));
  const raised = byline ? 34 : 0; // pixels, for the line below the label
  const picture = hillsSvg(seedOf(title || institute), { width: aside, height });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${inks.deep}"/>`,
    picture.replace("<svg ", `<svg x="${width - aside}" y="0" `),
    `<rect x="${width - aside - 6}" width="6" height="${height}" fill="${inks.ochre}"/>`,
    mark,
    words
      ? nameLine(institute, inks.soft) + titleLines(words, raised)
      : titleLines(legible(institute, "serif") ?? "", raised),
    labelLine(label, inks.ochre, raised),
    byline && bylineLine(byline, inks.soft),
    "</svg>",
  ].join("");
}

/** Empty if our fonts lack a letter: without it, a name would be another one. */
function bylineIn(text: string): string {
  const whole = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return legible(whole, "sans") === whole ? whole : "";
}

function shortened(text: string): string {
  return [...text].slice(0, longestText).join("");
}

const standardMark = (ink: string) =>
  `<g transform="translate(${margin - 12} 52) scale(2.2)" fill="${ink}"><path d="M7.5 25.5h6.5l1.2-4.4H8.7zM12 18.9h6.2l1.1-3.9h-6.2zM16.2 12.9h5.6l.9-3.3h-5.6zM20 7.8h4.8l.6-2.3h-4.8z"/></g>`;

/** A square of 60 pixels. */
async function logoMark({ bytes, tone }: NonNullable<CardLook["logo"]>, deep: string): Promise<string> {
  const picture = await sharp(bytes)
    .resize(120, 120, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  const at = `x="${margin}" y="56" width="60" height="60"`;
  const ground = tone === "dark" ? `<rect ${at} rx="6" fill="${groundOf(tone, deep)}"/>` : "";
  return `${ground}<image ${at} href="data:image/png;base64,${picture.toString("base64")}"/>`;
}

function nameLine(institute: string, ink: string): string {
  const name = legible(institute, "sans") ?? "";
  const space = { measure: inSans, width: column - 84, sizes: [30, 26, 22], lines: 1 } as const;
  const { size, lines } = setInto(name, space);
  return path(outlines(lines[0] ?? "", "sans", { size, x: margin + 72, y: 98 }), ink, size * 0.045);
}

function titleLines(title: string, raised: number): string {
  const space = { measure: inSerif, width: column, sizes: [64, 56, 50, 44], lines: 5 } as const;
  const { size, lines } = setInto(title, space);
  const leading = Math.round(size * 1.16);
  const top = Math.round((height - leading * lines.length) / 2 + size * 0.86 + 12 - raised * 0.6);
  const direction = directionOfText(title);
  const startOf = (line: string) => margin + (direction === "rtl" ? column - inSerif(line) * size : 0);
  return lines
    .map((line, index) =>
      outlines(line, "serif", { size, x: startOf(line), y: top + index * leading, direction }),
    )
    .map((data) => path(data, white, size * 0.014))
    .join("");
}

function labelLine(label: string, ink: string, raised: number): string {
  const words = legible(label.toUpperCase(), "sans") ?? "";
  const place = { size: 22, x: margin, y: height - 64 - raised, spacing: 2.2 };
  return path(outlines(words, "sans", place), ink, 1.3);
}

function bylineLine(byline: string, ink: string): string {
  const { size, lines } = setInto(byline, { measure: inSans, width: column, sizes: [26, 23], lines: 1 });
  return path(outlines(lines[0] ?? "", "sans", { size, x: margin, y: height - 58 }), ink, size * 0.03);
}

/** The thin line makes the only weight that the font has a little bolder. */
function path(data: string, ink: string, bolder: number): string {
  return `<path d="${data}" fill="${ink}" stroke="${ink}" stroke-width="${bolder}" stroke-linejoin="round"/>`;
}
