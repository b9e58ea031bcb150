import subsetFont from "subset-font";
import type { Settings } from "#core/settings.ts";
import { openFont } from "#features/media/social-images/open-font.server.ts";
import { scriptFonts } from "#features/media/social-images/script-fonts.ts";
import { hasMissing, type Letters } from "./missing-letters.server.ts";
import { renamed } from "./rename-font.server.ts";

type Pair = Settings["appearance"]["fonts"];
type Role = "heading" | "text" | "sans";
type Cut = { style: "normal" | "italic"; weight: 400 | 600 };

/** The packages of each pair's fonts. Manrope has no italics: texts beside its headings are set in Inter. */
const pairs: Record<Pair, Record<Role, string>> = {
  source: { heading: "source-serif-4", text: "source-serif-4", sans: "source-sans-3" },
  humanist: { heading: "literata", text: "literata", sans: "commissioner" },
  modern: { heading: "manrope", text: "inter", sans: "inter" },
  classic: { heading: "eb-garamond", text: "eb-garamond", sans: "open-sans" },
};

const cuts: Cut[] = [
  { style: "normal", weight: 400 },
  { style: "normal", weight: 600 },
  { style: "italic", weight: 400 },
  { style: "italic", weight: 600 },
];

/** A family has a file for each alphabet; a text needs those with its letters. */
const alphabets: Record<string, RegExp> = {
  latin: /./,
  "latin-ext": /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20cf\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0-\u01b0\u1ea0-\u1ef9\u20ab]|[\u0300-\u0329]/,
  greek: /[\u0370-\u03ff]/,
  "greek-ext": /[\u1f00-\u1fff]/,
  cyrillic: /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/,
  "cyrillic-ext": /[\u0460-\u052f\u1c80-\u1c88\u20b4\u2de0-\u2dff\ua640-\ua69f]/,
};

// Leaves out `ccmp`, which draws ź as two glyphs: readers that copy text get it twice.
const keepFeatures = ["kern", "liga", "locl", "mark", "mkmk", "tnum", "lnum"];

/** Not variable. */
const fixed = { code: "dejavu-mono", signs: "dejavu-sans" }; // signs like arrows, and letters with rare marks
const isFixed = (name: string) => Object.values(fixed).includes(name);
const hasCode = /"code"/; // a key or a value, because quotes inside a text have a backslash

const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
// Of several that have a sign, the last also has those joined with it, such as families and colours of skin.
const emojiParts = ["9", "8", "7", "6", "5", "4", "3", "2", "1", "0"];

type Opened = { file: Buffer; letters: Letters };
type Fonts = { files: Buffer[]; letters: Letters[]; names: Record<Role | "code", string[]> };

/**
 * In the order in which letters are looked for. The typesetter has no others, so PDFs are the same everywhere.
 * `letters` are those that all styles of a font have.
 */
export async function fontsFor(pair: Pair, text: string, dir: "ltr" | "rtl"): Promise<Fonts> {
  // Latin last: with it alone, the typesetter would put ź together from z and a missing accent.
  const needed = Object.keys(alphabets)
    .filter((alphabet) => alphabets[alphabet]?.test(text))
    .reverse();
  const packages = [...new Set(Object.values(pairs[pair]))];
  const scripts = scriptFonts.filter(({ letter }) => letter.test(text));
  const emoji = pictograph.test(text) ? emojiParts : [];
  const listed = [
    ...packages.flatMap((name) => needed.map((alphabet) => [name, alphabet] as const)),
    ...scripts.map(({ family, script }) => [family, script] as const),
    ...emoji.map((part) => ["noto-emoji", part] as const),
  ].map(([name, alphabet]) => cuts.map((cut) => fontOf(name, alphabet, cut)));
  const code = hasCode.test(text) ? [cuts.map((cut) => fontOf(fixed.code, "latin", cut))] : [];
  const families = (await Promise.all([...listed, ...code].map(opened))).filter(({ length }) => length > 0);
  const letters = families.map(commonLetters);
  if (hasMissing(text, letters)) {
    const styles = await opened([fontOf(fixed.signs, "latin", { style: "normal", weight: 400 })]);
    families.push(styles);
    letters.push(commonLetters(styles));
  }
  const ofScripts = scripts.map(({ family, script }) => familyName(family, script));
  const others = [
    ...emoji.map((part) => familyName("noto-emoji", part)),
    ...Object.values(fixed).map((name) => familyName(name, "latin")),
  ];
  const namesOf = (role: Role) => {
    // The letters that one family of a pair lacks come from the other.
    const pairOf = [...new Set([pairs[pair][role], ...packages])];
    const latin = pairOf.flatMap((name) => needed.map((alphabet) => familyName(name, alphabet)));
    // pdf.js orders words from right to left only if the spaces between them are of the same font.
    return [...(dir === "rtl" ? [...ofScripts, ...latin] : [...latin, ...ofScripts]), ...others];
  };
  return {
    files: families.flat().map(({ file }) => file),
    letters,
    names: {
      heading: namesOf("heading"),
      text: namesOf("text"),
      sans: namesOf("sans"),
      code: [familyName(fixed.code, "latin"), ...namesOf("text")],
    },
  };
}

async function opened(fonts: Promise<Opened | undefined>[]): Promise<Opened[]> {
  return (await Promise.all(fonts)).filter((font) => font !== undefined);
}

function commonLetters([first, ...others]: Opened[]): Letters {
  const isCommon = (letter: number) => others.every(({ letters }) => letters.has(letter));
  return new Set([...(first?.letters ?? [])].filter(isCommon));
}

/** Names are numbered, because the typesetter takes the "Ext" at the end of a name for a style. */
function familyName(name: string, alphabet: string): string {
  const part = emojiParts.includes(alphabet) ? alphabet : Object.keys(alphabets).indexOf(alphabet) + 1;
  return `${name.replaceAll("-", " ")} part ${part}`;
}

const known = new Map<string, Promise<Opened | undefined>>();

function fontOf(name: string, alphabet: string, cut: Cut): Promise<Opened | undefined> {
  const key = `${name} ${alphabet} ${cut.style} ${cut.weight}`;
  const font =
    known.get(key) ?? (isFixed(name) ? readFixed(name, alphabet, cut) : readFont(name, alphabet, cut));
  known.set(key, font);
  return font;
}

/** One weight of a variable font as TrueType: the typesetter knows no others. Undefined if there is no such file. */
async function readFont(name: string, alphabet: string, { style, weight }: Cut): Promise<Opened | undefined> {
  const opened = openFont(name, `${name}-${alphabet}-wght-${style}`);
  if (!opened) return undefined;
  const { font, sfnt } = opened;
  const variationAxes = { wght: weight };
  // The letters of one word come from one file as far as possible.
  const isWhole = alphabet === "latin" || emojiParts.includes(alphabet); // digits and a frame are a sign of a key
  const isScript = !(alphabet in alphabets);
  const isKept = (code: number) => isWhole || code > 0xff || (isScript && code === 0x20);
  const codes = [...font.face.collectUnicodes()].filter(isKept);
  const features = isScript ? {} : { keepFeatures }; // other scripts need theirs to join letters
  const options = { targetFormat: "sfnt", variationAxes, ...features, noHinting: true } as const;
  const instance = await subsetFont(sfnt, String.fromCodePoint(...codes), options);
  return { file: renamed(instance, familyName(name, alphabet)), letters: new Set(codes) };
}

async function readFixed(
  name: string,
  alphabet: string,
  { style, weight }: Cut,
): Promise<Opened | undefined> {
  const opened = openFont(name, `${name}-${alphabet}-${weight === 600 ? 700 : 400}-${style}`, "@fontsource");
  if (!opened) return undefined;
  const { font, sfnt } = opened;
  return { file: renamed(sfnt, familyName(name, alphabet)), letters: new Set(font.face.collectUnicodes()) };
}
