import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Kept } from "#ui/kept/store.ts";
import { useKept } from "#ui/kept/use-kept.ts";
import { useKeptBefore } from "#ui/kept/use-kept-before.ts";
import { type BlogFields, differ } from "./fields.ts";

/** What is kept of a blog in the browser. `version` is the one that was changed, null for a new blog. */
export type BlogWork = {
  fields: BlogFields;
  version: number | null;
  /** Since when it has been sent without an answer, as an instant: it may have arrived. */
  sentAt?: string;
};

/** What the server has, as fields. */
export type Saved = { fields: BlogFields; version: number | null };

type WritingOptions = {
  /** The id of the member who writes. */
  owner: string;
  /** The id of the blog, or `new`. */
  blog: string;
  saved: Saved;
  /** What is on the page at the start, where that is not what is saved. */
  begun?: BlogFields;
};

const noFiles: Record<string, Blob[]> = {};

/** What is being written, how it stands to what is saved, and that none of it is lost. */
export function useWriting({ owner, blog, saved: start, begun }: WritingOptions) {
  const subject = `blog:${blog}`;
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(start.version);
  const [fields, setFields] = useState(begun ?? start.fields);
  const [file, setFile] = useState<File | null>(null);
  const [sentAt, setSentAt] = useState<string>();
  const latest = useRef(fields);
  const before = useKeptBefore<BlogWork>(owner, subject);

  const unsaved = differ(fields, saved.fields) || file !== null;
  const work = useMemo(
    () => (unsaved ? { fields, version, sentAt } : undefined),
    [unsaved, fields, version, sentAt],
  );
  const files = useMemo(() => ({ image: file ? [file] : [] }), [file]);
  const { keeping, writer } = useKept<BlogWork>({ owner, subject, work, files });

  useLayoutEffect(() => {
    latest.current = fields;
  }, [fields]);

  // What is restored is deleted where it was only when it is kept anew.
  const [restored, setRestored] = useState<{ key: string; at: string }>();
  const { discard } = before;
  const isSafe = !unsaved || (keeping.state === "kept" && keeping.at >= (restored?.at ?? ""));
  useEffect(() => {
    if (!restored || !isSafe) return;
    setRestored(undefined);
    void discard(restored.key);
  }, [restored, isSafe, discard]);

  // A save may have arrived just before the page ended: what is saved is not offered.
  const { before: known, filesOf } = before;
  useEffect(() => {
    for (const { key, work: old } of known ?? []) {
      if (differ(old.fields, saved.fields)) continue;
      const drop = ({ image = [] }: Record<string, Blob[]>) => {
        if (image.length === 0) void discard(key);
      };
      filesOf(key).then(drop, () => {}); // then it is offered
    }
  }, [known, saved, filesOf, discard]);

  /** What is on the page is kept beside it before something else takes its place. */
  function setAside(): void {
    if (work) before.setAside(work, files).catch(() => {}); // the sentence beside the buttons says it
  }

  function replace(next: BlogFields, of: number | null, picture: File | null = null): void {
    setAside();
    setFields(next);
    setVersion(of);
    setFile(picture);
    setSentAt(undefined);
  }

  return {
    fields,
    file,
    saved,
    /** The version that a save says it has changed. */
    version,
    unsaved,
    keeping,
    writer,
    before: (before.before ?? []).filter(({ key }) => key !== restored?.key),
    sentAt,
    setSentAt,
    /** What is on the page now, for work that has taken a while. */
    latest: () => latest.current,
    change: (some: Partial<BlogFields>) => setFields((last) => ({ ...last, ...some })),
    setFile,
    /** Puts something else on the page. What was there and not saved is offered again. */
    replace,
    /** The server has this now. What was written since it was sent stays unsaved. */
    settle(now: Saved): void {
      setSaved(now);
      setVersion(now.version);
      setSentAt(undefined);
    },
    /** An empty form: what was there has been saved. */
    clear(empty: Saved = saved): void {
      setSaved(empty);
      setFields(empty.fields);
      setFile(null);
      setSentAt(undefined);
    },
    async restore({
      key,
      work: { fields: words, version: of, sentAt: sent },
    }: Kept<BlogWork>): Promise<void> {
      const { image: [picture] = [] } = await filesOf(key).catch(() => noFiles);
      replace(words, of, picture ? asFile(picture) : null);
      setSentAt(sent);
      setRestored({ key, at: new Date().toISOString() });
    },
    discard: ({ key }: Kept<BlogWork>) => discard(key),
  };
}

export type Writing = ReturnType<typeof useWriting>;

function asFile(blob: Blob): File {
  return blob instanceof File ? blob : new File([blob], "thumbnail", { type: blob.type });
}
