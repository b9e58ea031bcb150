import { m } from "#messages";

/** Initial values of settings that pages also need without a list of fields. */

const shown = (links: [to: string, text: string][]) =>
  links.map(([to, text]) => ({ to, text, hidden: false, under: false }));

export function defaultMenu() {
  return {
    bar: shown([
      ["/", m.defaults.menuHome()],
      ["/about", m.defaults.menuAbout()],
      ["/contact", m.defaults.menuContact()],
      ["/team", m.defaults.menuTeam()],
      ["/programmes", m.defaults.menuProgrammes()],
      ["/publications", m.defaults.menuPublications()],
      ["/events", m.defaults.menuEvents()],
      ["/photography", m.defaults.menuPhotography()],
    ]),
    footer: shown([
      ["/", m.defaults.menuHome()],
      ["/about", m.defaults.menuAbout()],
      ["/blogs", m.defaults.menuArticles()],
      ["/events", m.defaults.menuEvents()],
      ["/contact", m.defaults.menuContact()],
    ]),
    legal: shown([
      ["/privacy", m.defaults.menuPrivacy()],
      ["/terms", m.defaults.menuTerms()],
      ["/accessibility", m.defaults.menuAccessibility()],
    ]),
  };
}

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
export function defaultCards() {
  return [
    {
      title: m.defaults.aboutCardTitle(),
      text: m.defaults.aboutCardText(),
      to: "/about",
      link: m.defaults.aboutCardLink(),
    },
    {
      title: m.defaults.programmesCardTitle(),
      text: m.defaults.programmesCardText(),
      to: "/programmes",
      link: m.defaults.programmesCardLink(),
    },
    {
      title: m.defaults.eventsCardTitle(),
      text: m.defaults.eventsCardText(),
      to: "/events",
      link: m.defaults.eventsCardLink(),
    },
    {
      title: m.defaults.contactCardTitle(),
      text: m.defaults.contactCardText(),
      to: "/contact",
      link: m.defaults.contactCardLink(),
    },
  ];
}
