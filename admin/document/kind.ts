import type { ReactNode } from "react";
import type { Api } from "#core/api.ts";
import type { Kind } from "#features/addresses/kinds.ts";
import type { Addressed } from "#features/addresses/paths.ts";
import type { Fields as FieldList } from "#features/fields/field.ts";
import type { Member } from "#features/members/contract.ts";
import type { sharingFields } from "#features/publishing/sharing.ts";
import type { DraftFiles } from "#ui/local-drafts/store.ts";
import type { FormValues } from "../fields/form-value.ts";
import type { DocumentApi, SavedDocument } from "./document-api.ts";

export type Fields = { title: string } & FormValues<typeof sharingFields>;

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
  name: Kind;
  noun(fields: F): string;
  paths: {
    create: string;
    edit(id: string): string;
    view(document: Addressed): string;
    list(fields: F): string;
  };
  texts: DocumentTexts;
  api(api: Api): DocumentApi<S>;

  /** The fields of a new document; `type` comes from the URL. */
  initial(type: string | null): F;
  heading(fields: F, of: { isNew: boolean; type: string | null }): string;
  fieldsOf(document: S, timeZone: string): F;
  readVersion(api: Api, version: { id: string; version: number }, timeZone: string): Promise<F>;
  /** The request body. Fields that equal `saved`, the version on the server, can be left out. */
  inputOf(fields: F, saved: F): object;
  /** The fields without what is not uploaded; `saved` replaces files that autosave cannot send. */
  sendable(fields: F, saved?: F): F;
  /** Fields that are not on the server as they were sent. */
  savedFields(document: S): Partial<F>;
  list(fields: F): FieldList;
  /** Texts for people of the fields that the kind validates itself, by their names in the list. */
  words?(fields: F): Record<string, string>;
  /** What lists, search engines and share cards show by default. */
  shown(fields: F): { beginning: string; picture?: string | File };
  /** What else makes two texts differ. */
  identity(fields: F): unknown;
  /** Errors that the list cannot express. */
  errorsOf?(fields: F): Record<string, string>;
  /** Shows errors that belong to one part of a field. */
  withErrors?(fields: F, errors: { path: string; msg: string }[]): Partial<F>;
  canAutosave(fields: F): boolean;
  /** The button of an update that does something special, such as cancelling an event. */
  updateButton?(fields: F, document: S, timeZone: string): string | undefined;
  /** What is asked before a public one is deleted, if it has words of its own. */
  deleteQuestion?(fields: F): { title: string; question: string };
  /** A page that every site has: it cannot be deleted. */
  isBuiltIn?(document: S): boolean;
  /** The form for the next document of this kind. `inMenu`: menus have links to such documents. */
  another(fields: F): { to: string; text: string; inMenu: boolean };

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
    title(count: number, fields: F): string;
    reason(count: number): string;
  };
  /** Files that a local draft keeps, by keys of their own. */
  filesOf(fields: F): Record<string, File>;
  withoutFiles(fields: F): F;
  withFiles(fields: F, files: DraftFiles): F;

  /** The title, the text, and what else is as important. */
  Fields(props: FieldProps<F>): ReactNode;
  /** Everything else: `SideGroup`s in the side panel, above the address and sharing. */
  Side?(props: FieldProps<F>): ReactNode;
  /** Above the buttons: what a save does besides. */
  BeforeSave?(props: { fields: F }): ReactNode;
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
