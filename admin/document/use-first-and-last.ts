import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { useApi } from "#core/api.ts";
import { createPath } from "#features/publishing/kinds.ts";
import { isSubstantial } from "./compare.ts";
import type { SavedDocument } from "./document-api.ts";

import type { DocumentForm } from "./use-document.ts";

/** The title of a next document gets the focus. A new draft of a few letters goes into the trash when it is left. */
export function useFirstAndLast({ kind, form, document, isNew, fields, saved, tabs }: DocumentForm): void {
  const api = kind.api(useApi());
  const { state } = useLocation();
  const begins = state?.beginsAnother === true;
  useEffect(() => {
    if (begins) form.current?.querySelector<HTMLElement>("[name=title]")?.focus();
  }, [begins, form]);

  const leave = useEffectEvent(() => {
    const isTrifle = !isSubstantial(kind, fields) && !isSubstantial(kind, saved.fields);
    const isLeft = window.location.pathname !== createPath(kind.name); // and not cleared for the next one
    if (isLeft && isNew && document?.status === "draft" && isTrifle && !tabs.isOpenElsewhere)
      trashUnlessChanged(document).catch(() => {});
  });

  /** Somebody else may have gone on with it. */
  async function trashUnlessChanged({ _id: id, version }: SavedDocument): Promise<void> {
    const now = await api.read({ id });
    if (now.version === version && now.status === "draft") await api.trash({ ids: [id] });
  }

  useEffect(() => () => leave(), []);
}
