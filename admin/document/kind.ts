import { createElement, type ReactNode } from "react";
import type { Api } from "#core/api.ts";
import type { Fields as FieldList } from "#features/fields/field.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import type { Member } from "#features/members/contract.ts";
import { type Kind, kinds, type ListEntry, listOf } from "#features/publishing/kinds.ts";
import type { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import type { DraftFiles } from "#ui/local-drafts/store.ts";
import type { FormValues } from "../fields/form-value.ts";
import type { DocumentApi, SavedDocument } from "./document-api.ts";
import { Summary } from "./summary.tsx";
import { type DocumentTexts, documentTexts, type OwnTexts, type SavingTexts } from "./texts.ts";

export type Fields = Record<string, unknown>;
/** What the forms of all kinds that are published have. */
export type SharedFields = { title: string } & FormValues<typeof sharingFields>;

export type FieldProps<F extends Fields = SharedFields> = {
  fields: F;
  /** The same function in each render. */
  change(some: Partial<F> | ((fields: F) => Partial<F>)): void;
  /** Messages by field. Each save makes a new object. */
  errors: Record<string, string>;
  /** The progress of files that are sent with a save. */
  progress: Progress | undefined;
  member: Member;
  signedIn: boolean;
  isNew: boolean;
};

export type Progress = { sent: number; of: number; onCancel(): void };

export type ReadableField = { name: string; text: string };

/**
 * What one kind of document differs in while it is written and saved, also if it has no address and is not published,
 * as settings. Functions are methods, so that `SavedKind` accepts every kind.
 */
export type SavedKind<F extends Fields = Fields, S extends SavedDocument = SavedDocument> = {
  /** Begins the subjects of local drafts. */
  name: string;
  texts: SavingTexts;
  noun(fields: F): string;
  api(client: Api): DocumentApi<S>;

  /** The fields of a new document; `type` comes from the URL. */
  initial(type: string | null): F;
  fieldsOf(document: S, timeZone: string): F;
  /** The request body. Fields that equal `saved`, the version on the server, can be left out. */
  inputOf(fields: F, saved: F): object;
  /** The fields without what is not uploaded; `saved` replaces files that autosave cannot send. */
  sendable(fields: F, saved?: F): F;
  /** Fields that are not on the server as they were sent. */
  savedFields(document: S): Partial<F>;
  list(fields: F): FieldList;
  /** Texts for people of the fields that the kind validates itself, by their names in the list. */
  words?(fields: F): Record<string, string>;
  /** What else makes two texts differ, besides uploads. */
  identity?(fields: F): unknown;
  /** Errors that the list cannot express. */
  errorsOf?(fields: F): Record<string, string>;
  /** Shows errors that belong to one part of a field. */
  withErrors?(fields: F, errors: { path: string; msg: string }[]): Partial<F>;
  /** The values of a `cover` that is a picture of the library, or none. */
  coverOf?(picture: MediaEntry | null): Partial<F>;
  canAutosave(fields: F): boolean;
  /** What two administrators changed at once is joined, field by field. */
  isJoined?: true;
  uploads: {
    notUploaded(v: { count: number }): string;
    waitingFor(v: { count: number }): string;
    /** Of those that are not done. */
    keys(fields: F): string[];
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

  /** A few words about a text, to recognise it by. */
  Summary(props: { fields: F }): ReactNode;
  /** The document's page, as it would look with these fields. */
  Preview(props: { fields: F; document?: S }): ReactNode;
};

/** A kind that is drafted and published, at an address of its own. */
export type DocumentKind<
  F extends Fields = SharedFields,
  S extends SavedDocument = SavedDocument,
> = SavedKind<F, S> & {
  name: Kind;
  texts: DocumentTexts;
  /** The section of a new document like this one, where the form takes one in its URL. */
  typeOf?(fields: F): string | undefined;
  heading?(fields: F, of: { isNew: boolean; type: string | null }): string | undefined;
  /** What lists, search engines and share cards show by default. */
  shown(fields: F): { beginning: string; picture?: string | File };
  /** The button of an update that does something special, such as cancelling an event. */
  updateButton?(fields: F, document: S, timeZone: string): string | undefined;
  /** What is asked before a public one is deleted, if it has words of its own. */
  deleteQuestion?(fields: F): { title: string; question: string };
  /** A page that every site has: it cannot be deleted. */
  isBuiltIn?(document: S): boolean;

  /** The title, the text, and what else is as important. */
  Fields(props: FieldProps<F>): ReactNode;
  /** Everything else: `SideGroup`s in the side panel, above the address and sharing. */
  Side?(props: FieldProps<F>): ReactNode;
  /** Says above the buttons what else a save does. */
  BeforeSave?(props: { fields: F }): ReactNode;
};

type Optional = "savedFields" | "Summary";
type OwnKind<F extends Fields, S extends SavedDocument> = Partial<Pick<DocumentKind<F, S>, Optional>> &
  Omit<DocumentKind<F, S>, "name" | "texts" | "noun" | "api" | Optional> & { texts?: OwnTexts };

/** A kind as its form needs it. What is not given is what most kinds have. */
export function documentKind<F extends Fields & { title: string }, S extends SavedDocument>(
  name: Kind,
  { texts, ...given }: OwnKind<F, S>,
): DocumentKind<F, S> {
  const noun = (fields: F) => listOf(name, given.typeOf?.(fields)).noun;
  const api = (client: Api) => client[kinds[name].api] as unknown as DocumentApi<S>;
  const defaults = {
    savedFields: () => ({}),
    Summary: ({ fields }: { fields: F }) =>
      createElement(Summary, { title: fields.title, beginning: given.shown(fields).beginning }),
  };
  return { ...defaults, ...given, name, texts: documentTexts(name, texts), noun, api };
}

/** The list of the administration that shows a document with these fields. */
export function listWith<F extends Fields>(kind: DocumentKind<F>, fields: F): ListEntry {
  return listOf(kind.name, kind.typeOf?.(fields));
}

export function headingOf<F extends Fields>(
  kind: DocumentKind<F>,
  fields: F,
  of: { isNew: boolean; type: string | null },
): string {
  const own = kind.heading?.(fields, of);
  const { noun } = listWith(kind, fields);
  return own ?? (of.isNew ? m.adminDocument.createHeading({ noun }) : m.adminDocument.editHeading({ noun }));
}

/** The fields of a version, such as an earlier one. */
export async function readVersion(
  kind: SavedKind,
  api: Api,
  { id, version }: { id: string; version: number },
  timeZone: string,
): Promise<Fields> {
  const revision = await kind.api(api).revision({ id, version });
  return kind.fieldsOf({ ...revision, _id: id } as SavedDocument, timeZone);
}
