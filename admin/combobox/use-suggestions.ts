import { useEffect, useState } from "react";
import { useQuery } from "#ui/use-query.ts";

/** Suggestions for the typed text. */
export function useSuggestions<Suggestion>(
  typed: string,
  suggest?: (text: string) => Promise<Suggestion[]>,
  isOffered: (suggestion: Suggestion) => boolean = () => true,
) {
  const letters = typed.trim();
  const { value = [], stale } = useQuery(letters, async () => (letters && (await suggest?.(letters))) || []);
  const [active, setActive] = useState(-1);
  /** Closed for these letters, also if their suggestions are still on the way. */
  const [closedFor, setClosedFor] = useState("");

  useEffect(() => {
    setActive(-1);
    setClosedFor((last) => (last === letters ? last : ""));
  }, [letters]);

  const isOpen = letters !== "" && letters !== closedFor && !stale;
  return {
    suggested: isOpen ? value.filter(isOffered) : [],
    active,
    setActive,
    close: () => setClosedFor(letters),
  };
}
