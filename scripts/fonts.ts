import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Style = "normal" | "italic";
type Cut = { file: string; style: Style; weight: 400 | 600 | { min: 400; max: 600 } };
/** A system font's names, and the width of our letters in percent of its own (Capsize's metrics). */
type Fallback = [local: string[], style: Style, weight: 400 | 600, width: number];
type Family = {
  name: string;
  /** The prefix of its file names. */
  file: string;
  source: string;
  /** In em. */
  ascent: number;
  descent: number;
  like: keyof typeof systemFonts;
  italics?: true;
  /** Average letter widths relative to Source Serif or Source Sans: regular, bold, italic. */
  widths?: [number, number, number];
  /** In percent, for a font that looks smaller than others. */
  scale?: number;
};

const both = { min: 400, max: 600 } as const;

/** A system font: the widths of regular, bold and italic, and further names of the regular one. */
function fallbacks(names: string[], widths: number[], alsoRegular: string[] = []): Fallback[] {
  const cuts = [
    ["", "normal", 400],
    [" Bold", "normal", 600],
    [" Italic", "italic", 400],
  ] as const;
  return cuts.slice(0, widths.length).map(([suffix, style, weight], index) => {
    const local = [...names.map((name) => name + suffix), ...(suffix ? [] : alsoRegular)];
    return [local, style, weight, widths[index] ?? 100];
  });
}

/** The fonts besides Source Serif and Source Sans. */
const systemFonts: Record<"serif" | "sans", Record<string, Fallback[]>> = {
  serif: {
    "Like Georgia": fallbacks(["Georgia", "Gelasio"], [107.45, 93.72, 97.01]),
    "Like Noto Serif": fallbacks(["Noto Serif"], [99.58, 94.92, 94.03], ["Noto Serif Regular"]),
    "Like Times": fallbacks(["Times New Roman", "Liberation Serif"], [117.91, 112.34, 108.03]),
    "Like DejaVu Serif": fallbacks(["DejaVu Serif"], [92.76, 85.3]),
  },
  sans: {
    "Like Arial": fallbacks(["Arial", "Liberation Sans"], [93.76, 89.8]),
    "Like Roboto": fallbacks(["Roboto"], [93.97, 95.32], ["Roboto Regular"]),
    "Like Noto Sans": fallbacks(["Noto Sans"], [88.19, 85.69], ["Noto Sans Regular"]),
    "Like DejaVu Sans": fallbacks(["DejaVu Sans"], [82.17, 74.96]),
  },
};

/** The families of each pair: headings and articles first, everything else second. */
const pairs: Record<string, [Family, Family]> = {
  fonts: [
    {
      name: "Source Serif",
      file: "serif",
      source: "source-serif-4",
      like: "serif",
      italics: true,
      ascent: 1.036,
      descent: 0.335,
    },
    { name: "Source Sans", file: "sans", source: "source-sans-3", like: "sans", ascent: 1.024, descent: 0.4 },
  ],
  humanist: [
    {
      name: "Literata",
      file: "literata",
      source: "literata",
      like: "serif",
      italics: true,
      ascent: 1.177,
      descent: 0.308,
      widths: [0.992, 1.0193, 1.0221],
    },
    {
      name: "Commissioner",
      file: "commissioner",
      source: "commissioner",
      like: "sans",
      ascent: 1.02,
      descent: 0.21,
      widths: [1.0775, 1.0582, 1.1061],
    },
  ],
  modern: [
    {
      name: "Manrope",
      file: "manrope",
      source: "manrope",
      like: "sans",
      ascent: 1.066,
      descent: 0.3,
      widths: [1.1044, 1.1095, 1.1337],
    },
    {
      name: "Inter",
      file: "inter",
      source: "inter",
      like: "sans",
      ascent: 0.969,
      descent: 0.241,
      widths: [1.1488, 1.1366, 1.1838],
    },
  ],
  classic: [
    {
      name: "EB Garamond",
      file: "garamond",
      source: "eb-garamond",
      like: "serif",
      italics: true,
      ascent: 1.168,
      descent: 0.346,
      widths: [0.9287, 0.9773, 0.9646],
      scale: 116,
    },
    {
      name: "Open Sans",
      file: "open",
      source: "open-sans",
      like: "sans",
      ascent: 1.069,
      descent: 0.293,
      widths: [1.1251, 1.1345, 1.0873],
    },
  ],
};

/**
 * Name, file of the package, characters; later ones win. The first has what nearly every page in English needs, and takes
 * whatever no other has. Small groups, because one letter loads all of its group.
 */
const subsets = [
  [
    "latin",
    "latin",
    "20-3B,3D,3F-5A,61-7A,A0,A9,B0,B2,B7,E1,E7,E9,EB,ED,F1,F3,F6,FC,2013-2014,2018-2019,201C-201D,2026",
  ],
  [
    "vietnamese",
    "vietnamese",
    "102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303,309,323,1EA0-1EF9,20AB",
  ],
  ["cyrillic", "cyrillic", "301,400-45F,490-491,4B0-4B1,2116"],
  ["greek", "greek", "370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3FF"],
  [
    "latin-ext",
    "latin-ext",
    "108-10B,114-115,11C-11D,120-121,124-129,12C-12D,132-135,138,13D-140,149-14B,14E-14F,156-157,15C-15D,166-169,16C-16D,174-177,17F-217,21C-24F,304,308,1E00-1E9F,1EF2-1EFF,20A0-20AA,20AD-20C0",
  ],
  ["baltic", "latin-ext", "116-117,122-123,12E-12F,136-137,139-13C,145-146,154-155,172-173,178"],
  ["macrons", "latin-ext", "100-101,112-113,12A-12B,14C-14D,16A-16B"],
  ["turkish", "latin-ext", "102-103,11E-11F,130,150-151,15E-15F,162-163,170-171,218-21B"],
  ["polish", "latin-ext", "104-107,118-119,141-144,15A-15B,179-17C"],
  ["slavic", "latin-ext", "10C-111,11A-11B,147-148,158-159,160-161,164-165,16E-16F,17D-17E"],
  [
    "latin-more",
    "latin",
    "A1-A2,A4-A6,A8,AA,AC-AF,B1,B4-B6,B8-BA,BC-C3,C5-C8,CA-D5,D8-DB,DD-DE,F0,FD-FF,131,152,2C6,2DA,2DC,2010-2012,2015,201A,201E,2020-2021,2030,2039-203A,2122,2191,2193",
  ],
  ["signs", "latin", "3C,3E,5B-60,7B-7E,A3,A7,AB,B3,BB,D7,2022,20AC,2190,2192,2212"],
  ["accents", "latin", "C4,C9,D6,DC,DF-E0,E2-E6,E8,EA,EC,EE-EF,F2,F4-F5,F7-FB,153"],
] as const;

type Script = [name: string, source: string, characters: string];

/** Upright, in the same weights for every family. Browsers load them for such texts only. Their packages are optional. */
const otherScripts = [
  ["arabic", "noto-naskh-arabic", "600-6FF,750-77F,8A0-8FF,FB50-FBFF,FDF0-FDFF,FE70-FEFC"],
  ["hebrew", "noto-serif-hebrew", "590-5FF,FB1D-FB4F"],
].filter(([script, source]) => isInstalled(`${source}/files/${source}-${script}`)) as Script[];

/** Without these, Arabic letters do not join and vowel signs do not stand on them. */
const joining = ["init", "medi", "fina", "isol", "rlig", "calt", "ccmp"];

const features = ["kern", "liga", "locl", "mark", "mkmk", "tnum", "lnum"];

export async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [script, source, range] of otherScripts) {
    const cut: Cut = { file: script, style: "normal", weight: both };
    const bytes = await subsetOf(`${source}/files/${source}-${script}`, cut, range, joining);
    writeFileSync(join(folder, `${script}.woff2`), bytes);
  }
  for (const [pair, families] of Object.entries(pairs)) {
    const sheets = await Promise.all(families.map((family) => writeFamily(folder, family)));
    writeFileSync(join(folder, `${pair}.css`), [...sheets, ...families.map(fallbacksOf)].join(""));
  }
}

/**
 * The faces of our fonts. They are optional: on a slow line the first page keeps the system fonts, and nothing moves.
 * System fonts for other scripts differ too much, so those are swapped.
 */
async function writeFamily(folder: string, family: Family): Promise<string> {
  let css = "";
  for (const cut of cutsOf(family)) {
    for (const [subset, file, range] of subsets) {
      const name = `${cut.file}-${subset}.woff2`;
      const bytes = await subsetOf(`${family.source}/files/${family.source}-${file}`, cut, range);
      writeFileSync(join(folder, name), bytes);
      css += faceOf(family, cut, name, subset === "latin" ? undefined : range);
    }
    for (const [script, , range] of otherScripts)
      css += faceOf({ name: family.name, display: "swap" }, cut, `${script}.woff2`, range);
  }
  return css;
}

/** The system fonts that stand in for ours until then. */
function fallbacksOf(family: Family): string {
  return Object.entries(systemFonts[family.like])
    .flatMap(([name, fallbacks]) => fallbacks.map((fallback) => fallbackOf(family, name, fallback)))
    .join("");
}

function cutsOf({ file, italics }: Family): Cut[] {
  const upright: Cut = { file, style: "normal", weight: both };
  if (!italics) return [upright];
  return [
    upright,
    { file: `${file}-italic`, style: "italic", weight: 400 },
    { file: `${file}-bold-italic`, style: "italic", weight: 600 },
  ];
}

async function subsetOf(name: string, { style, weight }: Cut, range: string, more: string[] = []) {
  const source = import.meta.resolve(`@fontsource-variable/${name}-wght-${style}.woff2`);
  return subsetFont(readFileSync(fileURLToPath(source)), lettersOf(range), {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: [...features, ...more],
    noHinting: true,
  });
}

function isInstalled(name: string): boolean {
  try {
    return existsSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}-wght-normal.woff2`)));
  } catch {
    return false;
  }
}

function lettersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [first = 0, last = first] = part.split("-").map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join("");
}

function faceOf(
  { name, scale, display = "optional" }: Pick<Family, "name" | "scale"> & { display?: "optional" | "swap" },
  { style, weight }: Cut,
  file: string,
  range: string | undefined,
): string {
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  const codes = range ? `;unicode-range:${range.replace(/[^,]+/g, "U+$&")}` : "";
  const size = scale ? `size-adjust:${scale}%;` : "";
  return `@font-face{font-family:"${name}";font-style:${style};font-weight:${weights};font-display:${display};${size}src:url("./${file}")${codes}}\n`;
}

/** A system font scaled to the metrics of ours, so that nothing moves when ours loads. */
function fallbackOf(
  { name: family, ascent, descent, widths = [1, 1, 1] }: Family,
  name: string,
  [local, style, weight, standard]: Fallback,
): string {
  const [regular, bold, italic] = widths;
  const ratio = style === "italic" ? italic : weight === 600 ? bold : regular;
  const width = Number((standard * ratio).toFixed(2));
  const sources = local.map((font) => `local("${font}")`).join(",");
  const [above, below] = [ascent, descent].map((part) => ((part / width) * 10_000).toFixed(2));
  const alias = family.startsWith("Source ") ? name : `${family} ${name.toLowerCase()}`;
  const cut = `${style === "italic" ? "font-style:italic;" : ""}${weight === 600 ? "font-weight:600;" : ""}`;
  return `@font-face{font-family:"${alias}";${cut}src:${sources};size-adjust:${width}%;ascent-override:${above}%;descent-override:${below}%;line-gap-override:0%}\n`;
}
