import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#core/api.ts";
import { type Entry, foundEntry } from "./entries.ts";

const pause = 150; // milliseconds without a key before the server is asked

type Answer = { to: string; found: Entry[]; isFailed?: true };

/** What the server finds; the answer to the last question stays until the next one comes. */
export function useFound(q: string): { found: Entry[]; isFailed: boolean; isPending: boolean } {
  const { overview } = useApi();
  const [answer, setAnswer] = useState<Answer>({ to: "", found: [] });
  const ask = useEffectEvent(() => overview.find({ q }));

  useEffect(() => {
    if (q === "") return setAnswer({ to: "", found: [] });
    let isWanted = true;
    const show = (next: Omit<Answer, "to">) => isWanted && setAnswer({ to: q, ...next });
    const timer = setTimeout(() => {
      ask().then(
        (found) => show({ found: found.map(foundEntry) }),
        () => show({ found: [], isFailed: true }),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);

  return {
    found: q === "" ? [] : answer.found,
    isFailed: answer.isFailed === true,
    isPending: answer.to !== q,
  };
}
