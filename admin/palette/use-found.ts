import { useApi } from "#core/api.ts";
import { usePaused } from "#ui/use-paused.ts";
import { useQuery } from "#ui/use-query.ts";
import { type Entry, foundEntry } from "./entries.ts";

const pause = 150; // milliseconds without a key before the server is asked

/** What the server finds; the answer to the last question stays until the next one comes. */
export function useFound(q: string): { found: Entry[]; isFailed: boolean; isPending: boolean } {
  const { overview } = useApi();
  const asked = usePaused(q, pause);
  const {
    value = [],
    state,
    stale,
  } = useQuery(asked, async () => (asked ? overview.find({ q: asked }) : []));
  return {
    found: q === "" ? [] : value.map(foundEntry),
    isFailed: state === "failed",
    isPending: q !== "" && (stale || asked !== q),
  };
}
