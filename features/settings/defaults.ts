import type { Settings } from "#core/settings.ts";

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

/** What a site is before anybody has changed it. */
export const defaultSettings: Settings = {
  institute: {
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
  },
  appearance: { logoId: null, brand: "#0e4a39", accent: "#a53c20", fonts: "source" },
  contact: {
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
  },
  accounts: { signups: "open", domains: [], commentsOpen: true },
  menu: defaultMenu,
  home: {
    hero: null,
    sections: [
      { name: "welcome", heading: "", count: 1, hidden: false },
      { name: "featured", heading: "", count: 3, hidden: false },
      { name: "team", heading: "", count: 4, hidden: false },
      { name: "resources", heading: "", count: 4, hidden: false },
      { name: "cards", heading: "", count: 4, hidden: false },
      { name: "highlights", heading: "", count: 3, hidden: true },
      { name: "newsletter", heading: "", count: 1, hidden: true },
    ],
  },
};

// They lead nowhere.
export const sampleSocial = [
  "https://mastodon.example/@institute",
  "https://instagram.example/institute",
  "https://youtube.example/@institute",
];
