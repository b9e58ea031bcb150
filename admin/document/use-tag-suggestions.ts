import { useEffect, useEffectEvent, useState } from "react";

/** Existing tags that begin with the typed text, without those of the document. */
export function useTagSuggestions(
  typed: string,
  tags: string[],
  suggest?: (letters: string) => Promise<string[]>,
) {
  const [found, setFound] = useState<{ letters: string; tags: string[] }>();
  const [active, setActive] = useState(-1);
  const letters = typed.trim();
  const ask = useEffectEvent((start: string) => suggest?.(start));

  useEffect(() => {
    let isCurrent = true;
    setActive(-1);
    const show = (known: string[] = []) => isCurrent && setFound({ letters, tags: known });
    if (letters !== "") Promise.resolve(ask(letters)).then(show, () => show()); // they only help
    return () => {
      isCurrent = false;
    };
  }, [letters]);

  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  const shown = letters !== "" && found?.letters === letters ? found.tags : [];
  return {
    suggested: shown.filter((tag) => !own.has(tag.toLowerCase())),
    active,
    setActive,
    close: () => setFound(undefined),
  };
}
