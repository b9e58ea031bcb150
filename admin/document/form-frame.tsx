import { type ComponentProps, type ReactNode, useEffect } from "react";
import { RecoveredDrafts } from "#ui/local-drafts/recovered-drafts.tsx";
import { Portal } from "../portal.tsx";
import { FormContext, useForm } from "./form-context.ts";
import { OtherTabs } from "./other-tabs.tsx";
import { ConflictDialog } from "./page/conflict-dialog.tsx";
import { DraftSummary } from "./page/draft-summary.tsx";
import { focusInvalid } from "./side-group.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import type { SavedForm } from "./use-document.ts";

type FormFrameProps = ComponentProps<typeof UnsavedChanges> & { form: SavedForm; children: ReactNode };

/** What every form of a saved text has around it. It focuses the first invalid field after a save. */
export function FormFrame({ form, isSame, children }: FormFrameProps) {
  const { errors, phase, form: element } = form;

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInvalid(element.current);
  }, [errors, element]);

  return (
    <FormContext value={form}>
      {children}
      {phase.is === "conflict" && <ConflictDialog theirs={phase.theirs} />}
      <Portal>
        <UnsavedChanges isSame={isSame} />
      </Portal>
    </FormContext>
  );
}

/** Says above the fields what else there is of the same text: other tabs and unsaved changes. */
export function FormNotices() {
  const { drafts, restore, discard } = useForm().drafts;
  return (
    <>
      <OtherTabs />
      <RecoveredDrafts
        drafts={drafts}
        onRestore={restore}
        onDiscard={discard}
        summary={({ content }) => <DraftSummary draft={content.fields} />}
      />
    </>
  );
}
