import type { ReactNode } from "react";
import type { Api } from "#core/api.ts";
import type { Page, UploadOptions } from "#core/contract.ts";
import type { Member } from "#features/members/contract.ts";
import type { Revision } from "#features/publishing/contract.ts";
import type { Fields as FieldList } from "#features/publishing/fields.ts";
import type { DocumentStatus, SentStatus } from "#features/publishing/lifecycle.ts";
import type { DraftFiles } from "#ui/local-drafts/store.ts";
import type { Values } from "./field-list.ts";

export type SavedDocument = {
  _id: string;
  title: string;
  version: number;
  status: DocumentStatus;
  /** In the future: scheduled. */
  publishedAt: string | null;
};

/** Without a status, a saved document keeps its own. */
export type Publishing = { status?: SentStatus; publishAt?: string };

type Ref = { id: string };

export type DocumentApi<S extends SavedDocument = SavedDocument> = {
  read(input: Ref): Promise<S>;
  /** Repeated with the same `_id`, it answers with the first result. */
  add(input: Publishing & { _id: string }, options?: UploadOptions): Promise<S>;
  update(
    input: Publishing & Ref & { version: number; draftOnly?: boolean },
    options?: UploadOptions,
  ): Promise<S>;
  /** Without a version, it makes a new draft. */
  autosave(input: Ref & { version?: number; newRevision: boolean }): Promise<S>;
  revisions(input: Ref & { page: number; limit: number }): Promise<Page<Revision>>;
  restoreRevision(input: Ref & { version: number }): Promise<S>;
  trash(input: { ids: string[] }): Promise<unknown>;
  restore(input: { ids: string[] }): Promise<unknown>;
};

export type Fields = { title: string };

export type FieldProps<F extends Fields = Fields> = {
  fields: F;
  /** The same function in each render. */
  change(some: Partial<F> | ((fields: F) => Partial<F>)): void;
  /** By field. Another object after each save. */
  errors: Record<string, string>;
  /** Of the files that are sent with a save. */
  progress: Progress | undefined;
  member: Member;
  signedIn: boolean;
  isNew: boolean;
};

export type Progress = { sent: number; of: number; onCancel(): void };

/** A field's text, for people. */
export type ReadableField = { name: string; text: string };

/** What one kind of document differs in. Functions are methods, so that `DocumentKind` accepts every kind. */
export type DocumentKind<F extends Fields = Fields, S extends SavedDocument = SavedDocument> = {
  /** Begins the subjects of local drafts. */
  name: string;
  noun(fields: F): string;
  paths: { create: string; edit(id: string): string; view(id: string): string; list: string };
  texts: DocumentTexts;
  api(api: Api): DocumentApi<S>;

  /** The fields of a new document; `type` comes from the URL. */
  initial(type: string | null): F;
  heading(fields: F, of: { isNew: boolean; type: string | null }): string;
  fieldsOf(document: S, timeZone: string): F;
  readVersion(api: Api, version: Ref & { version: number }, timeZone: string): Promise<F>;
  /** The request body. Fields that equal `saved`, the version on the server, can be left out. */
  inputOf(fields: F, saved: F): object;
  /** The fields without what is not uploaded; `saved` replaces files that autosave cannot send. */
  sendable(fields: F, saved?: F): F;
  /** Fields that are not on the server as they were sent. */
  savedFields(document: S): Partial<F>;
  list: FieldList;
  /** By the names of the list, as people read them. */
  values(fields: F): Values;
  /** What else makes two texts differ. */
  identity(fields: F): unknown;
  /** Errors that the list cannot express. */
  errorsOf?(fields: F): Record<string, string>;
  /** Shows errors that belong to one part of a field. */
  withErrors?(fields: F, errors: { path: string; msg: string }[]): Partial<F>;
  canAutosave(fields: F): boolean;

  uploads: {
    noun: string;
    pending(fields: F): number;
    failed(fields: F): number;
    canRetry(fields: F): boolean;
    retry(fields: F): Partial<F>;
    remove(fields: F): Partial<F>;
  };
  /** Parts of a text that are not on this site, such as pictures that were pasted. */
  missing?: {
    in(fields: F): string[];
    remove(fields: F, parts: string[]): Partial<F>;
    focusFirst(): void;
    title(count: number): string;
    reason(count: number): string;
  };
  /** Files that a local draft keeps, by keys of their own. */
  filesOf(fields: F): Record<string, File>;
  withoutFiles(fields: F): F;
  withFiles(fields: F, files: DraftFiles): F;

  Fields(props: FieldProps<F>): ReactNode;
  /** A few words about a text, to recognise it by. */
  Summary(props: { fields: F }): ReactNode;
  /** The document's page, as it would look with these fields. */
  Preview(props: { fields: F; document?: S }): ReactNode;
};

type DocumentTexts = {
  forbidden: string;
  notFound: { title: string; text: string };
  loadFailed: { title: string; text: string };
  create: { button: string; pending: string; done: string; failed: string; unreachable: string };
  publish: { done: string };
  update: { button: string; done: string; failed: string; unreachable: string; gone: string };
};
