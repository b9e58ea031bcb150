import { z } from "zod";
import type { FileField } from "#core/contract.ts";
import { identifier, paging } from "#core/fields.ts";
import type { DocumentKindName } from "#db/schema.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import * as contract from "./contract.ts";
import { daysInTrash } from "./lifecycle.ts";

const maxAtOnce = 100;
const some = z.object({ ids: z.array(identifier).min(1).max(maxAtOnce) });
const done = z.object({ ids: z.array(z.string()).describe("the ids that were changed") });
const params = z.object({ id: idOrSlug });
const versionParams = z.object({ id: idOrSlug, version: contract.version });

/** The endpoints that every kind of document has. */
export function documentEndpoints<
  Url extends `/api/${string}`,
  Access extends "members" | "admins",
  Input extends z.ZodRawShape,
  Files extends Record<string, FileField>,
  Editable extends z.ZodType,
  Values extends z.ZodRawShape,
  Page extends z.ZodType,
  Managed extends z.ZodType,
  Filters extends z.ZodRawShape,
  Sort extends z.ZodType,
  Counts extends z.ZodType,
>(kind: {
  kind: DocumentKindName;
  url: Url;
  /** Who may write one. */
  access: Access;
  /** The noun for one document, with its article. */
  one: string;
  many: string;
  input: Input;
  files: Files;
  /** A document as its writers see it. */
  editable: Editable;
  /** What a revision holds. */
  values: Values;
  /** What the page of a document shows. */
  page: Page;
  /** A document in the administrators' list. */
  managed: Managed;
  /** Filters of that list, besides those of every kind. */
  filters: Filters;
  sort: Sort;
  counts: Counts;
}) {
  const { kind: document, url, access, one, many, input, files } = kind;
  const { editable, values, page, managed, filters, sort, counts } = kind;
  const ofOne = { access, params, document } as const;
  const ofVersion = { access, params: versionParams, document } as const;
  return {
    add: {
      route: `POST ${url}/add`,
      summary: `Add ${one} or your own draft of it: publish it, schedule it, or keep it as a draft`,
      access: "admins",
      body: z.object({ ...input, ...contract.publishOptions, ...contract.addOptions }).partial(),
      files,
      answer: editable,
      status: 201,
    },
    read: {
      route: `GET ${url}/:id/writing`,
      summary: `Read ${one} as its writers see it, also a draft or in the trash`,
      ...ofOne,
      answer: editable,
    },
    update: {
      route: `PUT ${url}/:id`,
      summary: `Change ${one}; absent fields stay`,
      ...ofOne,
      body: z.object({ ...input, ...contract.publishOptions, ...contract.updateOptions }).partial(),
      files,
      answer: editable,
    },
    autosave: {
      route: `PUT ${url}/:id/draft`,
      summary:
        "Save a draft, or unpublished changes, while writing; without a version, an admin can make a new draft",
      ...ofOne,
      body: z.object({ ...input, ...contract.autosaveOptions }).partial(),
      longText: true,
      answer: editable,
    },
    preview: {
      route: `POST ${url}/preview`,
      summary: `What the page of ${one} would show; nothing is kept`,
      access,
      body: z.object({ ...input, _id: identifier.describe("of the document, if it is saved") }).partial(),
      longText: true,
      answer: page,
    },
    revisions: {
      route: `GET ${url}/:id/revisions`,
      summary: `Every save of ${one}, the latest first`,
      ...ofOne,
      query: z.object(paging),
      answer: z.array(contract.revision),
      paged: true,
    },
    revision: {
      route: `GET ${url}/:id/revisions/:version`,
      summary: `Read ${one} as it was saved once`,
      ...ofVersion,
      answer: contract.revision.extend(values),
    },
    restoreRevision: {
      route: `POST ${url}/:id/revisions/:version/restore`,
      summary: `Save ${one} as an earlier version; the versions in between stay`,
      ...ofVersion,
      answer: editable,
    },
    discardChanges: {
      route: `POST ${url}/:id/revisions/:version/discard`,
      summary: `Discard the unpublished changes of ${one}; they stay among its revisions`,
      ...ofVersion,
      answer: editable,
    },
    uses: {
      route: `GET ${url}/:id/uses`,
      summary: `Articles and pages that lose something if ${one} is deleted, at most 20 of each`,
      ...ofOne,
      answer: z.array(contract.documentUse),
    },
    duplicate: {
      route: `POST ${url}/:id/duplicate`,
      summary: `Make a new draft with the content of ${one}`,
      ...ofOne,
      access: "admins",
      answer: editable,
      status: 201,
    },
    manage: {
      route: `GET ${url}/manage`,
      summary: `All ${many}, whether public or not`,
      access: "admins",
      query: z.object({ ...contract.listOptions, sort, ...filters }),
      answer: z.array(managed),
      paged: true,
    },
    counts: {
      route: `GET ${url}/manage/counts`,
      summary: `How many ${many} there are of each status`,
      access: "admins",
      query: z.object(filters),
      answer: counts,
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
      summary: `Take ${many} out of the trash again, as they were; admins any, others what they put there`,
      access,
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
