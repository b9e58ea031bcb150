import type { Page, UploadOptions } from "#core/contract.ts";
import type { DocumentUse, Revision } from "#features/publishing/contract.ts";
import type { DocumentStatus, InvalidValues, SentStatus } from "#features/publishing/lifecycle.ts";

export type SavedDocument = {
  _id: string;
  slug?: string | null;
  title: string;
  version: number;
  /** The version with changes that readers do not see yet. */
  unpublishedVersion: number | null;
  status: DocumentStatus;
  /** If it is in the future, the document is scheduled. */
  publishedAt: string | null;
  /** What was sent for fields of a draft that are not valid yet. */
  invalid?: InvalidValues;
};

/** Without a status, a saved document keeps its own. */
export type Publishing = { status?: SentStatus; publishAt?: string; slug?: string };

type Ref = { id: string };

export type DocumentApi<S extends SavedDocument = SavedDocument> = {
  read(input: Ref): Promise<S>;
  /**
   * Repeated with the same `_id`, it answers with the first result. The own draft with this `_id` is published, if it
   * is of this version.
   */
  add(input: Publishing & { _id: string; version?: number }, options?: UploadOptions): Promise<S>;
  update(
    input: Publishing & Ref & { version: number; draftOnly?: boolean },
    options?: UploadOptions,
  ): Promise<S>;
  /** Without a version, it makes a new draft. With `unpublished`, readers go on seeing what is published. */
  autosave(input: Ref & { version?: number; newRevision: boolean; unpublished?: true }): Promise<S>;
  discardChanges(input: Ref & { version: number }): Promise<S>;
  duplicate(input: Ref): Promise<S>;
  uses(input: Ref): Promise<DocumentUse[]>;
  revisions(input: Ref & { page: number; limit: number }): Promise<Page<Revision>>;
  revision(input: Ref & { version: number }): Promise<object>;
  restoreRevision(input: Ref & { version: number }): Promise<S>;
  trash(input: { ids: string[] }): Promise<unknown>;
  restore(input: { ids: string[] }): Promise<unknown>;
};
