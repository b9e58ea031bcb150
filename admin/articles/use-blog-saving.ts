import { useRef, useState } from "react";
import type { UploadOptions } from "#core/contract.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { Member } from "#features/members/contract.ts";
import type { Theirs } from "../document/conflict-dialog.tsx";
import { plainText } from "../document/differences/plain-text.ts";
import type { AskedSave } from "../document/use-waiting-save.ts";
import type { FormApi } from "./calls.ts";
import { type BlogFields, differ, fieldsOf, inputOf } from "./fields.ts";
import { savedOf } from "./saved.ts";
import { type SaveError, useSaving } from "./use-saving.ts";
import type { Saved, Writing } from "./use-writing.ts";

type BlogSavingOptions = {
  id: string;
  member: Member;
  writing: Writing;
  calls: FormApi;
  timeZone: string;
  /** `isAll`: nothing was written since it was sent. */
  onSaved(blog: WrittenBlog, save: AskedSave, isAll: boolean): void;
  onTrouble(saveError: SaveError, save: AskedSave): void;
  /** An automatic save has met a newer version of our own, or an article that is no longer a draft. */
  onMet(blog: WrittenBlog): void;
};

/** What a save replaces: the newest that is known of the server. Without a version it is not there yet. */
type Base = Saved & { id?: string };

/** Saves a blog. If there is a newer version, it finds out whose it is. */
export function useBlogSaving({
  id: ownId,
  member,
  writing,
  calls,
  timeZone,
  onSaved,
  onTrouble,
  onMet,
}: BlogSavingOptions) {
  const saving = useSaving();
  // What was sent and may have been saved, because the answer was lost.
  const unanswered = useRef<BlogFields[]>([]);
  const [theirs, setTheirs] = useState<Theirs>();
  const [last, setLast] = useState<AskedSave>();

  async function send(
    save: AskedSave,
    base: Base = { fields: writing.saved.fields, version: writing.version },
  ): Promise<void> {
    const sent = { fields: writing.fields, file: writing.file };
    const { id = ownId } = base;
    setLast(save);
    setTheirs(undefined);
    const outcome = await saving.save(save.name, (uploadOptions) => write(id, base, save, uploadOptions));
    if ("result" in outcome) return settle(outcome.result, sent, save);
    if (outcome.saveError.kind === "no answer") unanswered.current.push(sent.fields);
    else writing.setSent(false);
    if (outcome.saveError.kind !== "conflict") return onTrouble(outcome.saveError, save);
    await meet(id, sent, save).catch(() => onTrouble({ kind: "no answer", msg: "" }, save));
  }

  async function write(
    id: string,
    base: Base,
    { name, stage }: AskedSave,
    uploadOptions: UploadOptions,
  ): Promise<WrittenBlog> {
    const { fields, file } = writing;
    const files = file ? { image: [file] } : undefined;
    const given = { ...inputOf(fields, base.fields), ...stage, files };
    // A form that has not heard of it must not take back what somebody else has published.
    const draftOnly = name === "draft" || undefined;
    if (base.version !== null)
      return calls.writing.update({ id, ...given, version: base.version, draftOnly }, uploadOptions);
    const mayBeThere = writing.isSent;
    writing.setSent(true);
    const blog = await calls.writing.add({ _id: id, ...given }, uploadOptions);
    if (!mayBeThere) return blog;
    // The answer may be the article as an earlier request made it.
    return calls.writing.update({ id, ...given, version: 1 }, uploadOptions);
  }

  /** The server has what was sent. What has been written since stays on the page. */
  function settle(blog: WrittenBlog, sent: ReturnType<Writing["latest"]>, save: AskedSave): void {
    // The words as they were sent: the text that somebody is writing is not changed.
    unanswered.current = [];
    const saved = savedOf(blog, timeZone);
    const fields = { ...saved.fields, content: sent.fields.content };
    const now = writing.latest();
    const isAll = now.fields === sent.fields && now.file === sent.file && writing.pictures.length === 0;
    writing.settle({ ...saved, fields });
    if (now.fields === sent.fields) writing.change(fields);
    else
      writing.change({
        image: now.fields.image === sent.fields.image ? fields.image : now.fields.image,
        coverId: "",
      });
    writing.setFile((current) => (current === sent.file ? null : current));
    if (save.stage.status) writing.setPublishAt(saved.publishAt);
    onSaved(blog, save, isAll);
  }

  /** There is a newer version: our own that was never answered, or one of somebody else, which is shown. */
  async function meet(id: string, sent: ReturnType<Writing["latest"]>, save: AskedSave): Promise<void> {
    const newer = await readNewer(id);
    const { blog, theirs: found } = newer;
    if (save.name === "draft" && blog.status !== "draft") return onMet(blog);
    if (found.isMine && !sent.file && saysTheSame(found.fields, sent.fields)) return settle(blog, sent, save);
    if (!ownOf(newer)) return setTheirs(found);
    unanswered.current = [];
    return send(save, { id, fields: found.fields, version: blog.version });
  }

  /** The same for an automatic save, which is not repeated here and publishes nothing. */
  async function meetQuietly(sent: BlogFields): Promise<void> {
    const newer = await readNewer(ownId);
    const { blog, theirs: found } = newer;
    if (blog.status !== "draft") return onMet(blog);
    const own = found.isMine && saysTheSame(found.fields, sent) ? sent : ownOf(newer);
    if (!own) return setTheirs(found);
    unanswered.current = [];
    writing.settle({
      ...writing.saved,
      fields: { ...own, image: found.fields.image },
      version: blog.version,
    });
    onMet(blog);
  }

  async function readNewer(id: string): Promise<{ blog: WrittenBlog; theirs: Theirs }> {
    const [blog, { items }] = await Promise.all([
      calls.writing.read({ id }),
      calls.writing.revisions({ id, page: 1, limit: 1 }),
    ]);
    const [revision] = items;
    const theirs = {
      fields: fieldsOf(blog, timeZone),
      version: blog.version,
      savedAt: revision?.savedAt ?? blog.updatedAt,
      editor: revision?.editor?.name ?? "Somebody",
      isMine: revision?.editor?._id === member._id,
    };
    return { blog, theirs };
  }

  /** What we sent, if the newer version is that. */
  function ownOf({ theirs: { isMine, fields } }: { theirs: Theirs }): BlogFields | undefined {
    return isMine ? unanswered.current.find((sent) => saysTheSame(fields, sent)) : undefined;
  }

  return {
    saving,
    theirs,
    send,
    /** An automatic save has met a newer version. */
    async meetNewer(save: AskedSave): Promise<void> {
      setLast(save);
      await meetQuietly(writing.fields).catch(() => {}); // the next save asks again
    },
    noteUnanswered: (sent: BlogFields) => void unanswered.current.push(sent),
    again: () => last && send(last),
    /** Of the two texts, ours is saved over the other. */
    keepMine: () => theirs && last && send(last, theirs),
    /** Theirs takes the place of ours, which is kept and offered. */
    takeTheirs(): void {
      if (!theirs) return;
      writing.replace(theirs.fields, theirs.version);
      writing.settle({ ...writing.saved, fields: theirs.fields, version: theirs.version });
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
