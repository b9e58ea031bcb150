import { type SubmitEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Member } from "#features/members/contract.ts";
import { KeepingLine } from "#ui/kept/keeping-line.tsx";
import { afterSaving, unkeptWords, useLeaving } from "#ui/leaving.tsx";
import { useNotice } from "#ui/notice.tsx";
import type { WrittenBlog } from "../writing-contract.ts";
import type { DeskCalls } from "./calls.ts";
import { type Carried, carry, putDown } from "./carried.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeskLayout } from "./desk-layout.tsx";
import { EditActions } from "./edit-actions.tsx";
import { EditHeader } from "./edit-header.tsx";
import { emptyFields, faultsOf, fieldsOf, inputOf, localTime, noTime } from "./fields.ts";
import { FormFields } from "./form-fields.tsx";
import { HistorySection } from "./history/history-section.tsx";
import { KeptBefore } from "./kept-before.tsx";
import { withoutEnter } from "./no-enter.ts";
import { useOtherTabs } from "./other-tabs.ts";
import { OtherTabs } from "./other-tabs-line.tsx";
import type { Stage } from "./stage.ts";
import { TroublePanel } from "./trouble-panel.tsx";
import { useBlogSaving } from "./use-blog-saving.ts";
import type { Trouble } from "./use-saving.ts";
import { useWriting } from "./use-writing.ts";

type EditFormProps = {
  blog: WrittenBlog;
  carried: Carried | undefined;
  member: Member;
  signedIn: boolean;
  calls: DeskCalls;
  timeZone: string;
};

const untilThePage = 1500; // milliseconds

/** The form in which an article is changed. */
export function EditForm({ blog: read, carried, member, signedIn, calls, timeZone }: EditFormProps) {
  const navigate = useNavigate();
  const { notice, tell } = useNotice();
  const [blog, setBlog] = useState(read);
  const [publishAt, setPublishAt] = useState(() => scheduledFor(read, timeZone));
  const [isLeaving, setLeaving] = useState(false);
  const id = blog._id;
  const writing = useWriting({
    owner: member._id,
    blog: id,
    saved: { fields: fieldsOf(read, timeZone), version: read.version },
    begun: carried?.fields,
  });
  const tabs = useOtherTabs(`blog:${id}`, writing.writer);
  const blogSaving = useBlogSaving({ id, member, writing, calls, timeZone, onSaved, onTrouble });
  const { saving, send, theirs } = blogSaving;
  const { unsaved } = writing;
  const unkept = writing.keeping.state === "impossible";
  const leaving = useLeaving(
    unsaved,
    unkept
      ? unkeptWords
      : "Your changes are not saved. They stay kept on this device and are offered again when you come back.",
    unkept,
  );

  useEffect(() => {
    putDown();
    if (carried?.said) tell("success", carried.said, 5000);
  }, [carried, tell]);

  // Whoever writes on meanwhile stays.
  useEffect(() => {
    if (!isLeaving) return;
    const timer = unsaved ? undefined : setTimeout(() => navigate(`/blogs/${id}`), untilThePage);
    if (unsaved) setLeaving(false);
    return () => clearTimeout(timer);
  }, [isLeaving, unsaved, id, navigate]);

  function save(name: string, stage: Stage): void {
    const isForReaders = (stage.status ?? blog.status) !== "draft";
    const wrong = isForReaders ? faultsOf(writing.fields) : {};
    const faults = stage.publishAt === "" ? { ...wrong, publishAt: noTime } : wrong;
    if (!signedIn) tell("error", "Authorization required");
    else if (Object.keys(faults).length > 0) saving.refuse(faults);
    else void send(name, stage);
  }

  function submit(event: SubmitEvent): void {
    if (event.target !== event.currentTarget) return; // the form of a dialog
    event.preventDefault();
    // A time that has been changed is part of what is saved.
    const isMoved = blog.status === "scheduled" && publishAt !== scheduledFor(blog, timeZone);
    save("update", isMoved && publishAt !== undefined ? { status: "scheduled", publishAt } : {});
  }

  function onSaved(saved: WrittenBlog, stage: Stage): void {
    setBlog(saved);
    setPublishAt(scheduledFor(saved, timeZone));
    tabs.saySaved();
    tell("success", saidOf(saved, stage), 5000);
    if (saved.status === "published") setLeaving(true);
  }

  function onTrouble({ kind, msg }: Trouble): void {
    if (kind === "signed out") tell("error", "Authorization required");
    else if (kind !== "called off") tell("error", failureOf(kind, msg), 5000);
  }

  async function saveAsNew(): Promise<void> {
    const { fields, file } = writing;
    const outcome = await saving.save("new", (underway) =>
      calls.writing.add(
        { ...inputOf(fields, emptyFields), status: "draft", files: file ? { image: [file] } : undefined },
        underway,
      ),
    );
    if ("trouble" in outcome) return onTrouble(outcome.trouble);
    const { image } = fieldsOf(outcome.result, timeZone);
    carry({ blog: outcome.result, fields: { ...writing.latest(), image, coverId: "" }, said: "Draft saved" });
    writing.clear();
    await navigate(`/edit-blog/${outcome.result._id}`, { replace: true, state: afterSaving });
  }

  function onRestored(restored: WrittenBlog, from: number): void {
    const now = { fields: fieldsOf(restored, timeZone), version: restored.version };
    writing.replace(now.fields, now.version);
    writing.settle(now);
    setBlog(restored);
    tabs.saySaved();
    tell("success", `Version ${from} has been restored.`, 5000);
  }

  return (
    <>
      <EditHeader blog={blog} />
      <form ref={saving.form} onSubmit={submit} onKeyDown={withoutEnter} noValidate aria-label="Edit article">
        <DeskLayout
          panel={
            <>
              <KeepingLine keeping={writing.keeping} unsaved={unsaved} saved="Saved" />
              <EditActions {...{ blog, writing, saving, calls, publishAt, setPublishAt }} onSave={save} />
              {saving.trouble && !saving.isBesideFields && (
                <TroublePanel trouble={saving.trouble} onRetry={blogSaving.again} onSaveAsNew={saveAsNew} />
              )}
            </>
          }
        >
          <OtherTabs {...tabs} />
          <KeptBefore writing={writing} />
          <FormFields {...{ writing, saving, calls, tell }} mayChoose={member.role === "admin"} editing />
          <HistorySection id={id} current={blog.version} calls={calls.writing} onRestored={onRestored} />
        </DeskLayout>
      </form>
      {theirs && (
        <ConflictDialog
          mine={writing.fields}
          theirs={theirs}
          onKeepMine={blogSaving.keepMine}
          onTakeTheirs={() => {
            blogSaving.takeTheirs();
            setBlog((last) => ({ ...last, version: theirs.version }));
          }}
          onClose={blogSaving.closeConflict}
        />
      )}
      {leaving}
      {notice}
    </>
  );
}

/** When a blog is going to be published, as a field has it. */
function scheduledFor({ status, publishedAt }: WrittenBlog, timeZone: string): string | undefined {
  return status === "scheduled" && publishedAt ? localTime(publishedAt, timeZone) : undefined;
}

function saidOf({ status }: WrittenBlog, sent: Stage): string {
  if (sent.status === "published") return "Blog post published successfully!";
  if (sent.status === "scheduled" && status === "scheduled") return "Blog post scheduled successfully!";
  if (sent.status === "draft") return "Blog post is a draft again";
  return "Blog updated successfully!";
}

function failureOf(kind: Trouble["kind"], msg: string): string {
  if (kind === "gone") return "Blog not found";
  if (kind === "no answer") return "Failed to update blog. Please check your connection and try again.";
  return msg || "Failed to update blog. Please try again.";
}
