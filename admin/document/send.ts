import type { UploadOptions } from "#core/contract.ts";
import type { DocumentApi, SavedDocument } from "./document-api.ts";
import type { DocumentKind, Fields } from "./kind.ts";
import type { SaveRequest } from "./phases.ts";
import type { Content } from "./state.ts";

/** What a save replaces. */
export type Base = Pick<Content, "id" | "fields" | "version">;

type Sending = {
  kind: DocumentKind;
  api: DocumentApi;
  request: SaveRequest;
  base: Base;
  sent: Fields;
  /** The new slug, if it changes. */
  slug?: string;
  /** It was sent before, without an answer. */
  isUncertain: boolean;
};

export async function send(
  { kind, api, request, base, sent, slug, isUncertain }: Sending,
  options: UploadOptions,
): Promise<SavedDocument> {
  const { name, ...publishing } = request;
  const { id, fields, version } = base;
  const input = { ...kind.inputOf(sent, fields), ...publishing, slug };
  // A form that has not heard of it must not take back what somebody else has published.
  const draftOnly = name === "draft" || undefined;
  if (version !== null) return api.update({ ...input, id, version, draftOnly }, options);
  const document = await api.add({ ...input, _id: id }, options);
  // The server answers with the first result, which may be an earlier text.
  return isUncertain ? api.update({ ...input, id, version: document.version }, options) : document;
}
