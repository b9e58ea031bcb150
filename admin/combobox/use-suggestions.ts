import { useEffect, useEffectEvent, useState } from "react";

/** Suggestions for the typed text. */
export function useSuggestions<Suggestion>(
  typed: string,
  suggest?: (text: string) => Promise<Suggestion[]>,
  isOffered: (suggestion: Suggestion) => boolean = () => true,
) {
  const [found, setFound] = useState<{ letters: string; suggestions: Suggestion[] }>();
  const [active, setActive] = useState(-1);
  /** Closed for these letters, also if their suggestions are still on the way. */
  const [closedFor, setClosedFor] = useState("");
  const letters = typed.trim();
  const ask = useEffectEvent((start: string) => suggest?.(start));

  useEffect(() => {
    let isCurrent = true;
    setActive(-1);
    setClosedFor("");
    const show = (suggestions: Suggestion[] = []) => isCurrent && setFound({ letters, suggestions });
    if (letters !== "") Promise.resolve(ask(letters)).then(show, () => show()); // they only help
    return () => {
      isCurrent = false;
    };
  }, [letters]);

  const isOpen = letters !== "" && letters !== closedFor && letters === found?.letters;
  return {
    suggested: isOpen ? found.suggestions.filter(isOffered) : [],
    active,
    setActive,
    close: () => setClosedFor(letters),
  };
}
