import { type SubmitEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Member } from "#features/members/contract.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { KeepingLine } from "#ui/kept/keeping-line.tsx";
import { afterSaving, unkeptWords, useLeaving } from "#ui/leaving.tsx";
import { useNotice } from "#ui/notice.tsx";
import { Outside } from "#ui/outside.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import type { BlogCard } from "../contract.ts";
import type { WrittenBlog } from "../writing-contract.ts";
import { findArrived } from "./arrived.ts";
import type { DeskCalls } from "./calls.ts";
import { carry } from "./carried.ts";
import { createHeading } from "./create-heading.ts";
import { DeskLayout, PanelButtons } from "./desk-layout.tsx";
import { emptyFields, faultsOf, fieldsOf, inputOf, noTime } from "./fields.ts";
import { FormFields } from "./form-fields.tsx";
import { KeptBefore } from "./kept-before.tsx";
import { withoutEnter } from "./no-enter.ts";
import { Preview } from "./preview/preview.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import type { Stage } from "./stage.ts";
import { TroublePanel } from "./trouble-panel.tsx";
import { useSaving } from "./use-saving.ts";
import { type Saved, useWriting } from "./use-writing.ts";

type CreateBlogProps = {
  /** What the form begins as; an article of any kind unless given. */
  type?: BlogCard["section"];
  member: Member;
  /** False when the session has ended while the form was open. */
  signedIn: boolean;
  calls: DeskCalls;
  timeZone: string;
};

const nothing = { fields: emptyFields, version: null };

/** The form of a new blog: published at once, at a time, or kept as a draft. */
export function CreateBlog({ type, member, signedIn, calls, timeZone }: CreateBlogProps) {
  const navigate = useNavigate();
  const { notice, tell } = useNotice();
  const writing = useWriting({ owner: member._id, blog: "new", saved: emptyForm(type) });
  const saving = useSaving();
  const [publishAt, setPublishAt] = useState<string>();
  const [published, setPublished] = useState<WrittenBlog>();
  const [clearing, setClearing] = useState(false);
  const [last, setLast] = useState<{ name: string; stage: Stage }>();
  const unkept = writing.keeping.state === "impossible";
  const leaving = useLeaving(
    writing.unsaved,
    unkept
      ? unkeptWords
      : "This article is not saved. Your text stays kept on this device and is offered again when you come back.",
    unkept,
  );
  const { fields, file } = writing;
  // After publishing, the form is one of an article again.
  const heading = createHeading(writing.saved.fields.section === type ? fields.section : undefined);
  const stage: Stage = publishAt === undefined ? { status: "published" } : { status: "scheduled", publishAt };

  function publish(event: SubmitEvent): void {
    if (event.target !== event.currentTarget) return; // the form of a dialog
    event.preventDefault();
    const faults = { ...faultsOf(fields), ...(publishAt === "" ? { publishAt: noTime } : {}) };
    if (!signedIn) tell("error", "Authorization required");
    else if (Object.keys(faults).length > 0) saving.refuse(faults);
    else void send("publish", stage);
  }

  async function send(name: string, to: Stage): Promise<void> {
    if (!signedIn) return tell("error", "Authorization required");
    setLast({ name, stage: to });
    setPublished(undefined);
    if (!writing.sentAt) writing.setSentAt(new Date().toISOString());
    const outcome = await saving.save(name, async (underway) => {
      const { sentAt } = writing;
      const arrived = sentAt && (await findArrived(calls.writing, { fields, author: member._id, sentAt }));
      if (arrived) return arrived;
      const files = file ? { image: [file] } : undefined;
      return calls.writing.add({ ...inputOf(fields, emptyFields), ...to, files }, underway);
    });
    if ("result" in outcome) return saved(outcome.result);
    const { kind, msg } = outcome.trouble;
    if (kind === "called off") return;
    if (kind === "no answer") return tell("error", "Server error occurred", 5000);
    writing.setSentAt(undefined); // it has been answered
    if (kind === "signed out" || kind === "not allowed") return tell("error", "Authorization required");
    tell("error", msg || "Error publishing blog post", 5000);
  }

  function saved(blog: WrittenBlog): void {
    const now = writing.latest();
    if (blog.status === "draft" || now !== fields) {
      goOn(blog, now);
      return;
    }
    writing.clear(nothing);
    setPublishAt(undefined);
    setPublished(blog);
    tell("success", saidOf(blog), 5000);
  }

  /** The page that edits it takes over, with all that has been written until now. */
  function goOn(blog: WrittenBlog, now: typeof fields): void {
    const { image } = fieldsOf(blog, timeZone);
    carry({ blog, fields: { ...now, image, coverId: "" }, said: saidOf(blog) });
    writing.clear();
    void navigate(`/edit-blog/${blog._id}`, { replace: true, state: afterSaving });
  }

  return (
    <form
      ref={saving.form}
      onSubmit={publish}
      onKeyDown={withoutEnter}
      noValidate
      aria-label="Create article"
    >
      <PageHeader badge="Desk" title={heading} />
      <DeskLayout
        panel={
          <>
            <KeepingLine
              keeping={writing.keeping}
              unsaved={writing.unsaved}
              saved="Nothing is written yet."
            />
            <PanelButtons>
              <SubmitButton
                busy={saving.doing === "publish"}
                disabled={saving.busy}
                busyText={publishAt === undefined ? "Publishing..." : "Scheduling..."}
              >
                {publishAt === undefined ? "Publish Post" : "Schedule"}
              </SubmitButton>
              <Button
                look="outline"
                disabled={saving.busy || !writing.unsaved}
                onClick={() => send("draft", { status: "draft" })}
              >
                {saving.doing === "draft" ? "Saving..." : "Save draft"}
              </Button>
              <Preview fields={fields} saved={emptyFields} file={file} preview={calls.writing.preview} />
              <ScheduleField value={publishAt} onChange={setPublishAt} error={saving.faults.publishAt} />
              <Button
                look="quiet"
                disabled={!writing.unsaved || saving.busy}
                onClick={() => setClearing(true)}
              >
                Clear Form
              </Button>
            </PanelButtons>
            {published && <Published blog={published} />}
            {saving.trouble && !saving.isBesideFields && (
              <TroublePanel trouble={saving.trouble} onRetry={() => last && send(last.name, last.stage)} />
            )}
          </>
        }
      >
        <KeptBefore writing={writing} isNew />
        <FormFields {...{ writing, saving, calls, tell }} mayChoose />
      </DeskLayout>
      <Outside>
        <ConfirmDialog
          open={clearing}
          title="Clear the form?"
          text="Everything is taken out of it. You can restore it afterwards: it is offered above the form."
          yes="Clear Form"
          busyText="Clearing..."
          busy={false}
          onYes={() => {
            setClearing(false);
            saving.clear();
            writing.replace(writing.saved.fields, null);
          }}
          onNo={() => setClearing(false)}
        />
        {leaving}
      </Outside>
      {notice}
    </form>
  );
}

function emptyForm(section = emptyFields.section): Saved {
  return { fields: { ...emptyFields, section }, version: null };
}

function saidOf({ status }: WrittenBlog): string {
  if (status === "draft") return "Draft saved";
  if (status === "scheduled") return "Blog post scheduled successfully!";
  return "Blog post published successfully!";
}

function Published({ blog }: { blog: WrittenBlog }) {
  const isPublic = blog.status === "published";
  return (
    <p className="animate-arrive rounded-base border border-l-4 border-hairline border-l-success bg-surface px-5 py-4 text-small">
      {isPublic ? "Published: " : "Scheduled: "}
      <Link
        to={isPublic ? `/blogs/${blog._id}` : `/edit-blog/${blog._id}`}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {blog.title}
      </Link>
    </p>
  );
}
