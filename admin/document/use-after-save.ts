import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { rememberDraft } from "./continued-draft.ts";
import type { SavedDocument } from "./document-api.ts";
import type { DocumentOptions } from "./document-options.ts";
import type { DocumentState } from "./state.ts";
import { inPlace } from "./unsaved-changes.tsx";

type AfterSaveOptions = Pick<DocumentOptions, "kind" | "opened" | "formKey" | "onNext"> & {
  state: DocumentState;
  /** Something of this form is on the device. */
  hasDraft: boolean;
  /** Tells other tabs. */
  announce(): void;
};

const pause = 1500; // milliseconds

/**
 * A new document keeps the URL of the create screen until it is saved as a draft by the button; a published one is
 * shown, or makes place for the next one.
 */
export function useAfterSave({ kind, opened, formKey, onNext, ...now }: AfterSaveOptions): void {
  const { state, hasDraft, announce } = now;
  const { document, content, phase, isNew } = state;
  const navigate = useNavigate();
  const { id: idInUrl } = useParams();
  const { key } = useLocation();
  const addressed = useRef<string>(undefined); // the URL follows later

  const stay = useEffectEvent((saved: SavedDocument) => {
    if (saved === opened) return;
    announce();
    const isOpened = idInUrl !== undefined && saved._id === opened?._id; // the URL may have its slug
    const isNewDraft = isNew && saved.status === "draft";
    if (isNewDraft || isOpened || [idInUrl, addressed.current].includes(saved._id)) return;
    addressed.current = saved._id;
    const url = kind.paths.edit(saved._id);
    void navigate(url, { replace: true, preventScrollReset: true, state: inPlace(formKey) });
  });
  const isFinished = phase.is === "finished";
  useEffect(() => {
    if (document && !isFinished) stay(document);
  }, [document, isFinished]);

  const draft = isNew && !isFinished && document?.status === "draft" ? document._id : undefined;
  useEffect(() => {
    if (draft && key) rememberDraft(draft);
  }, [draft, key]);

  const next = useEffectEvent(() => document && onNext(document));
  const isNext = isFinished && !hasDraft;
  useEffect(() => {
    if (isNext) next();
  }, [isNext]);

  const view = kind.paths.view(document ?? { _id: content.id });
  const isLeaving = phase.is === "leaving";
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(view), pause);
    return () => clearTimeout(timer);
  }, [isLeaving, view, navigate]);
}
