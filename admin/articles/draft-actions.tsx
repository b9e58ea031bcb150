import { type ReactNode, useState } from "react";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import { PanelButtons } from "../document/form-layout.tsx";
import { Preview } from "../document/preview/preview.tsx";
import { ScheduleField } from "../document/schedule-field.tsx";
import type { AskedSave } from "../document/use-waiting-save.ts";
import { Portal } from "../portal.tsx";
import type { FormApi } from "./calls.ts";
import { useGoBack } from "./go-back.ts";
import type { Saving } from "./use-saving.ts";
import type { Writing } from "./use-writing.ts";

type DraftActionsProps = {
  writing: Writing;
  saving: Saving;
  calls: FormApi;
  onSave(save: AskedSave): void;
  /** Opens the history, where there is one. */
  history: ReactNode;
  /** What publishes it at once. */
  publish: string;
  /** How to get away from it. */
  children: ReactNode;
};

/** What can be done with an article that readers do not see: save it, publish it now or at a time. */
export function DraftActions({ writing, saving, calls, history, onSave, ...rest }: DraftActionsProps) {
  const { publish, children } = rest;
  const { publishAt } = writing;
  const { busy, doing } = saving;
  const isTimed = publishAt !== undefined;
  const saveDraft = useRestoreFocus<HTMLButtonElement>(busy);
  return (
    <PanelButtons
      showAll={saving.errors.publishAt !== undefined}
      main={
        <>
          <SubmitButton
            busy={doing === "publish" || doing === "schedule"}
            disabled={busy}
            busyText={isTimed ? "Scheduling..." : "Publishing..."}
          >
            {isTimed ? "Schedule" : publish}
          </SubmitButton>
          <Button
            ref={saveDraft}
            look="outline"
            disabled={busy || (!writing.unsaved && writing.version === null)}
            onClick={() => onSave({ name: "draft", stage: { status: "draft" } })}
          >
            {doing === "draft" ? "Saving..." : "Save draft"}
          </Button>
        </>
      }
    >
      <Preview
        fields={writing.fields}
        saved={writing.saved.fields}
        file={writing.file}
        preview={calls.writing.preview}
      />
      {history}
      <ScheduleField value={publishAt} onChange={writing.setPublishAt} error={saving.errors.publishAt} />
      {children}
    </PanelButtons>
  );
}

type ClearFormProps = {
  /** What the server has of the article. */
  draft: WrittenBlog | undefined;
  disabled: boolean;
  onClear(): void;
};

/** Empties the form of a new article, for another one. */
export function ClearForm({ draft, disabled, onClear }: ClearFormProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={disabled} onClick={() => setAsked(true)}>
        Clear Form
      </Button>
      <Portal>
        <ConfirmDialog
          open={asked}
          title="Clear the form?"
          text={
            draft
              ? "You begin another article. This one stays a draft, and you find it under Manage Articles."
              : "The form is emptied. You can restore your text afterwards with the button above the form."
          }
          yes="Clear Form"
          busyText="Clearing..."
          busy={false}
          onYes={() => {
            setAsked(false);
            onClear();
          }}
          onNo={() => setAsked(false)}
        />
      </Portal>
    </>
  );
}

export function Cancel({ to, disabled }: { to: string; disabled: boolean }) {
  const goBack = useGoBack(to);
  return (
    <Button look="quiet" disabled={disabled} onClick={goBack}>
      Cancel
    </Button>
  );
}
