import { useEffect, useEffectEvent, useState } from "react";
import { isRefusal } from "#visit/refusal.ts";
import type { WrittenBlog } from "../writing-contract.ts";
import type { DeskCalls } from "./calls.ts";
import { type BlogFields, differ, fieldsOf, inputOf, isEmpty } from "./fields.ts";
import type { Writing } from "./use-writing.ts";

const pause = 3000; // milliseconds without a change before it is saved
const untilRetry = 15_000; // milliseconds after a save that failed

type AutosaveOptions = {
  id: string;
  writing: Writing;
  autosave: DeskCalls["writing"]["autosave"];
  timeZone: string;
  /** Whether it may save now: a draft, somebody signed in, and no other save under way. */
  enabled: boolean;
  onSaved(blog: WrittenBlog): void;
  /** Somebody else has saved a newer version. */
  onConflict(): void;
};

/** How the last automatic save went. `blocked`: it waits for another text, or `isForGood` until somebody saves. */
export type Autosaving =
  | { state: "none" | "saving" | "failed" }
  | { state: "saved"; at: string }
  | { state: "blocked"; fields: BlogFields; version: number | null; isForGood: boolean; reason: string };

/** Saves a draft by itself when typing pauses, when a field is left and when the page is hidden. */
export function useAutosave({ id, writing, autosave, timeZone, enabled, ...on }: AutosaveOptions) {
  const [now, setNow] = useState<Autosaving>({ state: "none" });
  const { fields, saved, version } = writing;
  const isBlocked =
    now.state === "blocked" && (now.isForGood ? now.version === version : now.fields === fields);
  const isDue =
    enabled &&
    now.state !== "saving" &&
    !isBlocked &&
    differ(fields, saved.fields) &&
    isWorthSaving(fields) &&
    (fields.section !== "events" || fields.eventDate !== "");

  const run = useEffectEvent(async () => {
    if (!isDue) return;
    setNow({ state: "saving" });
    const input = { ...inputOf(fields, saved.fields), version: version ?? undefined };
    try {
      const blog = await autosave({ id, ...input, newRevision: writing.isReplaced });
      settle(blog, fields);
      setNow({ state: "saved", at: new Date().toISOString() });
    } catch (error) {
      const failure = isRefusal(error) ? error : undefined;
      if (!failure || failure.status === 429 || failure.status >= 500) return setNow({ state: "failed" });
      const isForGood = [403, 404, 409].includes(failure.status);
      setNow({ state: "blocked", fields, version, isForGood, reason: failure.message });
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

  const hasFailed = now.state === "failed";
  useEffect(() => {
    if (!isDue || !fields) return;
    const timer = setTimeout(() => run(), hasFailed ? untilRetry : pause);
    return () => clearTimeout(timer);
  }, [isDue, fields, hasFailed]);

  useEffect(() => {
    const atOnce = () => run();
    const hidden = () => document.visibilityState === "hidden" && run();
    window.addEventListener("online", atOnce);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", atOnce);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, []);

  return { now, isSaving: now.state === "saving", atOnce: () => run() };
}

export type Autosave = ReturnType<typeof useAutosave>;

/** An emptied form is not saved over the words that the server has. */
function isWorthSaving({ title, content }: BlogFields): boolean {
  return title.trim() !== "" || !isEmpty(content);
}
