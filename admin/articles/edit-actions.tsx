import { type ReactNode, useState } from "react";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PanelButtons } from "../document/form-layout.tsx";
import { Preview } from "../document/preview/preview.tsx";
import { ScheduleField } from "../document/schedule-field.tsx";
import type { AskedSave } from "../document/use-waiting-save.ts";
import { Portal } from "../portal.tsx";
import type { FormApi } from "./calls.ts";
import { Cancel } from "./draft-actions.tsx";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type EditActionsProps = {
  blog: WrittenBlog;
  writing: Writing;
  saving: Saving;
  calls: FormApi;
  /** Opens the history. */
  history: ReactNode;
  onSave(save: AskedSave): void;
};

/** What can be done with an article that is published or scheduled. */
export function EditActions({ blog, writing, saving, calls, history, onSave }: EditActionsProps) {
  const isPublished = blog.status === "published";
  const [asked, setAsked] = useState(false);
  const { busy, doing } = saving;
  const unpublish = isPublished ? "Unpublish" : "Back to draft";
  return (
    <PanelButtons
      showAll={saving.errors.publishAt !== undefined}
      main={
        <>
          <SubmitButton busy={doing === "update"} disabled={busy} busyText="Updating...">
            Update Blog
          </SubmitButton>
          {!isPublished && (
            <Button
              look="outline"
              disabled={busy}
              onClick={() => onSave({ name: "publish", stage: { status: "published" } })}
            >
              {doing === "publish" ? "Publishing..." : "Publish now"}
            </Button>
          )}
        </>
      }
    >
      <Preview
        fields={writing.fields}
        saved={writing.saved.fields}
        file={writing.file}
        preview={calls.writing.preview}
        blog={blog}
      />
      {history}
      {!isPublished && (
        <ScheduleField
          value={writing.publishAt}
          onChange={writing.setPublishAt}
          error={saving.errors.publishAt}
          isSet
        />
      )}
      <Button look="quiet" disabled={busy} onClick={() => setAsked(true)}>
        {unpublish}
      </Button>
      <Cancel to={isPublished ? `/blogs/${blog._id}` : "/"} disabled={busy} />
      <Portal>
        <ConfirmDialog
          open={asked}
          title={isPublished ? "Unpublish this article?" : "Take it off the schedule?"}
          text="It becomes a draft: readers cannot find it until you publish it. What you have written is saved."
          yes={unpublish}
          busyText="Saving..."
          busy={false}
          onYes={() => {
            setAsked(false);
            onSave({ name: "unpublish", stage: { status: "draft" } });
          }}
          onNo={() => setAsked(false)}
        />
      </Portal>
    </PanelButtons>
  );
}
