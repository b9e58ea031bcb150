import { useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { useMember } from "#admin/guard.tsx";
import { useSite } from "#app/site/site.ts";
import { newId } from "#core/ids.ts";
import { createPath } from "#features/publishing/kinds.ts";
import { rememberDraft, rememberedDraft } from "../continued-draft.ts";
import type { SavedDocument } from "../document-api.ts";
import type { DocumentKind } from "../kind.ts";
import { skipPrompt } from "../unsaved-changes.tsx";
import { DocumentForm } from "./document-form.tsx";
import { OpenedDocument } from "./opened-document.tsx";

/**
 * A document's form at both of its URLs, to create and to edit. It stays while a new document takes its URL, so it
 * loads the document by itself: a `clientLoader` would run again then. The create screen keeps its URL while autosave
 * saves a draft, and continues it after a reload.
 */
export function DocumentPage({ kind }: { kind: DocumentKind }) {
  const { id } = useParams();
  const [query] = useSearchParams();
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const { timeZone } = useSite();
  const { member, signedIn } = useMember();
  const url = pathname + search;
  const begin = (draft?: string) => ({ key: newId(), begunAt: key, url, id, draft, type: query.get("type") });
  const [form, setForm] = useState(() => begin(rememberedDraft(state)));
  const [previous, setPrevious] = useState<SavedDocument>();
  // A published document may not have its URL yet when another begins.
  const isAnother = state?.beginsAnother === true && form.begunAt !== key;
  if (url !== form.url || isAnother)
    setForm(state?.inPlace === form.key ? { ...form, url } : begin(rememberedDraft(state)));

  function startNext(saved: SavedDocument): void {
    setPrevious(saved);
    const create = createPath(kind.name);
    rememberDraft(undefined);
    if (url === create) setForm(begin());
    else void navigate(create, { replace: true, preventScrollReset: true, state: skipPrompt });
  }

  const shared = { kind, member, signedIn, timeZone, formKey: form.key, onNext: startNext };
  if (form.id !== undefined) return <OpenedDocument key={form.key} {...shared} id={form.id} type={null} />;
  const created = { ...shared, type: form.type };
  return form.draft === undefined ? (
    <DocumentForm
      key={form.key}
      {...created}
      onTrash={() => setForm(begin())}
      opened={undefined}
      previous={previous}
      onSubmit={() => setPrevious(undefined)}
    />
  ) : (
    <OpenedDocument key={form.key} {...created} id={form.draft} isContinued />
  );
}
