import type { HomeSection, Settings } from "#core/settings.ts";

// Separate exports, so that a page loads only those that it uses.

const shown = (links: [to: string, text: string][]) =>
  links.map(([to, text]) => ({ to, text, hidden: false }));

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
  ...{ name, heading: "", count, hidden: false },
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
  { ...section("highlights", 3), hidden: true },
  { ...section("newsletter"), hidden: true },
];

const defaultCards: Settings["home"]["cards"] = [
  {
    title: "Why we are here",
    text: "What we believe about cities, where our money comes from, and how a question from the street becomes a study.",
    to: "/about",
    link: "About the institute",
  },
  {
    title: "Long work",
    text: "Programmes that run for years: mapping, counting, advice desks and repairs, each with its results and its failures.",
    to: "/programmes",
    link: "See the programmes",
  },
  {
    title: "In the same room",
    text: "Lectures, workshops, assemblies and walks. Everything is free, interpreted on request and reachable without a car.",
    to: "/events",
    link: "Find an event",
  },
  {
    title: "Tell us something",
    text: "A notice on your door, an unpaid week, a tram that never comes. Write, telephone or sit down with us.",
    to: "/contact",
    link: "How to reach us",
  },
];

export const defaultInstitute: Settings["institute"] = {
  name: "Research Institute",
  tagline: "",
  description:
    "An independent institute for research and advocacy on democracy, sustainability and the rights of people at the margins of the city. We publish what we find, and return it first to those who told us.",
  language: "en",
  timeZone: "UTC",
  quote: "A city is read on foot: every missing step is a sentence about who was not asked.",
  quoteSource: "From our field notes",
  donation: "",
  announcement: "",
  announcementLink: "",
  announcementUntil: null,
  peertubeHosts: [],
};

export const defaultContact: Settings["contact"] = {
  address: ["14 Example Street", "Ground floor", "00000 City"],
  email: "contact@example.org",
  phone: "+00 000 000 0000",
  officeHours: [
    { days: "Monday to Thursday", hours: "9:00 AM to 6:00 PM" },
    { days: "Friday", hours: "9:00 AM to 1:00 PM" },
    { days: "Sunday, advice desk only", hours: "2:00 PM to 6:00 PM" },
    { days: "Saturday and public holidays", hours: "Closed" },
  ],
  social: [],
};

/** The settings of a new site. */
export const defaultSettings: Settings = {
  institute: defaultInstitute,
  appearance: { logoId: null, brand: "#0e4a39", accent: "#a53c20", fonts: "source" },
  contact: defaultContact,
  accounts: { signups: "open", domains: [], commentsOpen: true },
  menu: defaultMenu,
  home: {
    hero: null,
    sections: defaultSections,
    cards: defaultCards,
    text: "",
    newsletter: "Write to us, and we will send you what we publish, four times a year.",
  },
};

// They have no target.
export const sampleSocial = [
  "https://mastodon.example/@institute",
  "https://instagram.example/institute",
  "https://youtube.example/@institute",
];
