import { z } from "zod";
import {
  cleanText,
  flag,
  identifier,
  misnamed,
  pageNumber,
  pageSize,
  shortText,
  tagsField,
} from "#core/fields.ts";
import { type Field, type Fields, type PlainNames, plainNames } from "./fields.ts";
import { daysInTrash, sentStatuses, statuses } from "./lifecycle.ts";

const mostAtOnce = 100;

/** The id that a form chooses for a new document, so that it can repeat the request safely. */
export const chosenId = z
  .string()
  .regex(/^[\da-f]{24}$/, "The _id must have 24 hexadecimal digits, in lower case.")
  .describe("repeating the request with the same _id returns the first result");

/** A date and time: local (`2026-11-20T18:30`), in the zone of the site, or an instant with its offset. */
export const dateTime = z.string().max(40);

/** What a request may send of a field. The lengths are far above the fields' own, whose errors are sentences. */
const inputs = {
  text: cleanText(1000),
  longText: cleanText(20_000),
  richText: z.string(),
  choice: z.string().max(40),
  tags: tagsField,
  instant: dateTime.nullable(),
};
const values = {
  text: z.string(),
  longText: z.string(),
  richText: z.string().describe("sanitised HTML"),
  tags: z.array(z.string()),
  instant: z.iso.datetime().nullable(),
};

type ValueType<F extends Field> = F["type"] extends keyof typeof values
  ? (typeof values)[F["type"]]
  : z.ZodType<keyof F["options"] & string>;
type InputShape<F extends Fields> = {
  [Name in PlainNames<F>]: (typeof inputs)[F[Name]["type"] & keyof typeof inputs];
};
type ValueShape<F extends Fields> = { [Name in PlainNames<F>]: ValueType<F[Name]> };

/** The schemas of what requests send of all fields but pictures and items. */
export function inputShape<const F extends Fields>(fields: F): InputShape<F> {
  return shapeOf(fields, ({ type }) => inputs[type as keyof typeof inputs]) as InputShape<F>;
}

/** The schemas of the validated values of the same fields. */
export function valueShape<const F extends Fields>(fields: F): ValueShape<F> {
  return shapeOf(fields, ({ type, options }) =>
    options ? z.enum(Object.keys(options)) : values[type as keyof typeof values],
  ) as ValueShape<F>;
}

function shapeOf<F extends Fields>(fields: F, schemaOf: (field: Field) => z.ZodType): object {
  return Object.fromEntries(plainNames(fields).map((name) => [name, schemaOf(fields[name] as Field)]));
}

export const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647) // the largest integer of PostgreSQL
  .describe("the version that was changed: 409 if there is a newer one");

/** What writers see of a document besides what readers see. */
export const documentState = {
  version: z.number().describe("counts the saves, from 1"),
  status: z.enum(statuses),
  publishedAt: z.iso.datetime().nullable().describe("null: a draft; in the future: scheduled"),
  deletedAt: z.iso.datetime().nullable().describe("in the trash since then"),
  savedAt: z.iso.datetime().describe("when it was changed last"),
};

const useStatus = 'Please send the status "draft", "scheduled" or "published" instead.';

export const publishOptions = {
  draft: misnamed(useStatus),
  publish: misnamed(useStatus),
  published: misnamed(useStatus),
  status: z
    .enum(sentStatuses)
    .optional()
    .describe("a new document is published by default; a saved one keeps its status"),
  publishAt: dateTime.optional().describe('with the status "scheduled"'),
};

export const updateOptions = {
  version,
  draftOnly: flag.describe("409 if somebody has published or scheduled it"),
};

export const autosaveOptions = {
  version,
  newRevision: z.boolean().describe("keep the autosaved revision before it in the history"),
};

/** How administrators' lists of documents are filtered and sorted. */
export const listOptions = {
  q: shortText.optional().describe("words of the title or the author's name"),
  status: z.enum(statuses).optional().describe("all but the trash unless named"),
  order: z
    .enum(["asc", "desc"])
    .optional()
    .describe("titles from A on, and all else from the latest or most"),
  page: pageNumber,
  limit: pageSize,
};
export const sorts = ["changed", "date", "title", "deleted"] as const;

export const statusCounts = z.object({
  all: z.number().describe("without the trash"),
  draft: z.number(),
  scheduled: z.number(),
  published: z.number(),
  trash: z.number(),
});

export const revision = z.object({
  version: z.number(),
  savedAt: z.iso.datetime(),
  editor: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe("null: a former member, or unknown"),
  title: z.string(),
});

const some = z.object({ ids: z.array(identifier).min(1).max(mostAtOnce) });
const done = z.object({ ids: z.array(z.string()).describe("those with which it was done") });

type Names<Access extends "members" | "admins"> = {
  url: `/api/${string}`;
  /** Who may write one. */
  access: Access;
  one: string;
  many: string;
};

/** The endpoints that every kind of document has. `fields` are what a revision holds. */
export function documentEndpoints<
  Access extends "members" | "admins",
  Editable extends z.ZodType,
  Fields extends z.ZodRawShape,
>({ url, access, one, many }: Names<Access>, editable: Editable, fields: Fields) {
  const versionParams = z.object({ id: identifier, version });
  return {
    read: {
      route: `GET ${url}/:id/writing`,
      summary: `${one} as its writers see it, also a draft or in the trash`,
      access,
      params: z.object({ id: identifier }),
      answer: editable,
    },
    revisions: {
      route: `GET ${url}/:id/revisions`,
      summary: `Every save of ${one.toLowerCase()}, the latest first`,
      access,
      params: z.object({ id: identifier }),
      query: z.object({ page: pageNumber, limit: pageSize }),
      answer: z.array(revision),
      paged: true,
    },
    revision: {
      route: `GET ${url}/:id/revisions/:version`,
      summary: `${one} as it was saved once`,
      access,
      params: versionParams,
      answer: revision.extend(fields),
    },
    restoreRevision: {
      route: `POST ${url}/:id/revisions/:version/restore`,
      summary: `Save ${one.toLowerCase()} as an earlier version; the versions in between stay`,
      access,
      params: versionParams,
      answer: editable,
    },
    trash: {
      route: `POST ${url}/trash`,
      summary: `Put ${many} into the trash for ${daysInTrash} days`,
      access: "admins",
      body: some,
      answer: done,
    },
    restore: {
      route: `POST ${url}/restore`,
      summary: `Take ${many} out of the trash again, as they were`,
      access: "admins",
      body: some,
      answer: done,
    },
    discard: {
      route: `POST ${url}/discard`,
      summary: `Delete ${many} in the trash for good, with the media that nothing else shows`,
      access: "admins",
      body: some,
      answer: done,
    },
  } as const;
}

export type Revision = z.output<typeof revision>;
export type StatusCounts = z.output<typeof statusCounts>;
