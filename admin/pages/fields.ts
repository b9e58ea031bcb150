import type { EditablePage } from "#features/pages/contract.ts";
import { pageFields } from "#features/pages/fields.ts";
import { type Template, templateOf, templates } from "#features/pages/templates.ts";
import { type ChosenPicture, emptyParts, type PartValues } from "#features/publishing/parts.ts";
import { isEmptyHtml, type Values } from "../document/field-list.ts";
import {
  emptyValues,
  type FieldValues,
  inputValues,
  savedValues,
  withInvalid,
} from "../document/field-values.ts";
import {
  type FormParts,
  formParts,
  partErrors,
  readableParts,
  sentParts,
} from "../document/parts/form-parts.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";

export type PageFields = Omit<FieldValues<typeof pageFields>, "template"> & {
  template: Template;
  parts: FormParts;
  /** Pictures in the text that are still uploading. */
  pictures: PendingPicture[];
};

const emptyPage: PageFields = {
  ...emptyValues(pageFields),
  template: "text" as const,
  parts: formParts(templates.text, emptyParts(templates.text)),
  pictures: [],
};

/** `topic`, `series` or `topic:tag:housing`. */
export function pageOfType(type: string | null): PageFields {
  const [template = "", scope = "", ...name] = (type ?? "").split(":");
  if (template !== "topic" && template !== "series") return emptyPage;
  const about: FormParts = scope && name.length > 0 ? { scope, topic: name.join(":") } : {};
  const { parts } = withTemplate(template, {});
  return { ...emptyPage, title: name.join(":"), template, parts: { ...parts, ...about } };
}

type SavedPage = Pick<EditablePage, "parts" | "map" | "references" | "template" | "invalid"> &
  Omit<Parameters<typeof savedValues<typeof pageFields>>[1], "template">;

export function fieldsOf(page: SavedPage, id: string, zone: string): PageFields {
  const template = templateOf(id, page.template);
  const values: PartValues = page.parts;
  const picture = values.mapPicture ?? values.picture;
  const chosen = (picture as ChosenPicture | undefined)?.mediaId ?? "";
  const named = { pictures: { [chosen]: page.map?.url ?? "" }, references: page.references };
  const parts = formParts(templates[template], values, named);
  const { template: _, ...saved } = savedValues(pageFields, { ...page, template: "text" }, zone);
  const fields = { ...saved, template, parts, pictures: [] };
  return withInvalid(fields, { invalid: page.invalid, fields: pageFields, parts: templates[template] });
}

export function inputOf(fields: PageFields) {
  const { template } = fields;
  return {
    ...inputValues(pageFields, { ...fields, template: "text" }),
    template,
    parts: sentParts(templates[fields.template], fields.parts),
  };
}

export function values({ parts, ...fields }: PageFields): Values {
  return { ...fields, parts: readableParts(templates[fields.template], parts) };
}

export function identity({ template, parts, pictures }: PageFields): unknown {
  return [sentParts(templates[template], parts), pictures.map(({ key }) => key)];
}

export function errorsOf({ template, parts }: PageFields): Record<string, string> {
  const noTopic = template === "topic" && String(parts.topic ?? "").trim() === "";
  const errors = partErrors(templates[template], parts);
  return noTopic ? { "parts.topic": "Please enter a tag or a subcategory.", ...errors } : errors;
}

/** The form with another template. Parts that both have stay. */
export function withTemplate(template: Template, parts: FormParts): Pick<PageFields, "template" | "parts"> {
  const shape = templates[template];
  return { template, parts: { ...formParts(shape, emptyParts(shape)), ...parts } };
}

/** False for an empty form, so that it does not overwrite the saved text. */
export function canAutosave({ title, content }: PageFields): boolean {
  return title.trim() !== "" || !isEmptyHtml(content);
}
