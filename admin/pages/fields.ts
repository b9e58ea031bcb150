import type { EditablePage } from "#features/pages/contract.ts";
import { pageFields } from "#features/pages/fields.ts";
import { type Template, templateOf, templates } from "#features/pages/templates.ts";
import { emptyParts, type PartValues } from "#features/publishing/parts.ts";
import { isEmptyHtml, type Values } from "../document/field-list.ts";
import { emptyValues, type FieldValues, inputValues, savedValues } from "../document/field-values.ts";
import {
  type FormParts,
  formParts,
  partErrors,
  readableParts,
  sentParts,
} from "../document/parts/form-parts.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";

export type PageFields = FieldValues<typeof pageFields> & {
  template: Template;
  parts: FormParts;
  /** Pictures in the text that are still uploading. */
  pictures: PendingPicture[];
};

export const emptyPage: PageFields = {
  ...emptyValues(pageFields),
  template: "text",
  parts: formParts(templates.text, emptyParts(templates.text)),
  pictures: [],
};

type SavedPage = Pick<EditablePage, "parts" | "map"> & Parameters<typeof savedValues<typeof pageFields>>[1];

export function fieldsOf(page: SavedPage, id: string, zone: string): PageFields {
  const template = templateOf(id);
  const values: PartValues = page.parts;
  const chosen = "mapPicture" in page.parts ? page.parts.mapPicture.mediaId : "";
  const parts = formParts(templates[template], values, { [chosen]: page.map?.url ?? "" });
  return { ...savedValues(pageFields, page, zone), template, parts, pictures: [] };
}

export function inputOf(fields: PageFields) {
  return { ...inputValues(pageFields, fields), parts: sentParts(templates[fields.template], fields.parts) };
}

export function values({ parts, ...fields }: PageFields): Values {
  return { ...fields, parts: readableParts(templates[fields.template], parts) };
}

export function identity({ template, parts, pictures }: PageFields): unknown {
  return [sentParts(templates[template], parts), pictures.map(({ key }) => key)];
}

export function errorsOf({ template, parts }: PageFields): Record<string, string> {
  return partErrors(templates[template], parts);
}

/** False for an empty form, so that it does not overwrite the saved text. */
export function canAutosave({ title, content, template, parts }: PageFields): boolean {
  const isEmpty = title.trim() === "" && isEmptyHtml(content);
  return !isEmpty && Object.keys(partErrors(templates[template], parts)).length === 0;
}
