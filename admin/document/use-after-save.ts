import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { editPath } from "#features/publishing/kinds.ts";
import { rememberDraft } from "./continued-draft.ts";
import type { SavedDocument } from "./document-api.ts";
import type { PublishedOptions } from "./document-options.ts";
import type { DocumentState } from "./state.ts";

type AfterSaveOptions = Pick<PublishedOptions, "kind" | "opened" | "formKey"> & {
  state: Pick<DocumentState, "document" | "isNew">;
  /** Tells other tabs. */
  announce(): void;
};

/** A new document keeps the URL of the create screen until it is published, or saved as a draft by the button. */
export function useAfterSave({ kind, opened, formKey, state, announce }: AfterSaveOptions): void {
  const { document, isNew } = state;
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
    const url = editPath(kind.name, saved._id);
    // The form stays, and so does the focus.
    void navigate(url, {
      replace: true,
      preventScrollReset: true,
      state: { skipPrompt: "after saving", inPlace: formKey },
    });
  });
  useEffect(() => {
    if (document) stay(document);
  }, [document]);

  const draft = isNew && document?.status === "draft" ? document._id : undefined;
  useEffect(() => {
    if (draft && key) rememberDraft(draft);
  }, [draft, key]);
}
