import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { paging } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";
import { type ShownFields, shownFieldsOf, type ValuesOf } from "#features/fields/field.ts";
import { inputShape, valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { fileLink } from "#features/media/files/contract.ts";
import { personCard } from "#features/people/contract.ts";
import {
  documentHead,
  documentState,
  otherLanguage,
  references,
  sorts,
  statusCounts,
} from "#features/publishing/contract.ts";
import { documentEndpoints } from "#features/publishing/endpoints.ts";
import { kinds, mainList, type PlainKind } from "#features/publishing/kinds.ts";
import { type PageFields, type PlainFields, type PlainValues, pageFieldsOf } from "./fields.ts";

const byId = {
  pictures: z.record(z.string(), picture).describe("those in the fields, by their ids"),
  files: z.record(z.string(), fileLink).describe("those in the fields, by their ids"),
};

/** What lists and searches show of a document, without its own fields. */
export const plainCard = z.object({
  _id: z.string(),
  slug,
  title: z.string(),
  excerpt: z.string().describe("plain text, 300 characters"),
  date: z.iso.datetime(),
  language: documentHead.language,
  isPlanned: z.boolean().describe("it has not begun"),
  isClosed: z.boolean().describe("its last instant has passed"),
  pictures: byId.pictures,
});

const plainPage = plainCard.extend({
  ...documentHead,
  updatedAt: z.iso.datetime(),
  article: z.string().describe("sanitised HTML as shown on the page"),
  files: byId.files,
  people: z.record(z.string(), personCard).describe("those in the fields whom readers see, by their ids"),
});

const editable = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  ...documentState,
  ...byId,
  references,
});
const managed = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: otherLanguage,
  ...documentState,
  isPlanned: plainCard.shape.isPlanned,
  isClosed: plainCard.shape.isClosed,
});

export type PlainBase = z.output<typeof plainPage>;
export type PlainCard<F extends PlainFields> = z.output<typeof plainCard> & ValuesOf<ShownFields<F>>;
/** A page has no article during hydration, which takes it from the document. */
export type PlainPage<F extends PlainFields> = Omit<z.output<typeof plainPage>, "article"> & {
  article?: string;
} & ValuesOf<PageFields<F>>;
export type PlainEditable<F extends PlainFields> = z.output<typeof editable> & PlainValues<F>;
export type PlainManaged<F extends PlainFields> = z.output<typeof managed> & ValuesOf<ShownFields<F>>;

/** The schema of its cards. */
export function cardOf<F extends PlainFields>(fields: F) {
  return plainCard.extend(valueShape(shownFieldsOf(fields))) as unknown as z.ZodType<PlainCard<F>>;
}

/** The endpoints of a plain kind of document: those of every kind, and its list and page for readers. */
export function plainEndpoints<F extends PlainFields>(kind: PlainKind, fields: F) {
  const { folder } = kinds[kind];
  const { one, many, nouns } = mainList(kind);
  const url = `/api/${folder}` as const;
  const shown = valueShape(shownFieldsOf(fields));
  const card = cardOf(fields);
  const page = plainPage.extend(valueShape(pageFieldsOf(fields))) as unknown as z.ZodType<PlainPage<F>>;
  const params = z.object({ id: idOrSlug });
  return endpoints({
    ...documentEndpoints({
      kind,
      url,
      access: "admins",
      one,
      many,
      input: inputShape(fields),
      files: {},
      editable: editable.extend(valueShape(fields)) as unknown as z.ZodType<PlainEditable<F>>,
      values: { ...valueShape(fields), ...byId, references },
      page,
      managed: managed.extend(shown) as unknown as z.ZodType<PlainManaged<F>>,
      filters: {},
      sort: z.enum([...sorts, "until"]).default("changed"),
      counts: statusCounts,
    }),
    list: {
      route: `GET ${url}`,
      summary: `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)}: those that are open by their last instant, then the others`,
      access: "anyone",
      query: z.object(paging),
      answer: z.array(card),
      paged: true,
    },
    page: {
      route: `GET ${url}/:id`,
      summary: `What the page of ${one} shows`,
      access: "anyone",
      params,
      answer: page,
    },
    remove: {
      route: `DELETE ${url}/:id`,
      summary: `Put ${one} into the trash for 30 days`,
      access: "admins",
      params,
      document: kind,
      answer: z.object({ msg: z.string() }),
    },
  });
}
