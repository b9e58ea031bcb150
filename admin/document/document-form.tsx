import type { KeyboardEvent, SubmitEvent } from "react";
import { toast } from "#ui/flash.tsx";
import { RecoveredDrafts } from "#ui/local-drafts/recovered-drafts.tsx";
import { Portal } from "../portal.tsx";
import { Actions } from "./actions.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DocumentStatus, PreviousDocument } from "./document-status.tsx";
import { DraftSummary } from "./draft-summary.tsx";
import { FormContext } from "./form-context.ts";
import { FormLayout } from "./form-layout.tsx";
import type { SavedDocument } from "./kind.ts";
import { OtherTabs } from "./other-tabs-line.tsx";
import { SaveErrorPanel } from "./save-error.tsx";
import { SaveStatus } from "./save-status.tsx";
import { unsavedText, useUnsavedChanges } from "./unsaved-changes.tsx";
import { type DocumentOptions, useDocument } from "./use-document.ts";
import { draftRequest } from "./use-save.ts";
import { useSaveKey } from "./use-save-key.ts";
import { MissingPanel, WaitingPanel } from "./waiting-panel.tsx";

type DocumentFormProps = DocumentOptions & {
  /** The document that this form has saved before. */
  previous?: SavedDocument;
  onSave?(): void;
};

const onDevice = "Your changes are saved on this device. Readers see them when you press";

export function DocumentForm({ previous, onSave, ...options }: DocumentFormProps) {
  const { kind, member, signedIn, type } = options;
  const form = useDocument(options);
  const { state, saving, saved, isNew, isDraft, isBusy } = form;
  const { fields, isChanged } = state;
  const isUnavailable = state.draftState.state === "unavailable";
  const prompt = useUnsavedChanges(isChanged, unsavedText(isUnavailable), isUnavailable);

  useSaveKey(() => {
    if (isDraft && (saved || isChanged) && !isBusy) form.request(draftRequest);
    else if (!isDraft)
      toast("info", isChanged ? `${onDevice} ${kind.texts.update.button}.` : "Everything is saved.", 5000);
  });

  function submit(event: SubmitEvent): void {
    if (event.target !== event.currentTarget) return; // the form of a dialog
    event.preventDefault();
    onSave?.();
    form.submit();
  }

  return (
    <FormContext value={form}>
      <form
        ref={saving.form}
        onSubmit={submit}
        onKeyDown={preventSubmitOnEnter}
        noValidate
        aria-label={`${isNew ? "Create" : "Edit"} ${kind.noun(fields)}`}
      >
        <FormLayout
          title={kind.heading(fields, { isNew, type })}
          status={!isNew && saved && <DocumentStatus document={saved} />}
          panel={
            <>
              <SaveStatus />
              <Actions />
              <MissingPanel />
              <WaitingPanel />
              {previous && <PreviousDocument document={previous} />}
              {form.error && <SaveErrorPanel error={form.error} />}
            </>
          }
        >
          <OtherTabs />
          <RecoveredDrafts
            drafts={state.drafts}
            onRestore={state.restore}
            onDiscard={state.discard}
            summary={({ content }) => <DraftSummary draft={content.fields} />}
          />
          <kind.Fields
            {...{ fields, member, signedIn, isNew }}
            change={state.change}
            errors={saving.errors}
            progress={saving.progress}
          />
        </FormLayout>
      </form>
      {saving.conflict && <ConflictDialog conflict={saving.conflict} />}
      <Portal>{prompt}</Portal>
    </FormContext>
  );
}

/** Enter in a text field must not publish. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!currentTarget.contains(target as Node)) return; // in a dialog
  if (event.key === "Enter" && target instanceof HTMLInputElement && target.type !== "file")
    event.preventDefault();
}
