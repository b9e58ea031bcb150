import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { mediaIn } from "#features/fields/list.ts";
import type { EditablePage } from "#features/pages/contract.ts";
import { fieldsOfPage, type pageFields } from "#features/pages/fields.ts";
import { type Template, templateOf, templates } from "#features/pages/templates.ts";
import { m } from "#messages";
import type { PendingPicture } from "../editor/pictures/pending.ts";
import { formOf, sentValues } from "../fields/form-types.ts";
import type { AnyForm, FormValues } from "../fields/form-value.ts";
import { emptyForm, withInvalid } from "../fields/form-values.ts";
import { isEmptyHtml } from "../fields/plain-text.ts";

export type PageFields = Omit<FormValues<typeof pageFields>, "template" | "parts"> & {
  template: Template;
  parts: AnyForm;
  /** Pictures in the text that are still uploading. */
  pictures: PendingPicture[];
};

const emptyPage: PageFields = { ...emptyForm(fieldsOfPage("text")), pictures: [] };

/** `topic`, `series` or `topic:tag:housing`. */
export function pageOfType(type: string | null): PageFields {
  const [template = "", scope = "", ...name] = (type ?? "").split(":");
  if (template !== "topic" && template !== "series") return emptyPage;
  const about: AnyForm = scope && name.length > 0 ? { scope, topic: name.join(":") } : {};
  const { parts } = withTemplate(template, {});
  return { ...emptyPage, title: name.join(":"), template, parts: { ...parts, ...about } };
}

type SavedPage = Pick<EditablePage, "parts" | "map" | "references" | "template" | "invalid"> &
  Omit<ValuesOf<typeof pageFields>, "template" | "parts">;

export function fieldsOf(page: SavedPage, id: string, zone: string): PageFields {
  const template = templateOf(id, page.template);
  const list = listOf({ template });
  const [picture = ""] = mediaIn(templates[template], page.parts);
  const pictures = { [picture]: page.map?.url ?? "" };
  const shown = { timeZone: zone, pictures, references: page.references };
  const own = formOf(list, { ...page, template }, shown);
  return withInvalid({ ...(own as unknown as PageFields), pictures: [] }, page.invalid, list);
}

export function listOf({ template }: Pick<PageFields, "template">): Fields {
  return fieldsOfPage(template);
}

export function inputOf(fields: PageFields) {
  return { ...sentValues(listOf(fields), fields), template: fields.template };
}

/** A topic page is about something. */
export function errorsOf({ template, parts }: PageFields): Record<string, string> {
  const noTopic = template === "topic" && String(parts.topic ?? "").trim() === "";
  return noTopic ? { "parts.topic": m.adminPages.topicRequired() } : {};
}

/** The form with another template. Parts that both have stay. */
export function withTemplate(template: Template, parts: AnyForm): Pick<PageFields, "template" | "parts"> {
  return { template, parts: { ...emptyForm<Fields>(templates[template]), ...parts } };
}

/** False for an empty form, so that it does not overwrite the saved text. */
export function canAutosave({ title, content }: PageFields): boolean {
  return title.trim() !== "" || !isEmptyHtml(content);
}
