import type { Member } from "#features/members/contract.ts";
import type { SavedDocument } from "./document-api.ts";
import type { DocumentKind, SavedKind } from "./kind.ts";
import type { LatestSave } from "./phases.ts";

export type DocumentOptions = {
  kind: SavedKind;
  /** Undefined for a new document. */
  opened: SavedDocument | undefined;
  /** Its unpublished changes. */
  latest?: LatestSave;
  /** The opened draft was begun on the create screen, which was loaded again. */
  isContinued?: boolean;
  /** What a new document begins as. */
  type: string | null;
  member: Member;
  /** False once the session has ended. */
  signedIn: boolean;
  timeZone: string;
  /** A new draft is saved, and the next one begins. */
  onNext?(saved: SavedDocument): void;
  /** A version is saved; `before` is what the form knew as the one before it. */
  onSave?(saved: SavedDocument, before: SavedDocument | undefined): void;
  /** Without it, the form has no way into the trash. */
  onTrash?(): void;
};

/** Of the form of a kind that is published. */
export type PublishedOptions = DocumentOptions & {
  kind: DocumentKind;
  /** Names this form, which stays while a new document gets its URL. */
  formKey: string;
};
