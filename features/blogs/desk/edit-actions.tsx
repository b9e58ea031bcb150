import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Outside } from "#ui/outside.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import type { WrittenBlog } from "../writing-contract.ts";
import type { DeskCalls } from "./calls.ts";
import { PanelButtons } from "./desk-layout.tsx";
import { useGoBack } from "./go-back.ts";
import { Preview } from "./preview/preview.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import type { Stage } from "./stage.ts";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type EditActionsProps = {
  blog: WrittenBlog;
  writing: Writing;
  saving: Saving;
  calls: DeskCalls;
  publishAt: string | undefined;
  setPublishAt(time: string | undefined): void;
  onSave(name: string, stage: Stage): void;
};

const atOnce = {
  name: "publish",
  stage: { status: "published" } as const,
  text: "Publish now",
  busyText: "Publishing...",
};
const atATime = { name: "schedule", text: "Schedule", busyText: "Scheduling..." };

/** What can be done with an article, by how far it is on its way to readers. */
export function EditActions({
  blog,
  writing,
  saving,
  calls,
  publishAt,
  setPublishAt,
  onSave,
}: EditActionsProps) {
  const { status } = blog;
  const goBack = useGoBack(status === "published" ? `/blogs/${blog._id}` : "/");
  const [asked, setAsked] = useState(false);
  const { busy, doing } = saving;
  const isTimed = status === "draft" && publishAt !== undefined;
  const publishing = isTimed ? { ...atATime, stage: { status: "scheduled" as const, publishAt } } : atOnce;
  const unpublish = status === "published" ? "Unpublish" : "Back to draft";
  return (
    <PanelButtons>
      <SubmitButton busy={doing === "update"} disabled={busy} busyText="Updating...">
        Update Blog
      </SubmitButton>
      {status !== "published" && (
        <Button look="outline" disabled={busy} onClick={() => onSave(publishing.name, publishing.stage)}>
          {doing === publishing.name ? publishing.busyText : publishing.text}
        </Button>
      )}
      <Preview
        fields={writing.fields}
        saved={writing.saved.fields}
        file={writing.file}
        preview={calls.writing.preview}
        blog={blog}
      />
      {status !== "published" && (
        <ScheduleField
          value={publishAt}
          onChange={setPublishAt}
          error={saving.faults.publishAt}
          isSet={status === "scheduled"}
        />
      )}
      {status !== "draft" && (
        <Button look="quiet" disabled={busy} onClick={() => setAsked(true)}>
          {unpublish}
        </Button>
      )}
      <Button look="quiet" disabled={busy} onClick={goBack}>
        Cancel
      </Button>
      <Outside>
        <ConfirmDialog
          open={asked}
          title={status === "published" ? "Unpublish this article?" : "Take it off the schedule?"}
          text="It becomes a draft: readers cannot find it until you publish it. What you have written is saved."
          yes={unpublish}
          busyText="Saving..."
          busy={false}
          onYes={() => {
            setAsked(false);
            onSave("unpublish", { status: "draft" });
          }}
          onNo={() => setAsked(false)}
        />
      </Outside>
    </PanelButtons>
  );
}
