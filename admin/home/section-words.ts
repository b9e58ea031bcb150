import type { Message } from "#core/message.ts";
import type { HomeSection } from "#core/settings.ts";
import { home } from "#features/settings/groups/home.ts";
import { m } from "#messages";

type SectionWords = {
  /** The section's default heading. */
  heading?: Message;
  /** What the section's number counts. */
  counted?: "articles" | "events" | "people" | "collections";
  /** It can have a line above its heading. */
  hasLabel?: true;
};

export const sectionNames = home.sections.item.name.options;

export const sectionWords: Record<HomeSection["name"], SectionWords> = {
  welcome: { heading: m.adminHome.welcomeHeading },
  research: { heading: m.adminHome.researchHeading, counted: "articles", hasLabel: true },
  publications: { heading: m.adminHome.publicationsHeading, counted: "articles", hasLabel: true },
  events: { heading: m.adminHome.eventsHeading, counted: "events", hasLabel: true },
  team: { heading: m.adminHome.teamHeading, counted: "people", hasLabel: true },
  resources: { heading: m.adminHome.resourcesHeading, counted: "articles", hasLabel: true },
  gallery: { heading: m.adminHome.galleryHeading, counted: "collections" },
  cards: { heading: m.adminHome.cardsHeading },
  text: { heading: m.adminHome.textHeading, hasLabel: true },
  picture: { hasLabel: true },
  highlights: { heading: m.adminHome.highlightsHeading, counted: "articles", hasLabel: true },
  newsletter: { heading: m.adminHome.newsletterHeading, hasLabel: true },
};
