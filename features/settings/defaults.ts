import { defaultEmbedHosts } from "#core/embed-hosts.ts";
import type { HomeSection, Settings } from "#core/settings.ts";

// Separate exports, so that a page loads only those that it uses.

const shown = (links: [to: string, text: string][]) =>
  links.map(([to, text]) => ({ to, text, hidden: false, under: false }));

export const defaultMenu: Settings["menu"] = {
  bar: shown([
    ["/", "Home"],
    ["/about", "About Us"],
    ["/contact", "Contact"],
    ["/team", "Team"],
    ["/programmes", "Programmes"],
    ["/publications", "Publications"],
    ["/events", "Events"],
    ["/photography", "Photography"],
  ]),
  footer: shown([
    ["/", "Home"],
    ["/about", "About Us"],
    ["/blogs", "Articles"],
    ["/events", "Events"],
    ["/contact", "Contact"],
  ]),
  legal: shown([
    ["/privacy", "Privacy Policy"],
    ["/terms", "Terms of Service"],
    ["/accessibility", "Accessibility"],
  ]),
};

const section = (name: HomeSection["name"], count = 1): HomeSection => ({
  name,
  label: "",
  heading: "",
  count,
  hidden: false,
});

const defaultSections: HomeSection[] = [
  section("welcome"),
  section("research", 3),
  section("publications", 6),
  section("events", 3),
  section("team", 7),
  section("resources", 4),
  section("gallery", 3),
  section("cards"),
  { ...section("text"), hidden: true },
  { ...section("picture"), hidden: true },
  { ...section("highlights", 3), hidden: true },
  { ...section("newsletter"), hidden: true },
];

/** Where the pages lead, without saying what is on them. */
export const defaultCards: Settings["home"]["cards"] = [
  { title: "About us", text: "Who we are and what we work on.", to: "/about", link: "About the institute" },
  { title: "Programmes", text: "What we are working on.", to: "/programmes", link: "See the programmes" },
  { title: "Events", text: "What is coming up, and what has been.", to: "/events", link: "See the events" },
  { title: "Contact", text: "How to reach us.", to: "/contact", link: "How to reach us" },
];

export const defaultWelcome = "Advancing knowledge through innovative research and collaboration.";

export const defaultInstitute: Settings["institute"] = {
  name: "Research Institute",
  shortName: "",
  tagline: "",
  description: "",
  language: "en",
  timeZone: "UTC",
  quote: "",
  quoteSource: "",
  donation: "",
  announcement: "",
  announcementLink: "",
  announcementUntil: null,
  peertubeHosts: [],
  embedHosts: defaultEmbedHosts,
};

export const defaultContact: Settings["contact"] = {
  address: [],
  email: "",
  phone: "",
  officeHours: [],
  social: [],
};

/** The settings of a new site: they say nothing in the name of an institute. */
export const defaultSettings: Settings = {
  institute: defaultInstitute,
  appearance: {
    logoId: null,
    logoHasName: false,
    darkLogoId: null,
    panelId: null,
    brand: "#0e4a39",
    accent: "#a53c20",
    fonts: "source",
  },
  contact: defaultContact,
  accounts: { signups: "open", domains: [], commentsOpen: true, hold: "links", commentEmails: true },
  menu: defaultMenu,
  home: {
    hero: null,
    sections: defaultSections,
    cards: defaultCards,
    welcome: defaultWelcome,
    text: "",
    newsletter: "",
    pictureId: null,
    pictureCaption: "",
    pictureCredit: "",
  },
};
