import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#core/api.ts";
import { type AppError, isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { differ, isSubstantial } from "./compare.ts";
import type { Fields, SavedKind } from "./kind.ts";
import { isDraft } from "./requests.ts";
import { type Change, type Content, type DocumentState, settled } from "./state.ts";

const pause = 3000; // milliseconds without a change
const retryPause = 15_000; // milliseconds after a failure

type AutosaveOptions = {
  kind: SavedKind;
  state: DocumentState;
  update(change: Change): void;
  timeZone: string;
  isEnabled: boolean;
  /** A save is on its way: two at once would conflict. */
  isSending: RefObject<boolean>;
  onError(error: unknown, sent: Fields): void;
};

export type AutosaveState =
  | { state: "none" | "saving" }
  | { state: "saved"; at: string }
  | { state: "failed"; reason: string; retryAt: number /** as of `Date.now()` */; isLimited: boolean }
  /** It waits for another text, or, if final, until somebody saves. */
  | { state: "blocked"; content: Content; isFinal: boolean; reason: string };

/** Saves a draft, or unpublished changes, when typing pauses, when a field loses the focus, and when the page is hidden. */
export function useAutosave({ kind, state, update, timeZone, isSending, ...options }: AutosaveOptions) {
  const { isEnabled, onError } = options;
  const api = kind.api(useApi());
  const [now, setNow] = useState<AutosaveState>({ state: "none" });
  const { content, saved } = state;
  const { id, fields, version } = content;
  const sent = kind.sendable(fields, saved.fields);
  const isDue =
    isEnabled &&
    now.state !== "saving" &&
    !isBlocked(now, content) &&
    differ(kind, sent, saved.fields) &&
    (state.document !== undefined || isSubstantial(kind, fields)) &&
    kind.canAutosave(fields);

  const run = useEffectEvent(async () => {
    if (!isDue || isSending.current) return;
    isSending.current = true;
    setNow({ state: "saving" });
    const input = { ...kind.inputOf(sent, saved.fields), id, version: version ?? undefined };
    const unpublished = isDraft(state.document) ? undefined : true;
    try {
      const document = await api.autosave({ ...input, newRevision: state.isReplaced, unpublished });
      update(settled(kind, { document, sent, timeZone, keepsTime: true }));
      setNow({ state: "saved", at: new Date().toISOString() });
    } catch (error) {
      const failure = isAppError(error) ? error : undefined;
      // A later save, of another tab for example, came before this one: nothing has failed, and nothing is saved.
      if (failure?.code === "superseded") return setNow({ state: "none" });
      setNow(!failure || isTemporary(failure) ? failedBy(failure) : blockedBy(failure, content));
      onError(error, sent);
    }
  });
  useEffect(() => {
    if (now.state !== "saving") isSending.current = false; // not before the form has the new version
  }, [now, isSending]);

  const retryAt = now.state === "failed" ? now.retryAt : 0;
  useEffect(() => {
    if (!isDue || !fields) return;
    const timer = setTimeout(() => run(), Math.max(pause, retryAt - Date.now()));
    return () => clearTimeout(timer);
  }, [isDue, fields, retryAt]);

  const saveNow = useEffectEvent(() => {
    if (now.state !== "failed" || !now.isLimited) void run();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", () => saveNow(), { signal });
    document.addEventListener("visibilitychange", () => saveNow(), { signal });
    // A save changes the status line, which could move a button from under the pointer while it is pressed.
    let isPressed = false;
    let isLeft = false;
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      if (isLeft) setTimeout(() => saveNow()); // after the click
      isLeft = false;
    };
    document.addEventListener("pointerdown", press, { signal, capture: true });
    document.addEventListener("pointerup", release, { signal, capture: true });
    document.addEventListener("pointercancel", release, { signal, capture: true });
    const leave = () => {
      if (isPressed) isLeft = true;
      else saveNow();
    };
    document.addEventListener("focusout", leave, { signal });
    return () => listening.abort();
  }, []);

  return now;
}

function isBlocked(now: AutosaveState, { id, fields, version }: Content): boolean {
  if (now.state !== "blocked" || now.content.id !== id) return false;
  return now.isFinal ? now.content.version === version : now.content.fields === fields;
}

function blockedBy({ code, message, errors }: AppError, content: Content): AutosaveState {
  const isFinal = ["forbidden", "not_found", "gone", "conflict"].includes(code);
  return { state: "blocked", content, isFinal, reason: errors[0]?.msg ?? message };
}

/** Whether the same save may succeed later. */
export function isTemporary({ status }: AppError): boolean {
  return status === 401 || status === 429 || status >= 500;
}

function failedBy(failure: AppError | undefined): AutosaveState {
  const isLimited = failure?.status === 429;
  const wait = isLimited ? (failure?.retryAfter ?? 60) * 1000 : retryPause;
  const offline = navigator.onLine ? m.adminUploads.unreachable() : m.adminDocument.offline();
  return { state: "failed", reason: failure?.message || offline, retryAt: Date.now() + wait, isLimited };
}
