import { useEffect, useEffectEvent, useState } from "react";
import type { DocumentKind } from "./kind.ts";
import type { DocumentState } from "./use-document-state.ts";
import type { SaveRequest } from "./use-save.ts";

type WaitingSaveOptions = {
  kind: DocumentKind;
  state: DocumentState;
  isAutosaving: boolean;
  save(request: SaveRequest): void;
};

/**
 * Starts a save in the next render, or once the uploads of the form are done. A failed upload stops it until it is
 * retried or left out. After removing the file, the editor saves again.
 */
export function useWaitingSave({ kind: { uploads }, state, isAutosaving, save }: WaitingSaveOptions) {
  const [request, setRequest] = useState<SaveRequest>();
  const [isWithout, setWithout] = useState(false);
  const pending = uploads.pending(state.fields);
  const failed = uploads.failed(state.fields);
  const hasUploads = pending + failed > 0 && !isWithout;

  const isStopped = request !== undefined && failed > 0 && pending === 0 && !isWithout;
  const [wasStopped, setWasStopped] = useState(isStopped);
  if (isStopped !== wasStopped) {
    setWasStopped(isStopped);
    if (wasStopped && pending === 0 && !isWithout) setRequest(undefined);
  }

  const start = useEffectEvent(() => {
    if (!request) return;
    setRequest(undefined);
    save(request);
  });
  const isReady = request !== undefined && !isAutosaving && !hasUploads;
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);

  return {
    /** The uploads that it waits for. */
    uploads: request && hasUploads ? { name: request.name, pending, failed } : undefined,
    /** The button of the save that will continue. */
    pending: request && (pending > 0 || !hasUploads) ? request.name : undefined,
    request(next: SaveRequest): void {
      setWithout(false);
      setRequest(next);
    },
    /** Saves without the files. Those of a draft can still arrive. */
    saveWithout(): void {
      setWithout(true);
      if (request?.status !== "draft") state.change((fields) => uploads.remove(fields));
    },
    retry: () => state.change((fields) => uploads.retry(fields)),
    cancel: () => setRequest(undefined),
  };
}
