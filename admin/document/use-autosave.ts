import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#core/api.ts";
import { type AppError, isAppError } from "#core/errors.ts";
import { differ } from "./field-list.ts";
import type { DocumentKind, Fields, SavedDocument } from "./kind.ts";
import type { DocumentState } from "./use-document-state.ts";

const pause = 3000; // milliseconds without a change
const retryPause = 15_000; // milliseconds after a failure

type AutosaveOptions = {
  kind: DocumentKind;
  state: DocumentState;
  isEnabled: boolean;
  onSaved(document: SavedDocument): void;
  /** The server may have saved these fields: its answer was lost. */
  onUnanswered(sent: Fields): void;
  onConflict(sent: Fields): void;
};

export type AutosaveState =
  | { state: "none" | "saving" }
  | { state: "saved"; at: string }
  | { state: "failed"; reason: string; retryAt: number /** as of `Date.now()` */; isLimited: boolean }
  | Blocked;

/** It waits for another text, or, with a version, until somebody saves. */
type Blocked = {
  state: "blocked";
  id: string;
  fields: object;
  version: number | null | undefined;
  isGone: boolean;
  reason: string;
};

/** Saves a draft when typing pauses, when a field loses the focus, and when the page is hidden. */
export function useAutosave({ kind, state, isEnabled, ...on }: AutosaveOptions) {
  const api = kind.api(useApi());
  const [now, setNow] = useState<AutosaveState>({ state: "none" });
  const { id, fields, saved, version } = state;
  const sent = kind.sendable(fields, saved.fields);
  const isBlocked = now.state === "blocked" && now.id === id && isSameAttempt(now, state);
  const isDue =
    isEnabled &&
    now.state !== "saving" &&
    !isBlocked &&
    differ(kind, sent, saved.fields) &&
    kind.canAutosave(fields);

  const run = useEffectEvent(async () => {
    if (!isDue) return;
    setNow({ state: "saving" });
    const input = { ...kind.inputOf(sent, saved.fields), id, version: version ?? undefined };
    try {
      const document = await api.autosave({ ...input, newRevision: state.isReplaced });
      state.settle(document, sent, true);
      on.onSaved(document);
      setNow({ state: "saved", at: new Date().toISOString() });
    } catch (error) {
      const failure = isAppError(error) ? error : undefined;
      if (!failure || failure.status >= 500) on.onUnanswered(sent);
      if (!failure || isTemporary(failure)) return setNow(failed(failure));
      setNow({ state: "blocked", id, fields, ...blockedBy(failure, version) });
      if (failure.code === "conflict") on.onConflict(sent);
    }
  });

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
    const online = () => saveNow();
    const hidden = () => document.visibilityState === "hidden" && saveNow();
    const left = () => saveNow();
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", hidden);
    document.addEventListener("focusout", left);
    return () => {
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", hidden);
      document.removeEventListener("focusout", left);
    };
  }, []);

  return { now, isSaving: now.state === "saving", isGone: isBlocked && now.isGone };
}

function isSameAttempt(
  blocked: Blocked,
  { version, fields }: { version: number | null; fields: object },
): boolean {
  return blocked.version === undefined ? blocked.fields === fields : blocked.version === version;
}

function blockedBy({ code, message, errors }: AppError, version: number | null) {
  const isFinal = ["forbidden", "not_found", "gone", "conflict"].includes(code);
  return {
    version: isFinal ? version : undefined,
    isGone: code === "not_found" || code === "gone",
    reason: errors[0]?.msg ?? message,
  };
}

/** Whether the same save may succeed later. */
function isTemporary({ status }: AppError): boolean {
  return status === 401 || status === 429 || status >= 500;
}

function failed(failure: AppError | undefined): AutosaveState {
  const isLimited = failure?.status === 429;
  const wait = isLimited ? (failure?.retryAfter ?? 60) * 1000 : retryPause;
  const offline = navigator.onLine ? "The server could not be reached." : "You are offline.";
  return { state: "failed", reason: failure?.message || offline, retryAt: Date.now() + wait, isLimited };
}
