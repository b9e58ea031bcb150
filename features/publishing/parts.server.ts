import type { FieldError } from "#core/errors.ts";
import { isVisible } from "#core/fields.ts";
import { plural } from "#core/plural.ts";
import type { PartsInput } from "./part-shapes.ts";
import {
  type ChosenPicture,
  emptyValue,
  type ListPart,
  noPicture,
  type Part,
  type Parts,
  type PartValues,
  parsed,
  type ReferencesPart,
} from "./parts.ts";
import { storable } from "./storable.ts";

type Sent = PartsInput[string];
type Checked = { value: PartValues[string]; errors: FieldError[] };

/** The parts of a document after a request. Absent parts stay as they were `before`; only drafts may lack texts. */
export function validateParts<P extends Parts>(
  parts: P,
  input: PartsInput,
  { before, complete }: { before: PartValues<P>; complete: boolean },
): { values: PartValues<P>; errors: FieldError[] } {
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(parts, name));
  const errors: FieldError[] = unknown.map((name) => ({
    path: `parts.${name}`,
    msg: `There is no part "${name}".`,
  }));
  const values = Object.entries(parts).map(([name, part]) => {
    const sent = Object.hasOwn(input, name) ? input[name] : undefined;
    const value = before[name] ?? emptyValue(part);
    const checked = check(part, sent ?? (value as Sent), `parts.${name}`);
    const isChecked = ({ code }: FieldError) => (code === "required" ? complete : sent !== undefined);
    errors.push(...checked.errors.filter(isChecked));
    return [name, sent === undefined ? value : checked.value];
  });
  return { values: Object.fromEntries(values), errors };
}

function check(part: Part, sent: Sent, path: string): Checked {
  if (part.type === "list") return checkList(part, sent, path);
  if (part.type === "references") return checkReferences(part, sent, path);
  if (part.type === "reference") return isId(sent) ? good(sent) : wrong(part, path, "an id");
  if (part.type === "switch") return typeof sent === "boolean" ? good(sent) : wrong(part, path, "yes or no");
  return part.type === "picture" ? checkPicture(part, sent, path) : checkItem(part, sent, path);
}

/** The items of a list. `path` is the field's or the part's, as errors name it. */
export function checkList(part: ListPart, sent: Sent, path: string): Checked {
  if (!Array.isArray(sent) || sent.some((item) => typeof item !== "object"))
    return wrong(part, path, "a list");
  const { label, item: parts, ...list } = part;
  const errors: FieldError[] = [];
  if (sent.length > list.max) {
    const msg = `${label} can have at most ${plural(list.max, list.one)}.`;
    errors.push({ path, code: "too_long", msg });
  }
  const items: unknown = (sent as Record<string, Sent>[]).slice(0, list.max).map((item, index) => {
    const checked = validateItem(parts, item, `${path}.${index}`);
    errors.push(...checked.errors);
    return checked.value;
  });
  return { value: items as PartValues[string], errors };
}

function validateItem(parts: ListPart["item"], item: Record<string, Sent>, path: string) {
  const errors: FieldError[] = [];
  const values = Object.entries(parts).map(([name, part]) => {
    const sent = Object.hasOwn(item, name) ? (item[name] ?? "") : (emptyValue(part) as string | string[]);
    const checked = checkItem(part, sent, `${path}.${name}`);
    errors.push(...checked.errors);
    return [name, checked.value];
  });
  const unknown = Object.keys(item).find((name) => !Object.hasOwn(parts, name));
  if (unknown) errors.push({ path: `${path}.${unknown}`, msg: `There is no field "${unknown}".` });
  return { value: Object.fromEntries(values) as Record<string, string | string[]>, errors };
}

function checkItem(part: ListPart["item"][string], sent: Sent, path: string): Checked {
  if (part.type === "choice") {
    const isKnown = typeof sent === "string" && Object.hasOwn(part.options, sent);
    return isKnown ? good(sent) : wrong(part, path, "one of its options");
  }
  const { label, maxLength } = part;
  if (part.type === "lines") {
    if (!Array.isArray(sent) || sent.some((line) => typeof line !== "string"))
      return wrong(part, path, "a list of lines");
    const lines = (sent as string[]).map((line) => tidy(line)).filter(Boolean);
    const isLong = lines.some((line) => line.length > maxLength);
    const msg = isLong
      ? `Each line of “${label}” can have at most ${maxLength} characters.`
      : lines.length > part.max && `“${label}” can have at most ${plural(part.max, "line")}.`;
    return msg ? { value: lines, errors: [{ path, code: "too_long", msg }] } : good(lines);
  }
  if (typeof sent !== "string") return wrong(part, path, "a text");
  const value = tidy(sent);
  if (part.required && value === "") return bad(value, { path, code: "required", msg: part.required });
  if (value.length > maxLength)
    return bad(value, {
      path,
      code: "too_long",
      msg: `“${label}” can have at most ${maxLength} characters.`,
    });
  const result = value ? parsed(part, value) : { value };
  return result.error ? bad(value, { path, code: "invalid", msg: result.error }) : good(result.value);
}

function checkPicture(part: Extract<Part, { type: "picture" }>, sent: Sent, path: string): Checked {
  if (typeof sent !== "object" || Array.isArray(sent)) return wrong(part, path, "a picture");
  const { mediaId, alt } = sent as ChosenPicture;
  if (mediaId === "") return good(noPicture);
  if (!/^[\w-]{1,100}$/.test(mediaId)) return wrong(part, path, "a picture");
  const value = { mediaId, alt: tidy(alt) };
  if (value.alt === "") return bad(value, { path, code: "required", msg: part.required });
  const msg = "The alternative text can have at most 1000 characters.";
  return value.alt.length > 1000 ? bad(value, { path, code: "too_long", msg }) : good(value);
}

function isId(sent: Sent): sent is string {
  return typeof sent === "string" && /^[\w-]{0,100}$/.test(sent);
}

function checkReferences(part: ReferencesPart, sent: Sent, path: string): Checked {
  const isIds =
    Array.isArray(sent) && sent.every((id) => typeof id === "string" && /^[\w-]{1,100}$/.test(id));
  if (!isIds) return wrong(part, path, "a list of ids");
  const { label, one, max } = part;
  const ids = [...new Set(sent as string[])];
  const msg = `${label} can have at most ${plural(max, one)}.`;
  return ids.length > max ? bad(ids, { path, code: "too_long", msg }) : good(ids);
}

/** Trimmed; empty if nothing is visible. */
function tidy(text: string): string {
  return isVisible(text) ? storable(text).trim() : "";
}

function good(value: PartValues[string]): Checked {
  return { value, errors: [] };
}

function bad(value: PartValues[string], error: FieldError): Checked {
  return { value, errors: [error] };
}

function wrong(part: Part, path: string, what: string): Checked {
  return bad(emptyValue(part), { path, code: "invalid", msg: `“${part.label}” must be ${what}.` });
}

/** The text of the parts for the search index. */
export function wordsOfParts(parts: Parts, values: PartValues): string[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    if (part.type === "choice" || part.type === "references") return [];
    if (part.type !== "list") return wordsIn(values[name]);
    const texts = Object.keys(part.item).filter((each) => part.item[each]?.type !== "choice");
    return (values[name] as Record<string, unknown>[]).flatMap((item) =>
      texts.flatMap((each) => wordsIn(item[each])),
    );
  });
}

function wordsIn(values: unknown): string[] {
  if (typeof values === "string") return /^https?:/.test(values) ? [] : [values];
  if (Array.isArray(values)) return values.flatMap(wordsIn);
  if (typeof values !== "object" || values === null) return [];
  const { mediaId, ...words } = values as Record<string, unknown>;
  return Object.values(words).flatMap(wordsIn);
}
