import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LocalDraft } from "#ui/local-drafts/store.ts";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";
import { type BlogFields, differ } from "./fields.ts";
import { keepable, pictureFiles, revived } from "./local-pictures.ts";

/** What is kept of a blog in the browser. `version` is the one that was changed, null for a new blog. */
export type BlogWork = {
  fields: BlogFields;
  version: number | null;
  id?: string;
  /** A new blog was sent under this id: it may be on the server if the answer was lost. */
  isSent?: boolean;
  /** When it is to be published, as a `datetime-local` field has it. */
  publishAt?: string;
  /** Pictures that are not uploaded yet; their files are stored beside the words. */
  pictures?: PendingPicture[];
};

/** What the server has, as fields. */
export type Saved = { fields: BlogFields; version: number | null; publishAt?: string };

type WritingOptions = {
  /** The id of the member who writes. */
  owner: string;
  id: string;
  /** False until the server has it. */
  isSaved: boolean;
  saved: Saved;
  /** The id under which a restored new blog may be on the server. */
  onId(id: string): void;
  /** A new article is to be restored, and this form has another that is saved. */
  onOther(): void;
};

const noFiles: Record<string, Blob[]> = {};

/** What is being written, how it compares to what is saved, and that none of it is lost. */
export function useWriting({ owner, id, isSaved, saved: start, onId, onOther }: WritingOptions) {
  const subject = isSaved ? `blog:${id}` : "blog:new";
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(start.version);
  const [fields, setFields] = useState(start.fields);
  const [publishAt, setPublishAt] = useState(start.publishAt);
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState<PendingPicture[]>([]);
  const [isSent, setSent] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const latest = useRef({ fields, file });
  const before = useRecoveredDrafts<BlogWork>(owner, subject);

  const unsaved = differ(fields, saved.fields) || file !== null || pictures.length > 0;
  const isToBeKept = unsaved || publishAt !== saved.publishAt;
  const work = useMemo(
    () =>
      isToBeKept
        ? {
            ...{ fields, version, publishAt, pictures: pictures.map(keepable) },
            ...(isSaved ? {} : { id, isSent }),
          }
        : undefined,
    [isToBeKept, fields, version, publishAt, pictures, isSaved, id, isSent],
  );
  const files = useFiles(file, pictures);
  const { draftState, writer } = useLocalDraft<BlogWork>({ owner, subject, work, files });

  useLayoutEffect(() => {
    latest.current = { fields, file };
  }, [fields, file]);

  // What is restored is deleted where it was only when it is kept anew.
  const [restored, setRestored] = useState<{ key: string; at: string }>();
  const { discard } = before;
  const isSafe = !isToBeKept || (draftState.state === "kept" && draftState.at >= (restored?.at ?? ""));
  useEffect(() => {
    if (!restored || !isSafe) return;
    setRestored(undefined);
    void discard(restored.key);
  }, [restored, isSafe, discard]);

  // A save may have arrived just before the page ended: what is saved is not offered.
  const { before: known, filesOf } = before;
  useEffect(() => {
    for (const { key, work: old } of known ?? []) {
      if (differ(old.fields, saved.fields) || old.publishAt !== saved.publishAt) continue;
      if (old.pictures?.length) continue;
      const drop = (kept: Record<string, Blob[]>) => {
        if (Object.values(kept).flat().length === 0) void discard(key);
      };
      filesOf(key).then(drop, () => {}); // then it is offered
    }
  }, [known, saved, filesOf, discard]);

  /** What is on the page is kept beside it before something else takes its place. */
  function setAside(): void {
    if (work) before.setAside(work, files).catch(() => {}); // the sentence beside the buttons says it
  }

  function replace(next: BlogFields, of: number | null): void {
    setAside();
    setReplaced(true);
    setFields(next);
    setVersion(of);
    setFile(null);
    setPictures([]);
  }

  return {
    fields,
    file,
    pictures,
    publishAt,
    saved,
    /** The version that a save says it has changed. */
    version,
    unsaved,
    draftState,
    writer,
    before: (before.before ?? []).filter(({ key }) => key !== restored?.key),
    /** What is on the page now, for work that has taken a while. */
    latest: () => latest.current,
    change: useCallback((some: Partial<BlogFields>) => setFields((last) => ({ ...last, ...some })), []),
    setFile,
    setPictures,
    setPublishAt,
    isSent,
    setSent,
    /** Something else was put on the page since the last save: that save stays in the history. */
    isReplaced,
    /** Puts something else on the page. What was there and not saved is offered again. */
    replace,
    /** The server has this now. What was written since it was sent stays unsaved. */
    settle(now: Saved): void {
      setSaved(now);
      setVersion(now.version);
      setSent(false);
      setReplaced(false);
    },
    async restore({ key, subject: of, work: old }: LocalDraft<BlogWork>): Promise<void> {
      if (of !== subject) return onOther();
      const kept = await filesOf(key).catch(() => noFiles);
      replace(old.fields, isSaved ? (old.version ?? version) : null);
      setPublishAt(old.publishAt);
      setFile(asFile(kept.image?.[0]));
      setPictures(revived(old.pictures ?? [], kept));
      if (!isSaved && old.id) {
        onId(old.id);
        setSent(old.isSent ?? false);
      }
      setRestored({ key, at: new Date().toISOString() });
    },
    discard: ({ key }: LocalDraft<BlogWork>) => discard(key),
  };
}

export type Writing = ReturnType<typeof useWriting>;

/** The chosen files; another object only where there are other files. */
function useFiles(file: File | null, pictures: PendingPicture[]): Record<string, Blob[]> {
  const names = pictures.filter((picture) => picture.file).map(({ key }) => key);
  const [kept, setKept] = useState<{ names: string; file: File | null; files: Record<string, Blob[]> }>({
    names: "",
    file: null,
    files: noFiles,
  });
  if (kept.names === names.join() && kept.file === file) return kept.files;
  const files = { image: file ? [file] : [], ...pictureFiles(pictures) };
  setKept({ names: names.join(), file, files });
  return files;
}

function asFile(blob: Blob | undefined): File | null {
  if (!blob) return null;
  return blob instanceof File ? blob : new File([blob], "thumbnail", { type: blob.type });
}
