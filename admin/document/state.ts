import { localTime } from "../fields/local-time.ts";
import { differ } from "./compare.ts";
import type { SavedDocument } from "./document-api.ts";
import type { Fields, SavedKind } from "./kind.ts";
import { idle, type Phase } from "./phases.ts";

/** A document's text. `version` is the one it is based on, null for a new document. */
export type Content = {
  id: string;
  fields: Fields;
  version: number | null;
  /** The value of a `datetime-local` field; undefined unless it is to be scheduled. */
  publishAt?: string;
  /** The slug as typed; undefined if it does not change. */
  slug?: string;
  /** The slug on the server; only local drafts have it. */
  savedSlug?: string;
  /** A request to create it had no answer: an earlier text may be on the server. */
  wasSent?: boolean;
};

export type DocumentState = {
  content: Content;
  /** The text on the server. */
  saved: Content;
  /** Undefined until the server has it. */
  document: SavedDocument | undefined;
  /** True until it is published, or saved as a draft by the button: autosave keeps the form as it is. */
  isNew: boolean;
  /** The text was replaced since the last save, which belongs into the history then. */
  isReplaced: boolean;
  isChanged: boolean;
  phase: Phase;
};

/** Changes the state; what it leaves out stays. */
export type Change = (now: DocumentState) => Partial<DocumentState>;

export function initialState(
  content: Content,
  document: SavedDocument | undefined,
  isNew = document === undefined,
): DocumentState {
  return { content, saved: content, document, isNew, isReplaced: false, isChanged: false, phase: idle };
}

export function nextState(kind: SavedKind, now: DocumentState, change: Change): DocumentState {
  const next = { ...now, ...change(now) };
  const isChanged = isAddressed(next) || differ(kind, next.content.fields, next.saved.fields);
  const phase = nextPhase(kind, { ...next, isChanged });
  const isDraft = !next.document || next.document.status === "draft";
  return { ...next, isChanged, phase, isNew: next.isNew && isDraft };
}

export function isAddressed({ content, document }: Pick<DocumentState, "content" | "document">): boolean {
  return content.slug !== undefined && content.slug.trim() !== (document?.slug ?? "");
}

function nextPhase(kind: SavedKind, state: DocumentState): Phase {
  const { phase, content, isChanged } = state;
  const pending = kind.uploads.pending(content.fields);
  const failed = kind.uploads.failed(content.fields);
  switch (phase.is) {
    case "incomplete":
      return missingIn(kind, state).length > 0 ? phase : idle;
    case "waiting":
      return pending === 0 && failed > 0 && !phase.without
        ? { is: "stopped", request: phase.request }
        : phase;
    case "stopped":
      if (pending > 0) return { is: "waiting", request: phase.request };
      return failed > 0 ? phase : idle; // the file was removed, and the editor saves again
    case "finished":
      return isChanged ? idle : phase;
    default:
      return phase;
  }
}

/** The parts of the text that are not on this site, without those that readers miss already. */
export function missingIn({ missing }: SavedKind, { content, saved, document }: DocumentState): string[] {
  const known = document?.status === "published" ? (missing?.in(saved.fields) ?? []) : [];
  return missing?.in(content.fields).filter((part) => !known.includes(part)) ?? [];
}

export function withFields({ content }: DocumentState, some: Partial<Fields>): { content: Content } {
  return { content: { ...content, fields: { ...content.fields, ...some } } };
}

/** Their fields, with those that this form has changed. */
export function joined(kind: SavedKind, { content, saved }: DocumentState, theirs: Fields): Fields {
  const isMine = ([name]: [string, unknown]) => {
    const only = (fields: Fields) => ({ ...theirs, [name]: fields[name] });
    return differ(kind, only(content.fields), only(saved.fields));
  };
  return { ...theirs, ...Object.fromEntries(Object.entries(content.fields).filter(isMine)) };
}

export function contentOf(kind: SavedKind, document: SavedDocument, timeZone: string): Content {
  const { _id: id, status, publishedAt } = document;
  const version = document.unpublishedVersion ?? document.version;
  const publishAt = status === "scheduled" && publishedAt ? localTime(publishedAt, timeZone) : undefined;
  return { id, version, publishAt, fields: kind.fieldsOf(document, timeZone) };
}

type Answer = {
  document: SavedDocument;
  sent: Fields;
  slug?: string;
  timeZone: string;
  keepsTime: boolean;
};

/** The server has `sent`. What was written since stays unsaved. */
export function settled(kind: SavedKind, answer: Answer): Change {
  const { document, sent, timeZone, keepsTime } = answer;
  const { invalid = {}, unpublishedVersion } = document; // stays as it was typed
  const changed = Object.fromEntries(
    Object.entries(unpublishedVersion === null ? kind.savedFields(document) : {}).filter(
      ([name]) => !(name in invalid),
    ),
  ) as Partial<Fields>;
  const saved = contentOf(kind, document, timeZone);
  return ({ content: { fields, publishAt, slug } }) => ({
    document,
    saved: { ...saved, fields: { ...sent, ...changed } },
    content: {
      ...saved,
      publishAt: keepsTime ? publishAt : saved.publishAt,
      slug: slug === answer.slug ? undefined : slug,
      fields: { ...fields, ...unchanged(changed, fields, sent) },
    },
    isReplaced: false,
  });
}

/** Returns the saved values whose fields are as they were sent. */
function unchanged(saved: Partial<Fields>, now: Fields, sent: Fields): Partial<Fields> {
  const names = Object.keys(saved) as (keyof Fields)[];
  return Object.fromEntries(
    names.filter((name) => now[name] === sent[name]).map((name) => [name, saved[name]]),
  ) as Partial<Fields>;
}

/** Somebody has published or scheduled the draft. What is on the form stays unsaved until its editor says so. */
export function publishedElsewhere(kind: SavedKind, document: SavedDocument, timeZone: string): Change {
  const { publishAt } = contentOf(kind, document, timeZone);
  return ({ content, saved }) => ({
    document,
    content: { ...content, publishAt },
    saved: { ...saved, publishAt },
    isNew: false,
    phase: idle,
  });
}
