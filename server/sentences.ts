import type { z } from "zod";
import type { FieldError } from "#core/errors.ts";

/** Labels of fields that their name does not describe. */
const labels: Record<string, string> = {
  _id: "_id",
  alt: "alternative text",
  coverAlt: "alternative text of the cover",
  coverCaption: "caption of the cover",
  coverId: "cover",
  disabled: 'field "disabled"',
  email: "email address",
  eventDate: "date of the event",
  eventStatus: "status of the events",
  ids: "list of ids",
  image: "address of the picture",
  kind: "kind",
  limit: "number of items a page",
  media: "list of files",
  q: "search text",
  publishAt: "time of publishing",
  tags: "list of tags",
  use: "kind of use",
};

const kinds: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "text",
};

const maxErrors = 100;

/** Messages from the schema are kept. */
export function fieldErrorsOf(issues: z.core.$ZodIssue[]): FieldError[] {
  return issues
    .slice(0, maxErrors)
    .map((issue) => ({ path: issue.path.join("."), code: codeOf(issue), msg: issue.message }));
}

/** Describes issues without a message in the schema. */
export function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const path = issue.path ?? [];
  if (path.length === 0) return "The request body must be a JSON object.";
  const subject = subjectOf(path);
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return `${subject} is missing.`;
    return `${subject} must be ${kinds[issue.expected] ?? "of another type"}.`;
  }
  if (issue.code === "invalid_value") return `${subject} must be ${eitherOf(issue.values)}.`;
  if (issue.code === "too_big" || issue.code === "too_small") return `${subject} ${boundOf(issue)}.`;
  return `${subject} is not valid.`;
}

function codeOf(issue: z.core.$ZodIssue): FieldError["code"] {
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  return issue.code === "too_big" && issue.origin === "string" ? "too_long" : "invalid";
}

/** `["media", 2, "alt"]`: The alternative text; `["ids", 0]`: Entry 1 of the list of ids. */
function subjectOf(path: PropertyKey[]): string {
  const last = path.at(-1);
  if (typeof last === "number") return `Entry ${last + 1} of the ${labelOf(path.at(-2))}`;
  return `The ${labelOf(last)}`;
}

function labelOf(key: PropertyKey | undefined): string {
  const name = String(key ?? "value");
  if (Object.hasOwn(labels, name)) return labels[name] ?? name;
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function eitherOf(values: z.core.util.Primitive[]): string {
  const words = values.map(String);
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : `${words[0]}`;
}

type Bound = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig> | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>;

function boundOf(issue: Bound): string {
  const isMost = issue.code === "too_big";
  const number = Number(isMost ? issue.maximum : issue.minimum);
  const bound = `${isMost ? "at most" : "at least"} ${number.toLocaleString("en-US")}`;
  if (issue.origin === "string") return `must have ${bound} characters`;
  if (issue.origin === "array") return `must have ${bound} ${number === 1 ? "entry" : "entries"}`;
  return `must be ${bound}`;
}
