import { useState } from "react";
import type { Member } from "#features/members/contract.ts";
import type { WrittenBlog } from "../writing-contract.ts";
import type { DeskCalls } from "./calls.ts";
import type { Theirs } from "./conflict-dialog.tsx";
import { plainText } from "./differences/plain-text.ts";
import { type BlogFields, differ, fieldsOf, inputOf } from "./fields.ts";
import type { Stage } from "./stage.ts";
import { type Trouble, useSaving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type BlogSavingOptions = {
  id: string;
  member: Member;
  writing: Writing;
  calls: DeskCalls;
  timeZone: string;
  onSaved(blog: WrittenBlog, stage: Stage): void;
  onTrouble(trouble: Trouble): void;
};

/** What a save replaces: the newest that is known of the server. */
type Base = { fields: BlogFields; version: number | null };

/** Saves a blog that is there already, and finds out what happened where somebody else has saved it meanwhile. */
export function useBlogSaving({
  id,
  member,
  writing,
  calls,
  timeZone,
  onSaved,
  onTrouble,
}: BlogSavingOptions) {
  const saving = useSaving();
  const [theirs, setTheirs] = useState<Theirs>();
  const [last, setLast] = useState<{ name: string; stage: Stage }>();

  async function send(
    name: string,
    stage: Stage,
    base: Base = { fields: writing.saved.fields, version: writing.version },
  ): Promise<void> {
    const { fields, file } = writing;
    setLast({ name, stage });
    setTheirs(undefined);
    const outcome = await saving.save(name, (underway) =>
      calls.writing.update(
        {
          id,
          ...inputOf(fields, base.fields),
          ...stage,
          version: base.version ?? undefined,
          files: file ? { image: [file] } : undefined,
        },
        underway,
      ),
    );
    if ("result" in outcome) return settle(outcome.result, fields, file, stage);
    if (outcome.trouble.kind !== "overtaken") return onTrouble(outcome.trouble);
    await meet(fields, stage).catch(() => onTrouble({ kind: "no answer", msg: "" }));
  }

  /** The server has what was sent. What has been written since stays on the page. */
  function settle(blog: WrittenBlog, sent: BlogFields, file: File | null, stage: Stage): void {
    // The words as they were sent: the text under somebody's hands is not changed.
    const kept = { ...fieldsOf(blog, timeZone), content: sent.content };
    const now = writing.latest();
    writing.settle({ fields: kept, version: blog.version });
    if (now === sent) writing.change(kept);
    else writing.change({ image: now.image === sent.image ? kept.image : now.image, coverId: "" });
    writing.setFile((current) => (current === file ? null : current));
    onSaved(blog, stage);
  }

  /** There is a newer version: our own that was never answered, or one of somebody else, which is shown. */
  async function meet(sent: BlogFields, stage: Stage): Promise<void> {
    const [blog, { items }] = await Promise.all([
      calls.writing.read({ id }),
      calls.writing.revisions({ id, page: 1, limit: 1 }),
    ]);
    const fields = fieldsOf(blog, timeZone);
    const [revision] = items;
    const isOurs = revision?.editor?._id === member._id && !writing.file && saysTheSame(fields, sent);
    if (isOurs) return settle(blog, sent, null, stage);
    setTheirs({
      fields,
      version: blog.version,
      savedAt: revision?.savedAt ?? blog.updatedAt,
      editor: revision?.editor?.name ?? "Somebody",
      isMine: revision?.editor?._id === member._id,
    });
  }

  return {
    saving,
    theirs,
    send,
    again: () => last && send(last.name, last.stage),
    /** Of the two texts, ours is saved over the other. */
    keepMine: () => theirs && last && send(last.name, last.stage, theirs),
    /** Theirs takes the place of ours, which is kept and offered. */
    takeTheirs(): void {
      if (!theirs) return;
      writing.replace(theirs.fields, theirs.version);
      writing.settle(theirs);
      saving.clear();
      setTheirs(undefined);
    },
    closeConflict: () => setTheirs(undefined),
  };
}

/** Whether two forms have the same words: the server may have written the HTML in another way. */
function saysTheSame(one: BlogFields, other: BlogFields): boolean {
  const { content } = one;
  return plainText(content) === plainText(other.content) && !differ(one, { ...other, content });
}
