import type { HomeSection } from "#core/settings.ts";

type SectionWords = {
  name: string;
  /** The section's default heading. */
  heading: string;
  /** What the section's number counts. */
  counted?: string;
};

export const sectionWords: Record<HomeSection["name"], SectionWords> = {
  welcome: { name: "Welcome bar", heading: "Welcome to the institute" },
  research: { name: "Research", heading: "Research", counted: "Articles" },
  publications: { name: "Publications", heading: "Publications", counted: "Articles" },
  events: { name: "Events", heading: "Events", counted: "Events" },
  team: { name: "Board", heading: "The governing board", counted: "People" },
  resources: { name: "Educational resources", heading: "Educational resources", counted: "Articles" },
  gallery: { name: "Photography", heading: "Photography", counted: "Collections" },
  cards: { name: "Information cards", heading: "Where to go from here" },
  text: { name: "Your own text", heading: "About us" },
  highlights: { name: "Research highlights", heading: "Research highlights", counted: "Articles" },
  newsletter: { name: "Newsletter", heading: "Newsletter" },
};
