import { m, messageLanguage } from "#messages";

type Type = Intl.ListFormatType;

const formats = new Map<string, Intl.ListFormat>();

/** Joins texts in the language of the interface; English as in Britain, without a comma before the last “and”. */
export function listFormat(type: Type): Intl.ListFormat {
  const language = messageLanguage();
  const key = language + type;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type });
  formats.set(key, made);
  return made;
}

/** Joins facts or names with commas: `PDF, 1.2 MB, 12 pages`. Leaves out what is empty. */
export function withCommas(texts: string[]): string {
  const filled = texts.filter(Boolean);
  return filled.length > 0 ? filled.reduce((before, last) => m.common.comma({ before, last })) : "";
}
