import type { SampleCall } from "./types.ts";

export const calls: SampleCall[] = [
  {
    title: "Field researcher, night transport",
    summary:
      "Two years of riding, counting and listening with the people who travel between midnight and five.",
    type: "vacancy",
    place: "Anjuvar",
    deadlineInDays: 24,
    contact: "Hana Petrescu",
    email: "contact@example.org",
    publishedDaysAgo: 9,
    content: `<p>You ride with the people who travel between midnight and five, count with them, and write down what they say in their own words. Two years, four days a week, from the first of next month but one.</p><h2>What you do</h2><ul><li><p>Twelve night counts a month on trams, at stops and at depot gates, never alone.</p></li><li><p>Interviews in at least two of the languages of the city.</p></li><li><p>One working paper a year, read first by those whom it is about.</p></li></ul><h2>What you bring</h2><p>Experience with field notes, patience at bus stops, and a way of asking that people remember kindly. A degree is welcome and not required.</p><h2>How to apply</h2><p>Send two pages about a place that you know well at night, and the names of two people who have worked with you. We answer everybody within two weeks of the deadline.</p>`,
  },
  {
    title: "Fellowship for community cartographers",
    summary: "Six months for two people who draw maps of where they live. The map stays theirs.",
    type: "fellowship",
    place: "",
    remote: true,
    deadlineInDays: 52,
    contact: "Teuila Ramanathan",
    email: "contact@example.org",
    publishedDaysAgo: 3,
    content: `<p>Six months for two people who draw maps of where they live: of water, of steps, of what is sold where. The map stays theirs. We pay for the time, the paper and the printing.</p><h2>For whom</h2><p>For people without an academic post who already map something, alone or with neighbours. You work from where you are; we meet once a fortnight on a call and once in Anjuvar.</p><h2>How to apply</h2><p>Send one map, finished or not, and a page about who uses it. Applications are read by former fellows.</p>`,
  },
  {
    title: "Papers for the workshop “Who counts at night”",
    summary: "Methods, results and arguments about what is missed by counts that are made by day.",
    type: "papers",
    place: "Anjuvar",
    remote: true,
    deadlineInDays: -18,
    contact: "Bartholomew Asante-Ruiz",
    email: "contact@example.org",
    publishedDaysAgo: 95,
    content: `<p>Counts of traffic, trade and housing are made by day. We ask for papers about what they miss: methods, results, and arguments about who is allowed to count whom.</p><h2>What to send</h2><p>An abstract of 400 words. Papers of practitioners are as welcome as those of scholars, and there is help with translation. Travel is paid for those who have nobody to pay it.</p>`,
  },
];
