import type { HomeSection } from "#core/settings.ts";

type SectionWords = {
  name: string;
  /** The section's default heading. */
  heading: string;
  /** What the section's number counts. */
  counted?: string;
  /** It can have a line above its heading. */
  hasLabel?: true;
};

export const sectionWords: Record<HomeSection["name"], SectionWords> = {
  welcome: { name: "Welcome bar", heading: "Welcome to the institute" },
  research: { name: "Research", heading: "Research", counted: "Articles", hasLabel: true },
  publications: { name: "Publications", heading: "Publications", counted: "Articles", hasLabel: true },
  events: { name: "Events", heading: "Events", counted: "Events", hasLabel: true },
  team: { name: "Board", heading: "The governing board", counted: "People", hasLabel: true },
  resources: {
    name: "Educational resources",
    heading: "Educational resources",
    counted: "Articles",
    hasLabel: true,
  },
  gallery: { name: "Photography", heading: "Photography", counted: "Collections" },
  cards: { name: "Information cards", heading: "Where to go from here" },
  text: { name: "Your own text", heading: "About us", hasLabel: true },
  picture: { name: "Your own picture", heading: "", hasLabel: true },
  highlights: {
    name: "Research highlights",
    heading: "Research highlights",
    counted: "Articles",
    hasLabel: true,
  },
  newsletter: { name: "Newsletter", heading: "Newsletter", hasLabel: true },
};
