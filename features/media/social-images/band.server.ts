import sharp from "sharp";
import { directionOfWords } from "#core/language.ts";
import { groundOf, type Tone } from "./icon.server.ts";
import { setInto } from "./layout.server.ts";
import { legible, outlines, widthOf } from "./text-layout.server.ts";

const margin = 44; // pixels
const white = "#ffffff";
const maxTextLength = 160; // characters of a title or a byline
const hasCapitals = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Colours like #0c2b22. */
export type BandBrand = {
  deep: string;
  soft: string;
  ochre: string;
  /** Replaces the standard logo. */
  onDeep: { bytes: Buffer; tone: Tone; hasName: boolean } | null;
};

export type BandText = {
  institute: string;
  /** The kind of page; may be empty. */
  label: string;
  title: string;
  /** By whom it is; may be empty. */
  byline?: string;
};

type Size = { width: number; height: number };

/** The part with the words, as SVG. Letters are outlines, so no title is ever parsed as SVG. */
export async function bandSvg(text: BandText, brand: BandBrand, { width, height }: Size): Promise<string> {
  const column = width - 2 * margin;
  const words = legible(shortened(text.title), "serif");
  const foot = footOf(text, brand, { column, height });
  const head = await headOf(text.institute, brand, column, words !== null);
  const title = words || (legible(text.institute, "serif") ?? "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${brand.deep}"/>`,
    `<rect x="${width - 6}" width="6" height="${height}" fill="${brand.ochre}"/>`,
    head.svg,
    titleLines(title, { column, top: head.bottom, bottom: foot.top }),
    foot.svg,
    "</svg>",
  ].join("");
}

function shortened(text: string): string {
  return [...text].slice(0, maxTextLength).join("");
}

/** The logo, and the name unless the logo has it or the title is missing. */
async function headOf(institute: string, brand: BandBrand, column: number, isNamed: boolean) {
  const { onDeep: logo, ochre, deep, soft } = brand;
  const mark = logo ? await logoMark(logo, deep) : { svg: standardMark(ochre), width: 60 };
  const name = isNamed && !logo?.hasName ? (legible(institute, "sans") ?? "") : "";
  if (!name) return { svg: mark.svg, bottom: 112 };
  const left = mark.width + 16;
  const isMirrored = directionOfWords(name) === "rtl";
  const space = { measure: (line: string) => widthOf(line, "sans"), width: column - left, lines: 2 };
  const { size, lines } = setInto(name, { ...space, sizes: [26, 23, 20] });
  const top = 82 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  const rows = lines.map((line, index) => {
    const x = isMirrored ? startOf(line, { size, width: column - left }) : margin + left;
    return path(outlines(line, "sans", { size, x, y: top + index * size * 1.15 }), soft, size * 0.045);
  });
  const shift = isMirrored ? column - mark.width : 0;
  const moved = shift > 0 ? `<g transform="translate(${shift} 0)">${mark.svg}</g>` : mark.svg;
  return { svg: moved + rows.join(""), bottom: 112 };
}

const standardMark = (ink: string) =>
  `<g transform="translate(${margin - 12} 47) scale(2.2)" fill="${ink}"><path d="M7.5 25.5h6.5l1.2-4.4H8.7zM12 18.9h6.2l1.1-3.9h-6.2zM16.2 12.9h5.6l.9-3.3h-5.6zM20 7.8h4.8l.6-2.3h-4.8z"/></g>`;

/** 60 pixels high, and wider if it is a word mark. */
async function logoMark(logo: NonNullable<BandBrand["onDeep"]>, deep: string) {
  const { data, info } = await sharp(logo.bytes)
    .resize(logo.hasName ? 640 : 240, 120, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width / 2, info.height / 2];
  const y = 82 - height / 2;
  const pad = logo.tone === "dark" ? 8 : 0;
  const ground = `<rect x="${margin}" y="${y - pad}" width="${width + 2 * pad}" height="${height + 2 * pad}" rx="6" fill="${groundOf(logo.tone, deep)}"/>`;
  const image = `<image x="${margin + pad}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data.toString("base64")}"/>`;
  return { svg: (pad > 0 ? ground : "") + image, width: width + 2 * pad };
}

type Room = { column: number; top: number; bottom: number };

/** Sets the title in the middle of the room, in lines of about one length. */
function titleLines(title: string, { column, top, bottom }: Room): string {
  const space = {
    measure: (line: string) => widthOf(line, "serif"),
    width: column,
    sizes: [54, 48, 43, 38, 34, 30, 27],
    lines: 8,
    height: bottom - top - 60,
    leading: 1.16,
  };
  const { size, lines } = setInto(title, space);
  const leading = size * space.leading;
  const first = (top + bottom) / 2 - (leading * lines.length) / 2 + size * 0.86;
  const direction = directionOfWords(title);
  return lines
    .map((line, index) => {
      const x = margin + (direction === "rtl" ? column - widthOf(line, "serif") * size : 0);
      return outlines(line, "serif", { size, x, y: first + index * leading, direction });
    })
    .map((data) => path(data, white, size * 0.014))
    .join("");
}

function footOf(
  { label, byline = "" }: BandText,
  { ochre, soft }: BandBrand,
  { column, height }: { column: number; height: number },
) {
  const measure = (line: string) => widthOf(line, "sans");
  const by = bylineIn(shortened(byline));
  const { size, lines } = setInto(by, { measure, width: column, sizes: [22, 20], lines: 2 });
  const leading = size * 1.3;
  const last = height - 48;
  const rows = lines.map((line, index) => {
    const y = last - (lines.length - 1 - index) * leading;
    const x = startOf(line, { size, width: column });
    return path(outlines(line, "sans", { size, x, y }), soft, size * 0.03);
  });
  const kind = legible(label.toUpperCase(), "sans") ?? "";
  const tracking = hasCapitals.test(kind) ? 0.1 : 0; // letters that join stay joined
  const spaced = { measure: (line: string) => measure(line) + [...line].length * tracking, width: column };
  const { size: small, lines: labels } = setInto(kind, { ...spaced, sizes: [19, 16], lines: 1 });
  const y = last - (lines.length > 0 ? lines.length * leading + 6 : 0);
  const sign = path(
    outlines(labels[0] ?? "", "sans", {
      size: small,
      x: startOf(labels[0] ?? "", { size: small, width: column }),
      y,
      spacing: small * tracking,
    }),
    ochre,
    1.2,
  );
  return { svg: sign + rows.join(""), top: y - 24 };
}

/** Where a line begins on the left: one from right to left ends at the other side of the column. */
function startOf(line: string, { size, width }: { size: number; width: number }): number {
  return directionOfWords(line) === "rtl" ? margin + width - widthOf(line, "sans") * size : margin;
}

/** Empty if our fonts lack a letter: without it, a name would be another one. */
function bylineIn(text: string): string {
  const whole = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return legible(whole, "sans") === whole ? whole : "";
}

/** The thin line makes the only weight that the font has a little bolder. */
function path(data: string, ink: string, bolder: number): string {
  return (
    data &&
    `<path d="${data}" fill="${ink}" stroke="${ink}" stroke-width="${bolder.toFixed(2)}" stroke-linejoin="round"/>`
  );
}
