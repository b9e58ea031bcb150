import type { Publishing } from "./document-api.ts";
import type { Fields, Progress } from "./kind.ts";

/** A save by the button `name`. */
export type SaveRequest = Publishing & { name: "draft" | "publish" | "schedule" | "update" | "unpublish" };

export const draftRequest: SaveRequest = { name: "draft", status: "draft" };

export type SaveError = {
  kind: "refused" | "unreachable" | "unauthorized" | "forbidden" | "gone" | "cancelled";
  /** The server's sentence, where it sent one. */
  msg: string;
  /** What the form shows beside its fields, in place of `msg`. */
  fields: Record<string, string>;
};

/** A newer version that is not an earlier save of this form. */
export type Conflict = {
  fields: Fields;
  version: number;
  savedAt: string | undefined;
  editor: string;
  isMine: boolean;
  /** Or scheduled. */
  isPublished: boolean;
};

/** Where the latest save is. */
export type Phase =
  | { is: "idle" }
  /** Parts of the text are not on this site. */
  | { is: "incomplete"; request: SaveRequest }
  /** For uploads, unless `without` them, and for a running autosave. */
  | { is: "waiting"; request: SaveRequest; without?: true }
  /** An upload has failed. */
  | { is: "stopped"; request: SaveRequest }
  | { is: "saving"; request: SaveRequest; progress: Progress }
  | { is: "failed"; request: SaveRequest; error: SaveError }
  | { is: "conflict"; request: SaveRequest; theirs: Conflict }
  /** Saved; the form goes to the document's page. */
  | { is: "leaving" }
  /** A new document is published or scheduled; the next form begins. */
  | { is: "finished" };

export const idle: Phase = { is: "idle" };
