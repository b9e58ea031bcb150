import { canonicalLanguage } from "#core/language.ts";
import { labelsOf, tagErrors, tagsIn } from "#core/tags.ts";
import { isVisible } from "#core/visible.ts";
import { m } from "#messages";
import { type Field, linesIn } from "../field.ts";
import { parsed } from "../formats.ts";
import { storable } from "../storable.ts";
import { type Around, bad, type Checked, good, type TypeOfField, wrong } from "./type.ts";

const unlimited = Number.POSITIVE_INFINITY;

/** All formats of a text on one or several lines: `parse` and the format say what it has to be. */
export const text: TypeOfField = {
  empty: () => "",
  isKept: true,
  validate(field, raw = "", around) {
    const { label, maxLength = unlimited, required, tooLong } = field;
    const { path, isNested, complete } = around;
    if (typeof raw !== "string") return wrong(field, "", around, m.adminFields.notAText);
    const value = tidy(raw);
    if (value === "")
      return required && complete ? bad(value, { path, code: "required", msg: required() }) : good(value);
    if (value.length > maxLength) {
      const name = label();
      const msg = isNested
        ? m.adminFields.partTooLong({ label: name, maxLength })
        : m.adminFields.textTooLong({ label: name.toLowerCase(), maxLength });
      return bad(value, { path, code: "too_long", msg: tooLong?.() ?? msg });
    }
    const { value: normalised, error } = parsed(field, value);
    return error ? bad(value, { path, code: "invalid", msg: error }) : good(normalised);
  },
  words: (_, value) => (/^https?:/.test(String(value)) ? [] : [String(value)]),
};

/** The kind sanitises it, and checks that there is something in it. */
export const richText: TypeOfField = {
  empty: () => "",
  validate: (_, raw = "") => good(storable(String(raw))),
};

export const language: TypeOfField = {
  empty: () => "",
  isKept: true,
  validate({ required }, raw = "", { path, complete }) {
    const tag = storable(String(raw)).trim();
    const value = tag && canonicalLanguage(tag);
    if (value !== undefined && !(value === "" && required && complete)) return good(value);
    return bad("", { path, code: "invalid", msg: m.adminFields.languageInvalid() });
  },
};

export const tags: TypeOfField = {
  empty: () => [],
  isKept: true,
  validate(_, raw = [], { path }) {
    const value = labelsOf(tagsIn(raw as string | string[]).map(storable));
    return { value, errors: tagErrors(value).map((msg) => ({ path, msg })) };
  },
};

/** At the top of a document, this is one text or a list without duplicates; in a group, it is a list. */
export const lines: TypeOfField = {
  empty: () => [],
  isKept: true,
  column: "json",
  validate(field, raw = [], around) {
    return around.isNested ? nestedLines(field, raw, around) : ownLines(field, raw as string[], around);
  },
  words: (_, value) => (value as string[]).filter((line) => !/^https?:/.test(line)),
};

function ownLines(field: Field, raw: string | string[], { path, complete }: Around): Checked {
  const { label, maxLength = unlimited, maxItems = unlimited, required, tooLong } = field;
  const lines = linesIn(storable([raw].flat().join("\n"))).map((line) => parsed(field, line));
  const value = [...new Set(lines.map((line) => line.value))];
  const errors: Checked["errors"] = [];
  if (value.length === 0 && required && complete) errors.push({ path, code: "required", msg: required() });
  const { error } = lines.find((line) => line.error) ?? {};
  if (error) errors.push({ path, code: "invalid", msg: error });
  if (value.length > maxItems)
    errors.push({
      path,
      msg: tooLong?.() ?? m.adminFields.tooManyLines({ label: label().toLowerCase(), maxItems }),
    });
  const long = value.find((line) => line.length > maxLength);
  if (long) {
    const beginning = [...long].slice(0, 50).join("");
    errors.push({ path, code: "too_long", msg: m.adminFields.lineTooLong({ maxLength, beginning }) });
  }
  return { value, errors };
}

function nestedLines(field: Field, raw: unknown, around: Around): Checked {
  const { maxLength = unlimited, maxItems = unlimited } = field;
  const label = field.label();
  if (!Array.isArray(raw) || raw.some((line) => typeof line !== "string"))
    return wrong(field, [], around, m.adminFields.notLines);
  const lines = raw
    .map(tidy)
    .filter(Boolean)
    .map((line) => parsed(field, line));
  const value = lines.map((line) => line.value);
  const { error } = lines.find((line) => line.error) ?? {};
  if (error) return bad(value, { path: around.path, code: "invalid", msg: error });
  const msg = value.some((line) => line.length > maxLength)
    ? m.adminFields.lineOfTooLong({ label, maxLength })
    : value.length > maxItems && m.adminFields.tooManyLinesOf({ label, count: maxItems });
  return msg ? bad(value, { path: around.path, code: "too_long", msg }) : good(value);
}

/** Trimmed; empty if nothing is visible. */
export function tidy(sent: string): string {
  return isVisible(sent) ? storable(sent).trim() : "";
}
