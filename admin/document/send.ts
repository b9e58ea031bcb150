import type { UploadOptions } from "#core/contract.ts";
import { differ } from "./compare.ts";
import type { DocumentApi, SavedDocument } from "./document-api.ts";
import type { Fields, SavedKind } from "./kind.ts";
import type { SaveRequest } from "./phases.ts";
import type { Content } from "./state.ts";

/** What a save replaces. */
export type Base = Pick<Content, "id" | "fields" | "version"> & { isPublished?: boolean };

type Sending = {
  kind: SavedKind;
  api: DocumentApi;
  request: SaveRequest;
  base: Base;
  sent: Fields;
  /** The new slug, if it changes. */
  slug?: string;
  /** The form is that of the create screen. */
  isNew: boolean;
  /** It was sent before, without an answer. */
  isUncertain: boolean;
};

export async function send(
  { kind, api, request, base, sent, slug, isNew, isUncertain }: Sending,
  options: UploadOptions,
): Promise<SavedDocument> {
  const { name, ...publishing } = request;
  const { id, fields, version } = base;
  const input = { ...kind.inputOf(sent, fields), ...publishing, slug };
  // A form that has not heard of it must not take back what somebody else has published.
  const draftOnly = name === "draft" || undefined;
  if (name === "changes" && version !== null)
    return api.autosave({ ...input, id, version, newRevision: true, unpublished: true });
  if (version !== null && !isAdded(request, base, isNew))
    return api.update({ ...input, id, version, draftOnly }, options);
  const document = await api.add({ ...input, _id: id, version: version ?? undefined }, options);
  // The server answers with the first result, which may be an earlier text.
  if (isUncertain) return api.update({ ...input, id, version: document.version }, options);
  // Somebody else has published the draft as it was.
  const isUnsaved = document.version === version && differ(kind, sent, fields);
  return isUnsaved ? api.update({ ...input, id, version }, options) : document;
}

/** True for what the create screen publishes or schedules first, also if autosave has made a draft of it. */
export function isAdded({ name }: SaveRequest, { version, isPublished }: Base, isNew: boolean): boolean {
  return version === null || (isNew && name !== "draft" && !isPublished);
}
