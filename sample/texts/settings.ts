import type { SampleTexts } from "#core/sample-texts.ts";

/** What the sample institute says in the settings. The social links have no target. */
export const settings: SampleTexts["settings"] = {
  institute: {
    description:
      "An independent institute for research and advocacy on democracy, sustainability and the rights of people at the margins of the city. We publish what we find, and return it first to those who told us.",
    quote: "A city is read on foot: every missing step is a sentence about who was not asked.",
    quoteSource: "From our field notes",
  },
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
    social: [
      "https://mastodon.example/@institute",
      "https://instagram.example/institute",
      "https://youtube.example/@institute",
    ],
  },
  home: {
    labels: {
      research: "On the ground",
      publications: "In print",
      events: "Come along",
      team: "Who answers for it",
      resources: "Just published",
      highlights: "Most liked",
    },
    cards: [
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
    ],
    newsletter: "Write to us, and we will send you what we publish, four times a year.",
  },
};
