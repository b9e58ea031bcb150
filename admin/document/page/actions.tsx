import { useContext } from "react";
import { useApi } from "#core/api.ts";
import { RemovedMessage } from "#features/members/removed-message.tsx";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { pathOf } from "#features/publishing/kinds.ts";
import { daysInTrash, titleOf } from "#features/publishing/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { offer, toast } from "#ui/flash.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import { ConfirmedButton, wordButton } from "../confirmed-button.tsx";
import { useDocumentForm } from "../form-context.ts";
import { PanelButtons } from "../form-layout.tsx";
import { HistoryButton } from "../history/history-button.tsx";
import { listWith } from "../kind.ts";
import { draftRequest } from "../phases.ts";
import { PreviewButton } from "../preview/preview-button.tsx";
import { mainRequest } from "../requests.ts";
import { ScheduleField } from "../schedule-field.tsx";
import { useGoBack } from "../use-go-back.ts";
import { DiscardButton, DuplicateButton } from "../working-copy-buttons.tsx";

/** The buttons of a document: the two most important first. */
export function Actions() {
  const form = useDocumentForm();
  const { document, content, errors, isDraft } = form;
  return (
    <PanelButtons
      showAll={errors.publishAt !== undefined}
      main={<MainButtons />}
      last={<LastButtons />}
      isLastBeside={!document && form.isNew && content.publishAt === undefined}
    >
      <PreviewButton />
      {document && <HistoryButton document={document} />}
      {document && <DiscardButton document={document} />}
      {document?.status !== "published" && (
        <ScheduleField
          value={content.publishAt}
          onChange={(publishAt) => form.update((now) => ({ content: { ...now.content, publishAt } }))}
          error={errors.publishAt}
          isSet={!isDraft}
          className={document || content.publishAt === undefined ? undefined : "lg:col-span-full"}
        />
      )}
    </PanelButtons>
  );
}

function LastButtons() {
  const form = useDocumentForm();
  const { kind, fields, document, isNew, isDraft, isChanged, pending } = form;
  const noun = kind.noun(fields);
  const isPublished = document?.status === "published";
  const isBuiltIn = document !== undefined && kind.isBuiltIn?.(document);
  const goBack = useGoBack(isPublished ? pathOf(kind.name, document) : listWith(kind, fields).path);
  return (
    <>
      {!isNew && (
        <button
          type="button"
          className={`${wordButton} text-muted`}
          disabled={pending !== undefined}
          onClick={goBack}
        >
          Cancel
        </button>
      )}
      {!isDraft && (
        <ConfirmedButton
          text={isPublished ? "Unpublish" : "Back to draft"}
          title={isPublished ? `Unpublish this ${noun}?` : "Take it off the schedule?"}
          question={`It becomes a draft: readers ${isBuiltIn ? "see the original text" : "cannot find it"} until you publish it. Your changes are saved with it.`}
          onConfirm={() => form.request({ name: "unpublish", status: "draft" })}
        />
      )}
      {document && !isNew && <DuplicateButton document={document} />}
      {form.onTrash && <TrashButton onTrash={form.onTrash} />}
      {isNew && (
        <ConfirmedButton
          isDanger
          text="Clear Form"
          title="Clear the form?"
          question={
            document
              ? `You start another ${noun}. This one stays a draft, and you find it in the list.`
              : "You can restore your text afterwards with the button above the form."
          }
          disabled={!isChanged && !document}
          onConfirm={form.clear}
        />
      )}
    </>
  );
}

function MainButtons() {
  const form = useDocumentForm();
  const { kind, fields, content, document, isDraft, isChanged, pending, request } = form;
  const zone = useContext(TimeZone);
  const isBusy = pending !== undefined;
  const second = useRestoreFocus<HTMLButtonElement>(isBusy);
  const { name } = mainRequest(form);
  const create = form.isNew ? kind.texts.create : { button: "Publish", pending: "Publishing..." };
  const { button, pending: busyText } = {
    publish: create,
    schedule: { button: "Schedule", pending: "Scheduling..." },
    update: {
      button: (document && kind.updateButton?.(fields, document, zone)) ?? kind.texts.update.button,
      pending: "Updating...",
    },
  }[name];
  return (
    <>
      <SubmitButton busy={pending === name} disabled={isBusy} busyText={busyText}>
        {button}
      </SubmitButton>
      {isDraft ? (
        <Button
          ref={second}
          variant="outline"
          disabled={isBusy || (!isChanged && content.version === null)}
          onClick={() => request(draftRequest)}
        >
          {pending === "draft" ? "Saving..." : "Save draft"}
        </Button>
      ) : (
        document?.status === "scheduled" && (
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => request({ name: "publish", status: "published" })}
          >
            {pending === "publish" ? "Publishing..." : "Publish now"}
          </Button>
        )
      )}
    </>
  );
}

function TrashButton({ onTrash }: { onTrash(): void }) {
  const { kind, fields, document } = useDocumentForm();
  const api = kind.api(useApi());
  const noun = kind.noun(fields);
  if (!document) return null;
  const ids = [document._id];
  const removed = { title: titleOf(document), restore: () => api.restore({ ids }).then(onTrash) };
  const question = {
    title: `Move this ${noun} to the trash?`,
    question: `You can restore it for ${daysInTrash} days. Unsaved changes stay on this device.`,
  };
  /** The specified one, as in lists and on the document's page. */
  const publicQuestion = {
    title: `Delete ${noun}`,
    question: `Are you sure you want to delete this ${noun}?`,
    ...kind.deleteQuestion?.(fields),
    yes: "Delete",
  };

  function showTrash(): void {
    onTrash();
    offer(<RemovedMessage {...removed} />);
  }

  const failed = `The ${noun} could not be moved to the trash. Please try again.`;
  return (
    <ConfirmedButton
      isDanger
      text="Move to trash"
      {...(document.status === "published" ? publicQuestion : question)}
      note={<DocumentUses load={() => api.uses({ id: document._id })} used={listWith(kind, fields).noun} />}
      onConfirm={() => api.trash({ ids }).then(showTrash, () => toast("error", failed, 5000))}
    />
  );
}
