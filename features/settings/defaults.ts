/** Initial values of settings that pages also need without a list of fields. */

const shown = (links: [to: string, text: string][]) =>
  links.map(([to, text]) => ({ to, text, hidden: false, under: false }));

export const defaultMenu = {
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

const section = <Name extends string>(name: Name, count = 1) => ({
  name,
  label: "",
  heading: "",
  count,
  hidden: false,
});

export const defaultSections = [
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

/** The cards say where the pages lead, but not what is on them. */
export const defaultCards = [
  { title: "About us", text: "Who we are and what we work on.", to: "/about", link: "About the institute" },
  { title: "Programmes", text: "What we are working on.", to: "/programmes", link: "See the programmes" },
  { title: "Events", text: "What is coming up, and what has been.", to: "/events", link: "See the events" },
  { title: "Contact", text: "How to reach us.", to: "/contact", link: "How to reach us" },
];

export const defaultWelcome = "Advancing knowledge through innovative research and collaboration.";
