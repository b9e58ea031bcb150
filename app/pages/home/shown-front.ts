import type { Front } from "#features/blogs/contract.ts";
import { type ShownCard, shownCards } from "#features/blogs/shown-card.ts";

type List = "latest" | "research" | "publications" | "events" | "highlights";

/** What the home page shows of its articles. */
export type ShownFront = Omit<Front, List | "hero"> & Record<List, ShownCard[]> & { hero: ShownCard | null };

export function shownFront(front: Front): ShownFront {
  const shown = shownCards(front.hero);
  return {
    ...front,
    hero: front.hero && shown(front.hero),
    latest: front.latest.map(shown),
    research: front.research.map(shown),
    publications: front.publications.map(shown),
    events: front.events.map(shown),
    highlights: front.highlights.map(shown),
  };
}
