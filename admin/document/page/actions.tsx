import { useContext } from "react";
import { useApi } from "#core/api.ts";
import { RemovedMessage } from "#features/members/removed-message.tsx";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { pathOf } from "#features/publishing/kinds.ts";
import { daysInTrash, titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
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
          {m.common.cancel()}
        </button>
      )}
      {!isDraft && (
        <ConfirmedButton
          text={isPublished ? m.adminDocument.unpublish() : m.adminDocument.backToDraft()}
          title={
            isPublished ? m.adminDocument.unpublishQuestion({ noun }) : m.adminDocument.unscheduleQuestion()
          }
          question={isBuiltIn ? m.adminDocument.unpublishBuiltInEffect() : m.adminDocument.unpublishEffect()}
          onConfirm={() => form.request({ name: "unpublish", status: "draft" })}
        />
      )}
      {document && !isNew && <DuplicateButton document={document} />}
      {form.onTrash && <TrashButton onTrash={form.onTrash} />}
      {isNew && (
        <ConfirmedButton
          isDanger
          text={m.adminDocument.clearForm()}
          title={m.adminDocument.clearQuestion()}
          question={document ? m.adminDocument.clearDraftEffect({ noun }) : m.adminDocument.clearEffect()}
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
  const create = form.isNew
    ? kind.texts.create
    : { button: m.adminDocument.publish, pending: m.adminDocument.publishing };
  const { button, pending: busyText } = {
    publish: { button: create.button(), pending: create.pending() },
    schedule: { button: m.adminDocument.schedule(), pending: m.adminDocument.scheduling() },
    update: {
      button: (document && kind.updateButton?.(fields, document, zone)) ?? kind.texts.update.button(),
      pending: m.adminDocument.updating(),
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
          {pending === "draft" ? m.common.saving() : m.adminDocument.saveDraft()}
        </Button>
      ) : (
        document?.status === "scheduled" && (
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => request({ name: "publish", status: "published" })}
          >
            {pending === "publish" ? m.adminDocument.publishing() : m.adminDocument.publishNow()}
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
    title: m.adminDocument.trashQuestion({ noun }),
    question: m.adminDocument.trashEffect({ days: daysInTrash }),
  };
  /** The specified one, as in lists and on the document's page. */
  const publicQuestion = {
    title: m.adminDocument.deleteTitle({ noun }),
    question: m.adminDocument.deleteQuestion({ noun }),
    ...kind.deleteQuestion?.(fields),
    yes: m.common.delete(),
  };

  function showTrash(): void {
    onTrash();
    offer(<RemovedMessage {...removed} />);
  }

  const failed = m.adminDocument.trashFailed({ noun });
  return (
    <ConfirmedButton
      isDanger
      text={m.adminDocument.moveToTrash()}
      {...(document.status === "published" ? publicQuestion : question)}
      note={<DocumentUses load={() => api.uses({ id: document._id })} used={listWith(kind, fields).noun} />}
      onConfirm={() => api.trash({ ids }).then(showTrash, () => toast("error", failed, 5000))}
    />
  );
}
