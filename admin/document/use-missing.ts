import { useState } from "react";
import type { DocumentKind } from "./kind.ts";
import type { DocumentState } from "./use-document-state.ts";
import type { SaveRequest } from "./use-save.ts";

type MissingOptions = {
  kind: DocumentKind;
  state: DocumentState;
  isPublic: boolean;
  save(request: SaveRequest): void;
};

/** Stops a save for readers while parts of the text are missing on this site. Those that readers miss already pass. */
export function useMissing({ kind: { missing }, state, isPublic, save }: MissingOptions) {
  const [stopped, setStopped] = useState<SaveRequest>();

  function missingNow(): string[] {
    const known = isPublic ? (missing?.in(state.saved.fields) ?? []) : [];
    return missing?.in(state.fields).filter((part) => !known.includes(part)) ?? [];
  }

  const count = stopped ? missingNow().length : 0;
  return {
    stopped: stopped && count > 0 ? { name: stopped.name, count } : undefined,
    request(next: SaveRequest, isForReaders: boolean): void {
      const stops = isForReaders && missingNow().length > 0;
      setStopped(stops ? next : undefined);
      if (!stops) save(next);
    },
    saveWithout(): void {
      if (!stopped || !missing) return;
      const parts = missingNow();
      state.change((fields) => missing.remove(fields, parts));
      setStopped(undefined);
      save(stopped);
    },
  };
}
