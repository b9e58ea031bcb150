import { useApi } from "#core/api.ts";
import { daysInTrash } from "#features/publishing/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useForm } from "./form-context.ts";
import { PanelButtons } from "./form-layout.tsx";
import { HistoryButton } from "./history/history-button.tsx";
import { PreviewButton } from "./preview/preview-button.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import { useGoBack } from "./use-go-back.ts";
import { draftRequest } from "./use-save.ts";

/** The buttons of a document: the two most important first. */
export function Actions() {
  const form = useForm();
  const { kind, state, saving, saved, isNew, isDraft, isBusy } = form;
  const isPublished = saved?.status === "published";
  const goBack = useGoBack(isPublished ? kind.paths.view(state.id) : kind.paths.list);
  return (
    <PanelButtons
      showAll={saving.errors.publishAt !== undefined}
      main={isDraft ? <DraftButtons /> : <UpdateButtons />}
    >
      <PreviewButton />
      {saved && <HistoryButton document={saved} />}
      {!isPublished && (
        <ScheduleField
          value={state.publishAt}
          onChange={(publishAt) => state.patch({ publishAt })}
          error={saving.errors.publishAt}
          isSet={!isDraft}
        />
      )}
      {!isDraft && <UnpublishButton isPublished={isPublished} />}
      {form.onTrash && <TrashButton onTrash={form.onTrash} />}
      {isNew ? (
        <ClearForm />
      ) : (
        <Button look="quiet" disabled={isBusy} onClick={goBack}>
          Cancel
        </Button>
      )}
    </PanelButtons>
  );
}

function DraftButtons() {
  const form = useForm();
  const { kind, state, isNew, isBusy, pending } = form;
  const isTimed = state.publishAt !== undefined;
  const create = isNew ? kind.texts.create : { button: "Publish", pending: "Publishing..." };
  const saveDraft = useRestoreFocus<HTMLButtonElement>(isBusy);
  return (
    <>
      <SubmitButton
        busy={pending === "publish" || pending === "schedule"}
        disabled={isBusy}
        busyText={isTimed ? "Scheduling..." : create.pending}
      >
        {isTimed ? "Schedule" : create.button}
      </SubmitButton>
      <Button
        ref={saveDraft}
        look="outline"
        disabled={isBusy || (!state.isChanged && state.version === null)}
        onClick={() => form.request(draftRequest)}
      >
        {pending === "draft" ? "Saving..." : "Save draft"}
      </Button>
    </>
  );
}

function UpdateButtons() {
  const form = useForm();
  const { kind, saved, isBusy, pending } = form;
  return (
    <>
      <SubmitButton busy={pending === "update"} disabled={isBusy} busyText="Updating...">
        {kind.texts.update.button}
      </SubmitButton>
      {saved?.status !== "published" && (
        <Button
          look="outline"
          disabled={isBusy}
          onClick={() => form.request({ name: "publish", status: "published" })}
        >
          {pending === "publish" ? "Publishing..." : "Publish now"}
        </Button>
      )}
    </>
  );
}

function UnpublishButton({ isPublished }: { isPublished: boolean }) {
  const form = useForm();
  const noun = form.kind.noun(form.state.fields);
  return (
    <ConfirmedButton
      text={isPublished ? "Unpublish" : "Back to draft"}
      title={isPublished ? `Unpublish this ${noun}?` : "Take it off the schedule?"}
      question="It becomes a draft: readers cannot find it until you publish it. Your changes are saved with it."
      disabled={form.isBusy}
      onConfirm={() => form.request({ name: "unpublish", status: "draft" })}
    />
  );
}

function TrashButton({ onTrash }: { onTrash(): void }) {
  const { kind, state, isBusy } = useForm();
  const api = kind.api(useApi());
  const noun = kind.noun(state.fields);
  const failed = `The ${noun} could not be moved to the trash. Please try again.`;
  return (
    <ConfirmedButton
      text="Move to trash"
      title={`Move this ${noun} to the trash?`}
      question={`You can restore it for ${daysInTrash} days. Unsaved changes stay on this device.`}
      disabled={isBusy}
      onConfirm={() => api.trash({ ids: [state.id] }).then(onTrash, () => toast("error", failed, 5000))}
    />
  );
}

function ClearForm() {
  const form = useForm();
  const { kind, state, saved, isBusy } = form;
  const noun = kind.noun(state.fields);
  return (
    <ConfirmedButton
      text="Clear Form"
      title="Clear the form?"
      question={
        saved
          ? `You start another ${noun}. This one stays a draft, and you find it in the list.`
          : "You can restore your text afterwards with the button above the form."
      }
      disabled={(!state.isChanged && !saved) || isBusy}
      onConfirm={form.clear}
    />
  );
}
