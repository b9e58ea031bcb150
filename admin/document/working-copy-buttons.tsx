import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import { editPath } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { offer, toast, toastError } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { UndoToast } from "#ui/undo-toast.tsx";
import { wordButton } from "./confirmed-button.tsx";
import type { SavedDocument } from "./document-api.ts";
import { useDocumentForm } from "./form-context.ts";

/** Goes back to what readers see. */
export function DiscardButton({ document }: { document: SavedDocument }) {
  const { kind, fields, content, pending, load, change } = useDocumentForm();
  const api = kind.api(useApi());
  const { busy, run } = useSubmit(m.adminDocument.discardFailed(), toastError);
  const { _id: id, unpublishedVersion } = document;
  if (unpublishedVersion === null) return null;

  /** They are kept again by the next autosave. */
  async function undo(): Promise<void> {
    change(fields);
  }

  async function discard(): Promise<void> {
    load(await api.discardChanges({ id, version: content.version ?? 0 }));
    const message = m.adminDocument.discarded();
    offer(<UndoToast takesFocus message={message} undo={undo} onClose={() => offer(null)} />);
  }

  return (
    <Button variant="quiet" disabled={busy || pending !== undefined} onClick={() => void run(discard)}>
      {m.adminDocument.discard()}
    </Button>
  );
}

export function DuplicateButton({ document }: { document: SavedDocument }) {
  const { kind, fields, isAdmin, pending } = useDocumentForm();
  const api = kind.api(useApi());
  const navigate = useNavigate();
  const { busy, run } = useSubmit(m.adminDocument.duplicateFailed({ noun: kind.noun(fields) }), toastError);
  if (!isAdmin || hasFixedSlug({ kind: kind.name, id: document._id })) return null;

  async function duplicate(): Promise<void> {
    const copy = await api.duplicate({ id: document._id });
    await navigate(editPath(kind.name, copy._id));
    toast("success", m.adminDocument.copyShown({ title: titleOf(copy) }), 5000);
  }

  return (
    <button
      type="button"
      className={`${wordButton} text-muted`}
      disabled={busy || pending !== undefined}
      onClick={() => void run(duplicate)}
    >
      {busy ? m.adminDocument.duplicating() : m.adminDocument.duplicate()}
    </button>
  );
}
