import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";

const pageSize = 24;

type MediaPages = {
  items: MediaEntry[];
  total: number | undefined;
  state: "loading" | "loaded" | "failed";
  more(): void;
  again(): void;
};

/** Searches the media library, and appends one page after the other. */
export function useMediaPages(q: string, kind: MediaEntry["kind"] | undefined): MediaPages {
  const { media } = useApi();
  const [request, setRequest] = useState({ q, kind, page: 1, times: 0 });
  const [found, setFound] = useState<{ items: MediaEntry[]; total: number | undefined }>(nothing);
  const [state, setState] = useState<MediaPages["state"]>("loading");
  if (request.q !== q || request.kind !== kind) {
    setRequest({ q, kind, page: 1, times: 0 });
    setState("loading");
  }
  const ask = useEffectEvent((page: number) =>
    media.list({ q: q || undefined, kind, page, limit: pageSize }),
  );

  useEffect(() => {
    let wanted = true;
    ask(request.page).then(
      ({ items, total }) => {
        if (!wanted) return;
        setFound((before) => ({ items: request.page === 1 ? items : joined(before.items, items), total }));
        setState("loaded");
      },
      () => wanted && setState("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [request]);

  const next = (change: { page?: number }) => {
    setState("loading");
    setRequest({ ...request, ...change, times: request.times + 1 });
  };
  return { ...found, state, more: () => next({ page: request.page + 1 }), again: () => next({}) };
}

const nothing = { items: [], total: undefined };

/** A new upload moves the pages by one: nothing is shown twice. */
function joined(before: MediaEntry[], items: MediaEntry[]): MediaEntry[] {
  const known = new Set(before.map(({ _id }) => _id));
  return [...before, ...items.filter(({ _id }) => !known.has(_id))];
}
