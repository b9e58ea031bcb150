export type DecimalMark = "." | ",";

export type ParsedCell =
  | { kind: "blank" }
  | { kind: "text" }
  /** `before` and `after` are what stands around the digits, such as "€" and "%". */
  | { kind: "number"; value: number; before: string; after: string };

const largest = 1e15;
/** Groups of three digits, or the last one of three and the others of two, as in India. Always the same separator. */
const grouped = /^[1-9]\d{0,2}([.,'’٬\s])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const blank = /^(?:[-–—·…*.]|n\/?a|n\.a\.)?$/i;
const amount =
  /^(?<open>\()?(?<sign>[<>≤≥~≈±+−–-]?)\s?(?<before>[$€£¥₹]|[A-Z]{3}(?=\s?[\d−–-]))?\s?(?<minus>[−–-]?)(?<digits>\d[\d.,'’٫٬\s]*)(?<exponent>(?<=\d)[eE][+−–-]?\d{1,2})?(?<after>[%‰°€$£¥\p{L}][\p{L}²³/%. ]{0,14})?(?<close>\))?$/u;

/** A number as people write it. Digits may be Arabic, thousands may have spaces, apostrophes, commas or points. */
export function parseCell(text: string, mark: DecimalMark): ParsedCell {
  const plain = withLatinDigits(text.trim());
  if (blank.test(plain)) return { kind: "blank" };
  const found = amount.exec(plain)?.groups;
  if (!found || Boolean(found.open) !== Boolean(found.close)) return { kind: "text" };
  const { open, sign = "", before = "", minus, digits = "", exponent = "", after = "" } = found;
  const [whole = "", fraction, ...rest] = digits.trim().replace("٫", mark).split(mark);
  const isNumber =
    rest.length === 0 && (/^\d+$/.test(whole) || grouped.test(whole)) && /^\d*$/.test(fraction ?? "");
  const power = exponent.replace(/[−–]/, "-");
  const value = isNumber ? Number(`${whole.replace(/\D/g, "")}.${fraction ?? ""}${power}`) : Number.NaN;
  if (!(value <= largest)) return { kind: "text" };
  const isNegative = Boolean(open) || /[−–-]/.test(sign + (minus ?? ""));
  return { kind: "number", value: isNegative && value !== 0 ? -value : value, before, after: after.trim() };
}

/** The decimal mark that the numbers of a table prove; `defaultValue` if none does. */
export function decimalMarkOf(texts: string[], defaultValue: DecimalMark): DecimalMark {
  let points = 0;
  for (const text of texts) {
    const mark = provenMark(amount.exec(withLatinDigits(text.trim()))?.groups?.digits?.trim() ?? "");
    if (mark) points += mark === "." ? 1 : -1;
  }
  return points === 0 ? defaultValue : points > 0 ? "." : ",";
}

function provenMark(digits: string): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const [first] = marks as DecimalMark[];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (!first || !last) return undefined;
  if (first !== last) return last;
  if (marks.length > 1) return first === "." ? "," : ".";
  const [whole = "", rest = ""] = digits.split(first);
  return rest.length !== 3 || whole.length > 3 || /^0/.test(whole) ? first : undefined;
}

export function defaultMark(language: string): DecimalMark {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
  } catch {
    return ".";
  }
}

/** The language in whose way numbers are written: that of the text, if its decimal mark is that of the table. */
export function numbersAs(language: string, mark: DecimalMark): string {
  if (defaultMark(language) === mark) return Intl.getCanonicalLocales(language)[0] ?? "en";
  return mark === "," ? "de" : "en";
}

// Made once for each language: making one takes longer than thousands of uses. Charts have Latin digits everywhere.
const known = new Map<string, ReturnType<typeof makeFormats>>();

function makeFormats(language: string) {
  const latin = { numberingSystem: "latn" };
  return {
    3: new Intl.NumberFormat(language, { ...latin, maximumFractionDigits: 3 }),
    6: new Intl.NumberFormat(language, { ...latin, maximumFractionDigits: 6 }),
    small: new Intl.NumberFormat(language, { ...latin, maximumSignificantDigits: 3 }),
  };
}

/** 12,345.6 in English, 12.345,6 in German, 12 345,6 in French. What would round to 0 has three digits. */
export function formatNumber(value: number, language: string, max: 3 | 6 = 6): string {
  const isSmall = value !== 0 && Math.abs(value) < 10 ** -max / 2;
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  // Few fonts have the narrow space.
  return formats[isSmall ? "small" : max].format(value).replace("-", "−").replaceAll("\u202f", "\u00a0");
}

function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace("٪", "%");
}
