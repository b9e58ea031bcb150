import { useApi } from "#core/api.ts";
import { usePaused } from "#ui/use-paused.ts";
import { useQuery } from "#ui/use-query.ts";
import { type Entry, foundEntry } from "./entries.ts";

const pause = 150; // milliseconds without a key before the server is asked

/** What the server finds; the answer to the last question stays until the next one comes. */
export function useFound(q: string): { found: Entry[]; isFailed: boolean; isPending: boolean } {
  const { overview } = useApi();
  const settled = usePaused(q, pause);
  const {
    value = [],
    state,
    stale,
  } = useQuery(settled, async () => (settled ? overview.find({ q: settled }) : []));
  return {
    found: q === "" ? [] : value.map(foundEntry),
    isFailed: state === "failed",
    isPending: q !== "" && (stale || settled !== q),
  };
}
