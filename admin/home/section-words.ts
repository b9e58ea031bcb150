import type { HomeSection } from "#core/settings.ts";
import { home } from "#features/settings/groups/home.ts";

type SectionWords = {
  /** The section's default heading. */
  heading: string;
  /** What the section's number counts. */
  counted?: string;
  /** It can have a line above its heading. */
  hasLabel?: true;
};

export const sectionNames = home.sections.item.name.options;

export const sectionWords: Record<HomeSection["name"], SectionWords> = {
  welcome: { heading: "Welcome to the institute" },
  research: { heading: "Research", counted: "Articles", hasLabel: true },
  publications: { heading: "Publications", counted: "Articles", hasLabel: true },
  events: { heading: "Events", counted: "Events", hasLabel: true },
  team: { heading: "The governing board", counted: "People", hasLabel: true },
  resources: { heading: "Educational resources", counted: "Articles", hasLabel: true },
  gallery: { heading: "Photography", counted: "Collections" },
  cards: { heading: "Where to go from here" },
  text: { heading: "About us", hasLabel: true },
  picture: { heading: "", hasLabel: true },
  highlights: { heading: "Research highlights", counted: "Articles", hasLabel: true },
  newsletter: { heading: "Newsletter", hasLabel: true },
};
