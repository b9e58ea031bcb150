import { useEffect, useEffectEvent, useState } from "react";

/** Tags that begin with what is being written, but for those that are there already. */
export function useTagSuggestions(
  writing: string,
  tags: string[],
  suggest?: (letters: string) => Promise<string[]>,
) {
  const [found, setFound] = useState<{ to: string; tags: string[] }>();
  const [active, setActive] = useState(-1);
  const letters = writing.trim();
  const ask = useEffectEvent((asked: string) => suggest?.(asked));

  useEffect(() => {
    let wanted = true;
    setActive(-1);
    const show = (known: string[] = []) => wanted && setFound({ to: letters, tags: known });
    if (letters !== "") Promise.resolve(ask(letters)).then(show, () => show()); // tags can be written without
    return () => {
      wanted = false;
    };
  }, [letters]);

  const taken = new Set(tags.map((tag) => tag.toLowerCase()));
  const shown = letters !== "" && found?.to === letters ? found.tags : [];
  return {
    suggested: shown.filter((tag) => !taken.has(tag.toLowerCase())),
    active,
    setActive,
    close: () => setFound(undefined),
  };
}
