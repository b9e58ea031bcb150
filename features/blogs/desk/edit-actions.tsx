import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import type { WrittenBlog } from "../writing-contract.ts";
import type { DeskCalls } from "./calls.ts";
import { useGoBack } from "./go-back.ts";
import { Preview } from "./preview/preview.tsx";
import type { Stage } from "./stage.ts";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type EditActionsProps = {
  blog: WrittenBlog;
  writing: Writing;
  saving: Saving;
  calls: DeskCalls;
  publishAt: string | undefined;
  onSave(name: string, stage: Stage): void;
};

/** What can be done with an article, by how far it is on its way to readers. */
export function EditActions({ blog, writing, saving, calls, publishAt, onSave }: EditActionsProps) {
  const { status } = blog;
  const goBack = useGoBack(status === "published" ? `/blogs/${blog._id}` : "/");
  const [asked, setAsked] = useState(false);
  const { busy, doing } = saving;
  return (
    <>
      <Button look="quiet" disabled={busy} onClick={goBack}>
        Cancel
      </Button>
      <Preview
        fields={writing.fields}
        saved={writing.saved.fields}
        file={writing.file}
        preview={calls.writing.preview}
      />
      {status !== "draft" && (
        <Button look="outline" disabled={busy} onClick={() => setAsked(true)}>
          {status === "published" ? "Unpublish" : "Back to draft"}
        </Button>
      )}
      {status === "draft" && publishAt !== undefined && (
        <Button
          look="outline"
          disabled={busy}
          onClick={() => onSave("schedule", { publish: "at", publishAt })}
        >
          {doing === "schedule" ? "Scheduling..." : "Schedule"}
        </Button>
      )}
      {status !== "published" && !(status === "draft" && publishAt !== undefined) && (
        <Button look="outline" disabled={busy} onClick={() => onSave("publish", { publish: "now" })}>
          {doing === "publish" ? "Publishing..." : "Publish now"}
        </Button>
      )}
      <SubmitButton busy={doing === "update"} disabled={busy} busyText="Updating...">
        Update Blog
      </SubmitButton>
      <ConfirmDialog
        open={asked}
        title={status === "published" ? "Unpublish this article?" : "Take it off the schedule?"}
        text="It becomes a draft: readers cannot find it until you publish it. What you have written is saved."
        yes={status === "published" ? "Unpublish" : "Back to draft"}
        busyText="Saving..."
        busy={false}
        onYes={() => {
          setAsked(false);
          onSave("unpublish", { publish: "draft" });
        }}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
