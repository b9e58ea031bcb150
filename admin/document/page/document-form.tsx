import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { ScreenTitle } from "#admin/frame/writing-bar.tsx";
import { useShortcut } from "#admin/use-shortcut.ts";
import { titleOfTab } from "#app/page/head.ts";
import { useSite } from "#app/site/site.ts";
import { m } from "#messages";
import { toast } from "#ui/flash.tsx";
import type { SavedDocument } from "../document-api.ts";
import type { PublishedOptions } from "../document-options.ts";
import { DocumentStatus, PreviousDraft } from "../document-status.tsx";
import { FinishedPanel } from "../finished-panel.tsx";
import { FormFrame, FormNotices } from "../form-frame.tsx";
import { FormLayout } from "../form-layout.tsx";
import { headingOf, listWith } from "../kind.ts";
import { OriginalBanner } from "../original/original-banner.tsx";
import { changesRequest, draftRequest } from "../phases.ts";
import { SaveErrorPanel } from "../save-error.tsx";
import { SaveStatus } from "../save-status.tsx";
import { useAfterSave } from "../use-after-save.ts";
import { type DocumentForm as Form, useDocument } from "../use-document.ts";
import { useFirstAndLast } from "../use-first-and-last.ts";
import { IncompletePanel, WaitingPanel } from "../waiting-panel.tsx";
import { Actions } from "./actions.tsx";
import { SidePanel } from "./side-panel.tsx";

type DocumentFormProps = PublishedOptions & {
  /** The document that this form has saved before. */
  previous?: SavedDocument;
  onSubmit?(): void;
};

export function DocumentForm({ previous, onSubmit, ...options }: DocumentFormProps) {
  const { kind, member, signedIn, type } = options;
  const form = useDocument(options) as Form;
  useAfterSave({ ...options, state: form, announce: form.tabs.announceSave });
  const { document, fields, change, errors, phase, isNew } = form;
  useShortcut("s", () => save(form));
  useFirstAndLast(form);
  const noun = kind.noun(fields);
  const heading = headingOf(kind, fields, { isNew, type });
  useTabTitle(heading);
  const progress = phase.is === "saving" ? phase.progress : undefined;
  const shared = { fields, change, errors, member, signedIn, isNew, progress };

  const start = useEffectEvent(() => {
    const { activeElement } = window.document;
    const isFree = !activeElement || activeElement.matches("body, #main");
    const title = form.form.current?.elements.namedItem("title");
    if (isNew && !document && isFree && window.matchMedia("(pointer: fine)").matches)
      (title as HTMLElement | null)?.focus({ preventScroll: true });
  });
  useEffect(() => start(), []);

  function submit(event: SubmitEvent): void {
    if (event.target !== event.currentTarget) return; // the form of a dialog
    event.preventDefault();
    onSubmit?.();
    form.submit();
  }

  return (
    <FormFrame form={form}>
      <form
        ref={form.form}
        onSubmit={submit}
        onKeyDown={preventSubmitOnEnter}
        noValidate
        aria-label={isNew ? m.adminDocument.createForm({ noun }) : m.adminDocument.editForm({ noun })}
      >
        <ScreenTitle list={listWith(kind, fields).path}>{heading}</ScreenTitle>
        <FormLayout
          status={!isNew && document && <DocumentStatus document={document} />}
          panel={
            <>
              <SaveStatus />
              {kind.BeforeSave && <kind.BeforeSave fields={fields} />}
              <Actions />
              <IncompletePanel />
              <WaitingPanel />
              {previous && <PreviousDraft document={previous} />}
              <SaveErrorPanel />
            </>
          }
          side={<SidePanel kind={kind} {...shared} />}
        >
          <FinishedPanel />
          <FormNotices />
          {document && <OriginalBanner key={document._id} document={document} />}
          <kind.Fields {...shared} />
        </FormLayout>
      </form>
    </FormFrame>
  );
}

/** The head of the page does not know what kind of article it is. */
function useTabTitle(heading: string): void {
  const { name } = useSite();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) document.title = titleOfTab(heading, name);
  }, [heading, name, pathname]);
}

function save({ document, isDraft, isChanged, pending, request }: Form): void {
  if (isDraft && (document || isChanged) && !pending) request(draftRequest);
  else if (!isDraft && isChanged && !pending) request(changesRequest);
  else if (!isDraft) toast("info", m.adminDocument.everythingSaved(), 5000);
}

/** Enter in a text field must not publish. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!currentTarget.contains(target as Node)) return; // in a dialog
  if (event.key === "Enter" && target instanceof HTMLInputElement && target.type !== "file")
    event.preventDefault();
}
