import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { newId } from "#core/ids.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { Member } from "#features/members/contract.ts";
import { toast } from "#ui/flash.tsx";
import { ConflictDialog } from "../document/conflict-dialog.tsx";
import { FormLayout } from "../document/form-layout.tsx";
import { HistoryButton } from "../document/history/history-button.tsx";
import { useOtherTabs } from "../document/other-tabs.ts";
import { OtherTabs } from "../document/other-tabs-line.tsx";
import { SaveErrorPanel } from "../document/save-error.tsx";
import { SaveLine } from "../document/save-status.tsx";
import { inPlace, unsavedWords, useUnsavedChanges } from "../document/unsaved-changes.tsx";
import { type AskedSave, useWaitingSave } from "../document/use-waiting-save.ts";
import { WaitingPanel } from "../document/waiting-panel.tsx";
import { Portal } from "../portal.tsx";
import type { FormApi } from "./calls.ts";
import { createHeading, editHeading } from "./create-heading.ts";
import { Cancel, ClearForm, DraftActions } from "./draft-actions.tsx";
import { EditActions } from "./edit-actions.tsx";
import { EditStatus } from "./edit-status.tsx";
import { emptyFields, faultsOf, noTime } from "./fields.ts";
import { FormFields } from "./form-fields.tsx";
import { LastLine } from "./last-line.tsx";
import { failureOf, successOf } from "./messages.ts";
import { MissingPanel } from "./missing-panel.tsx";
import { preventSubmitOnEnter } from "./no-enter.ts";
import { RecoveredArticle } from "./recovered-article.tsx";
import { unsaved as notSaved, savedOf } from "./saved.ts";
import { useAutosave } from "./use-autosave.ts";
import { useBlogSaving } from "./use-blog-saving.ts";
import { useLeaveForArticle } from "./use-leave-for-article.ts";
import { useMissingPictures } from "./use-missing-pictures.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";
import { useSaveKey } from "./use-save-key.ts";
import type { SaveError } from "./use-saving.ts";
import { useWriting } from "./use-writing.ts";

type ArticleFormProps = {
  id: string;
  /** What the server has; undefined for a new article. */
  blog?: WrittenBlog;
  /** What a new article begins as. */
  type?: BlogCard["section"];
  member: Member;
  /** False when the session has ended while the form was open. */
  signedIn: boolean;
  calls: FormApi;
  timeZone: string;
  /** The article has another id from now on. */
  onId(id: string): void;
  /** The article before this one. */
  last?: WrittenBlog;
  /** A new article is saved, and the next one begins. */
  onNext?(saved: WrittenBlog): void;
  onWriting?(): void;
};

const tell = toast;
const onDevice = "Your changes are saved on this device. Readers see them when you press Update Blog.";
const gone: SaveError = { kind: "gone", msg: "" };
const draft: AskedSave = { name: "draft", stage: { status: "draft" } };

/** The form in which an article is written, from its first word on. */
export function ArticleForm({
  id,
  blog: read,
  type,
  member,
  signedIn,
  calls,
  timeZone,
  ...more
}: ArticleFormProps) {
  const { onId, last, onNext, onWriting } = more;
  const navigate = useNavigate();
  const { id: address } = useParams();
  const isNew = read === undefined;
  const [blog, setBlog] = useState(read);
  const [finished, setFinished] = useState<WrittenBlog>();
  const writing = useWriting({
    owner: member._id,
    id,
    isSaved: blog !== undefined,
    saved: read ? savedOf(read, timeZone) : notSaved(type),
    onId,
    onOther: () => blog && onNext?.(blog),
  });
  const { unsaved, pictures, setPictures } = writing;
  const tabs = useOtherTabs(`blog:${id}`, writing.writer);
  const blogSaving = useBlogSaving({ id, member, writing, calls, timeZone, onSaved, onTrouble, onMet });
  const { send, theirs } = blogSaving;
  const isDraft = blog === undefined || blog.status === "draft";
  const autosave = useAutosave({
    ...{ id, writing, timeZone, autosave: calls.writing.autosave },
    enabled: isDraft && signedIn && !theirs && !blogSaving.saving.busy && finished === undefined,
    onSaved: stay,
    onUnanswered: blogSaving.noteUnanswered,
    onConflict: () => void blogSaving.meetNewer(draft),
  });
  const held = useWaitingSave({ pictures, setPictures, isSaving: autosave.isSaving, send });
  const saving = held.isWaiting
    ? { ...blogSaving.saving, busy: true, doing: held.held?.name }
    : blogSaving.saving;
  const saveError = saving.saveError ?? (autosave.isGone ? gone : undefined);
  const { uploadPicture } = calls.media;
  usePictureUploads({ pictures, setPictures, upload: uploadPicture, signedIn, tell });
  const leaveForArticle = useLeaveForArticle(id, unsaved);
  const unkept = writing.draftState.state === "impossible";
  const leaving = useUnsavedChanges(
    unsaved,
    unkept
      ? unsavedWords
      : `${isNew ? "This article is" : "Your changes are"} not saved. Your text stays on this device, and you can restore it when you come back.`,
    unkept,
  );
  const missing = useMissingPictures({ writing, isPublic: blog?.status === "published", ask: held.ask });

  useSaveKey(() => {
    if (isDraft && (blog || unsaved) && !saving.busy) save(draft);
    else if (!isDraft) tell("info", unsaved ? onDevice : "Everything is saved.", 5000);
  });

  function save(asked: AskedSave): void {
    const isForReaders = asked.stage.status ? asked.stage.status !== "draft" : !isDraft;
    const errors = {
      ...(isForReaders ? faultsOf(writing.fields) : {}),
      ...(asked.stage.publishAt === "" ? { publishAt: noTime } : {}),
    };
    onWriting?.();
    if (!signedIn) tell("error", "Authorization required");
    else if (Object.keys(errors).length > 0) blogSaving.saving.refuse(errors);
    else missing.ask(asked, isForReaders);
  }

  function submit(event: SubmitEvent): void {
    if (event.target !== event.currentTarget) return; // the form of a dialog
    event.preventDefault();
    const { publishAt } = writing;
    const scheduled = { status: "scheduled" as const, publishAt };
    if (isDraft && publishAt === undefined) save({ name: "publish", stage: { status: "published" } });
    else if (isDraft) save({ name: "schedule", stage: scheduled });
    // A time that has been changed is part of what is saved.
    else save({ name: "update", stage: publishAt === writing.saved.publishAt ? {} : scheduled });
  }

  function onSaved(now: WrittenBlog, asked: AskedSave, isAll: boolean): void {
    tell("success", successOf(now, asked), 5000);
    if (isNew && isAll && now.status !== "draft") setFinished(now);
    else stay(now);
    if (!isNew && now.status === "published") leaveForArticle();
  }

  function onMet(now: WrittenBlog): void {
    stay(now);
    if (now.status === "draft") return;
    // Readers see the words that are on this page only when somebody says so.
    const { publishAt } = savedOf(now, timeZone);
    writing.settle({ ...writing.saved, version: writing.version, publishAt });
    writing.setPublishAt(publishAt);
    tell(
      "info",
      `Somebody ${now.status} this article while you were writing. Your changes are saved on this device.`,
      8000,
    );
  }

  function stay(now: WrittenBlog): void {
    tabs.saySaved();
    setBlog(now);
    if (now._id !== address) takeAddress(now._id);
  }

  // The next article begins when nothing of this one is left on the device.
  const { draftState } = writing;
  const isGone = draftState.state !== "kept";
  const finish = useEffectEvent(() => {
    if (!finished) return;
    if (unsaved) {
      setFinished(undefined);
      stay(finished);
    } else if (isGone) onNext?.(finished);
  });
  useEffect(() => {
    if (finished && (unsaved || isGone)) finish();
  }, [finished, unsaved, isGone]);

  /** The page has the address of the article now, and nothing else on it changes. */
  function takeAddress(of: string): void {
    void navigate(`/edit-blog/${of}`, { replace: true, preventScrollReset: true, state: inPlace });
  }

  function onTrouble(saveError: SaveError): void {
    if (saveError.kind === "called off") return;
    const { text, milliseconds } = failureOf(saveError, isNew);
    tell("error", text, milliseconds);
  }

  /** The article was deleted: it gets another id and is saved once more. */
  function saveAsNew(): void {
    const other = newId();
    onId(other);
    setBlog(undefined);
    const stage = { status: "draft" as const };
    void send({ name: "draft", stage }, { id: other, fields: emptyFields, version: null });
  }

  function onRestored(restored: WrittenBlog, from: number): void {
    const now = savedOf(restored, timeZone);
    writing.replace(now.fields, now.version);
    writing.settle(now);
    setBlog(restored);
    tabs.saySaved();
    tell("success", `Version ${from} has been restored.`, 5000);
  }

  const history = blog && <HistoryButton blog={blog} calls={calls.writing} onRestored={onRestored} />;
  const actions = { writing, saving, calls, history, onSave: save };
  return (
    <>
      <form
        ref={saving.form}
        onSubmit={submit}
        onKeyDown={preventSubmitOnEnter}
        onBlur={autosave.atOnce}
        noValidate
        aria-label={isNew ? "Create article" : "Edit article"}
      >
        <FormLayout
          title={read ? editHeading(writing.fields.section) : createHeading(type && writing.fields.section)}
          status={read && blog && <EditStatus blog={blog} />}
          panel={
            <>
              <SaveLine
                draftState={writing.draftState}
                autosaving={autosave.now}
                unsaved={unsaved}
                saved={blog ? "Saved" : "Nothing to save yet."}
              />
              {isDraft ? (
                <DraftActions {...actions} publish={isNew ? "Publish Post" : "Publish"}>
                  {isNew ? (
                    <ClearForm
                      draft={blog}
                      disabled={(!unsaved && !blog) || saving.busy}
                      onClear={() => {
                        saving.clear();
                        if (blog) onNext?.(blog);
                        else writing.replace(notSaved(type).fields, writing.version);
                      }}
                    />
                  ) : (
                    <Cancel to="/" disabled={saving.busy} />
                  )}
                </DraftActions>
              ) : (
                <EditActions {...actions} blog={blog} />
              )}
              <MissingPanel missing={missing} />
              <WaitingPanel held={held} />
              {last && <LastLine blog={last} />}
              {saveError && !saving.isBesideFields && (
                <SaveErrorPanel saveError={saveError} onRetry={blogSaving.again} onSaveAsNew={saveAsNew} />
              )}
            </>
          }
        >
          <OtherTabs {...tabs} />
          <RecoveredArticle writing={writing} isNew={isNew} />
          <FormFields
            {...{ writing, saving, calls, tell }}
            mayChoose={member.role === "admin"}
            withAddress={!isNew}
          />
        </FormLayout>
      </form>
      {theirs && (
        <ConflictDialog
          mine={writing.fields}
          theirs={theirs}
          onKeepMine={blogSaving.keepMine}
          onTakeTheirs={() => {
            blogSaving.takeTheirs();
            setBlog((last) => last && { ...last, version: theirs.version });
          }}
          onClose={blogSaving.closeConflict}
        />
      )}
      <Portal>{leaving}</Portal>
    </>
  );
}
