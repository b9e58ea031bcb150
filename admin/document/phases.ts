import type { Publishing, SavedDocument } from "./document-api.ts";
import type { Fields, Progress } from "./kind.ts";

/** A save by the button `name`. */
export type SaveRequest = Publishing & {
  name: "draft" | "changes" | "publish" | "schedule" | "update" | "unpublish";
};

export const draftRequest: SaveRequest = { name: "draft", status: "draft" };
/** Keeps changes of what readers see on the site, without publishing them. */
export const changesRequest: SaveRequest = { name: "changes" };

export type SaveError = {
  kind: "refused" | "unreachable" | "unauthorized" | "forbidden" | "gone" | "cancelled";
  /** The server's sentence, where it sent one. */
  msg: string;
  /** What the form shows beside its fields, in place of `msg`. */
  fields: Record<string, string>;
};

/** The text on the server, and who saved it. */
export type LatestSave = {
  document: SavedDocument;
  fields: Fields;
  version: number;
  savedAt: string | undefined;
  editor: string;
  isMine: boolean;
  /** True for scheduled documents, too. */
  isPublished: boolean;
};

export type Phase =
  | { is: "idle" }
  /** Parts of the text are not on this site. */
  | { is: "incomplete"; request: SaveRequest }
  /** Waits for uploads, unless `without` them, and for a running autosave. */
  | { is: "waiting"; request: SaveRequest; without?: true }
  /** An upload has failed. */
  | { is: "stopped"; request: SaveRequest }
  | { is: "saving"; request: SaveRequest; progress: Progress }
  | { is: "failed"; request: SaveRequest; error: SaveError }
  /** The newer version is not an earlier save of this form. */
  | { is: "conflict"; request: SaveRequest; theirs: LatestSave }
  /** Readers see it, or will see it: the form says what can be done next. */
  | { is: "finished"; request: SaveRequest };

export const idle: Phase = { is: "idle" };
