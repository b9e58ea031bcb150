import { useEffect, useEffectEvent, useState } from "react";
import { type AppError, isAppError } from "#core/errors.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { FormApi } from "./calls.ts";
import { type BlogFields, differ, fieldsOf, inputOf, isEmpty } from "./fields.ts";
import type { Writing } from "./use-writing.ts";

const pause = 3000; // milliseconds without a change before it is saved
const untilRetry = 15_000; // milliseconds after a save that failed

type AutosaveOptions = {
  id: string;
  writing: Writing;
  autosave: FormApi["writing"]["autosave"];
  timeZone: string;
  /** Whether it may save now: a draft, somebody signed in, and no other save under way. */
  enabled: boolean;
  onSaved(blog: WrittenBlog): void;
  /** The server may have saved these fields: its answer was lost. */
  onUnanswered(sent: BlogFields): void;
  /** Somebody else has saved a newer version. */
  onConflict(): void;
};

/** How the last automatic save went. */
export type Autosaving =
  | { state: "none" | "saving" }
  | { state: "saved"; at: string }
  | { state: "failed"; reason: string; retryAt: number /** as of `Date.now()` */; isLimited: boolean }
  | Blocked;

/** It waits for another text, or `isForGood` until somebody saves. */
type Blocked = {
  state: "blocked";
  id: string;
  fields: BlogFields;
  version: number | null;
  isForGood: boolean;
  /** The article was deleted. */
  isGone: boolean;
  reason: string;
};

/** Saves a draft by itself when typing pauses, when a field is left and when the page is hidden. */
export function useAutosave({ id, writing, autosave, timeZone, enabled, ...on }: AutosaveOptions) {
  const [now, setNow] = useState<Autosaving>({ state: "none" });
  const { fields, saved, version, file } = writing;
  const given = file ? withCoverOf(saved.fields, fields) : fields;
  const isBlocked =
    now.state === "blocked" &&
    now.id === id &&
    (now.isForGood ? now.version === version : now.fields === fields);
  const isDue =
    enabled &&
    now.state !== "saving" &&
    !isBlocked &&
    differ(given, saved.fields) &&
    isWorthSaving(fields) &&
    (fields.section !== "events" || fields.eventDate !== "");

  const run = useEffectEvent(async () => {
    if (!isDue) return;
    setNow({ state: "saving" });
    const input = { ...inputOf(given, saved.fields), version: version ?? undefined };
    try {
      const blog = await autosave({ id, ...input, newRevision: writing.isReplaced });
      settle(blog, given);
      setNow({ state: "saved", at: new Date().toISOString() });
    } catch (error) {
      const failure = isAppError(error) ? error : undefined;
      if (!failure || failure.status >= 500) on.onUnanswered(given);
      if (!failure || isTemporary(failure)) return setNow(failed(failure));
      const isForGood = [403, 404, 409].includes(failure.status);
      const reason = failure.errors[0]?.msg ?? failure.message;
      setNow({ state: "blocked", id, fields, version, isForGood, isGone: failure.status === 404, reason });
      if (failure.status === 409) on.onConflict();
    }
  });

  /** The server has the words as they were sent. What somebody is writing is not changed. */
  function settle(blog: WrittenBlog, sent: BlogFields): void {
    const { image } = fieldsOf(blog, timeZone);
    const hasNewCover = sent.coverId !== "";
    writing.settle({ ...saved, fields: { ...sent, image, coverId: "" }, version: blog.version });
    if (hasNewCover && writing.latest().fields.coverId === sent.coverId)
      writing.change({ image, coverId: "" });
    on.onSaved(blog);
  }

  const retryAt = now.state === "failed" ? now.retryAt : 0;
  useEffect(() => {
    if (!isDue || !fields) return;
    const timer = setTimeout(() => run(), Math.max(pause, retryAt - Date.now()));
    return () => clearTimeout(timer);
  }, [isDue, fields, retryAt]);

  const atOnce = useEffectEvent(() => {
    if (now.state !== "failed" || !now.isLimited) void run();
  });
  useEffect(() => {
    const online = () => atOnce();
    const hidden = () => document.visibilityState === "hidden" && atOnce();
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, []);

  return {
    now,
    isSaving: now.state === "saving",
    isGone: isBlocked && now.isGone,
    atOnce: () => {
      if (now.state !== "failed" || !now.isLimited) void run();
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

/** Whether the same save can succeed later: the session, the limit or the server may be back. */
function isTemporary({ status }: AppError): boolean {
  return status === 401 || status === 429 || status >= 500;
}

function failed(failure: AppError | undefined): Autosaving {
  const isLimited = failure?.status === 429;
  const wait = isLimited ? (failure?.retryAfter ?? 60) * 1000 : untilRetry;
  const offline = navigator.onLine ? "The server could not be reached." : "You are offline.";
  return { state: "failed", reason: failure?.message || offline, retryAt: Date.now() + wait, isLimited };
}

/** A chosen thumbnail is uploaded by other saves. Until then the old one stays, with its own words. */
function withCoverOf(
  { image, coverId, coverAlt, coverDecorative, coverCaption }: BlogFields,
  fields: BlogFields,
): BlogFields {
  return { ...fields, image, coverId, coverAlt, coverDecorative, coverCaption };
}

/** An emptied form is not saved over the words that the server has. */
function isWorthSaving({ title, content }: BlogFields): boolean {
  return title.trim() !== "" || !isEmpty(content);
}
