import type { z } from "zod";
import type { FieldError } from "#core/errors.ts";
import { listFormat } from "#core/list-format.ts";
import type { Message } from "#core/message.ts";
import { m, messageLanguage } from "#messages";

/** Fields that their name does not describe. */
const subjects: Record<string, Message> = {
  alt: m.errors.fieldAlt,
  coverAlt: m.errors.fieldCoverAlt,
  coverCaption: m.errors.fieldCoverCaption,
  coverId: m.errors.fieldCover,
  disabled: m.errors.fieldDisabled,
  email: m.errors.fieldEmail,
  eventDate: m.errors.fieldEventDate,
  eventStatus: m.errors.fieldEventStatus,
  ids: m.errors.fieldIds,
  image: m.errors.fieldImage,
  limit: m.errors.fieldLimit,
  media: m.errors.fieldMedia,
  q: m.errors.fieldSearch,
  publishAt: m.errors.fieldPublishAt,
  tags: m.errors.fieldTags,
  use: m.errors.fieldUse,
};

/** Their names are English words. */
const labels: Record<string, Message> = {
  bio: m.members.bio,
  currentPassword: m.members.currentPassword,
  name: m.common.name,
  newPassword: m.members.newPassword,
  password: m.account.password,
  title: m.common.title,
};

const entries: Record<string, (values: { position: number }) => string> = {
  ids: m.errors.entryOfIds,
  media: m.errors.entryOfMedia,
  tags: m.errors.entryOfTags,
};

const wrongTypes: Record<string, (values: { subject: string }) => string> = {
  array: m.errors.notList,
  boolean: m.errors.notBoolean,
  int: m.errors.notWholeNumber,
  number: m.errors.notNumber,
  object: m.errors.notObject,
  string: m.errors.notText,
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
  if (path.length === 0) return m.errors.bodyNotObject();
  const subject = subjectOf(path);
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return m.errors.missing({ subject });
    return (wrongTypes[issue.expected] ?? m.errors.otherType)({ subject });
  }
  if (issue.code === "invalid_value") return m.errors.notOneOf({ subject, values: eitherOf(issue.values) });
  if (issue.code === "too_big" || issue.code === "too_small") return boundOf(issue, subject);
  return m.errors.invalid({ subject });
}

function codeOf(issue: z.core.$ZodIssue): FieldError["code"] {
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  return issue.code === "too_big" && issue.origin === "string" ? "too_long" : "invalid";
}

/** `["media", 2, "alt"]`: The alternative text; `["ids", 0]`: Entry 1 of the list of ids */
function subjectOf(path: PropertyKey[]): string {
  const last = path.at(-1);
  if (typeof last !== "number") return own(subjects, last)?.() ?? m.errors.fieldNamed({ name: nameOf(last) });
  const position = last + 1;
  const list = path.at(-2);
  return own(entries, list)?.({ position }) ?? m.errors.entryOfNamed({ position, name: nameOf(list) });
}

function own<Value>(table: Record<string, Value>, key: PropertyKey | undefined): Value | undefined {
  return typeof key === "string" && Object.hasOwn(table, key) ? table[key] : undefined;
}

function nameOf(key: PropertyKey = "value"): string {
  const label = messageLanguage() === "en" ? undefined : own(labels, key)?.();
  if (label) return label;
  return String(key).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function eitherOf(values: z.core.util.Primitive[]): string {
  return listFormat("disjunction").format(values.map(String));
}

type Bound = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig> | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>;

function boundOf(issue: Bound, subject: string): string {
  const isMost = issue.code === "too_big";
  const values = { subject, count: Number(isMost ? issue.maximum : issue.minimum) };
  if (issue.origin === "string")
    return isMost ? m.errors.tooManyCharacters(values) : m.errors.tooFewCharacters(values);
  if (issue.origin === "array")
    return isMost ? m.errors.tooManyEntries(values) : m.errors.tooFewEntries(values);
  return isMost ? m.errors.tooGreat(values) : m.errors.tooSmall(values);
}
