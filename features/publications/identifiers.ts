import { parse } from "isbn3";
import { isIssn } from "#core/issn.ts";
import { m } from "#messages";

/** What a field holds after an entry, or the error. */
type Parsed = { value: string } | { error: string };

/**
 * A DOI without its resolver, like `10.5555/12345678`. Case does not matter in a DOI, so it is kept in lower case.
 * Old ones may contain `<` and `>`, like `10.1002/(sici)1096-8644(199603)99:3<439::aid-ajpa6>3.0.co;2-q`.
 */
export function parseDoi(text: string): Parsed {
  const bare = text.replace(/^(?:(?:https?:\/\/)?(?:www\.|dx\.)?doi\.org\/|doi:\s*)/i, "");
  const isEscaped = bare !== text && /%[\da-f]{2}/i.test(bare);
  const value = (isEscaped ? unescaped(bare) : bare).toLowerCase();
  return /^10\.\d{4,9}(?:\.\d+)*\/[!-~]{1,200}$/.test(value) && !/["\\^`{|}]/.test(value)
    ? { value }
    : { error: m.adminPublications.doiInvalid() };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An ISBN with 13 digits and hyphens, also for one with 10. */
export function parseIsbn(text: string): Parsed {
  const isbn = parse(text.replace(/^isbn(?:-1[03])?:?\s*/i, "").replace(/[\s‐‑–]/g, "-"));
  return isbn ? { value: isbn.isbn13h } : { error: m.adminPublications.isbnInvalid() };
}

/** Like 2049-3630. */
export function parseIssn(text: string): Parsed {
  const [, first, last] = /^(?:issn:?\s*)?(\d{4})[\s‐‑–-]?(\d{3}[\dx])$/i.exec(text) ?? [];
  const value = `${first}-${last?.toUpperCase()}`;
  return first && isIssn(value) ? { value } : { error: m.adminPublications.issnInvalid() };
}

/** The id of an organisation in the Research Organization Registry, as a URL. */
export function parseRor(text: string): Parsed {
  const [, id] = /^(?:(?:https?:\/\/)?ror\.org\/)?(0[a-hj-km-np-tv-z\d]{6}\d{2})$/i.exec(text) ?? [];
  return id ? { value: `https://ror.org/${id.toLowerCase()}` } : { error: m.adminPublications.rorInvalid() };
}

/** A year, a month or a day. */
export function parsePartialDate(text: string): Parsed {
  const isWhole = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text) && isDay(`${text}-01-01`.slice(0, 10));
  return isWhole && Number(text.slice(0, 4)) >= 1000
    ? { value: text }
    : { error: m.adminPublications.dateInvalid() };
}

export function parseDay(text: string): Parsed {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)
    ? { value: text }
    : { error: m.adminPublications.dayInvalid() };
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
