import type { SampleTopic } from "./types.ts";

export const topics: SampleTopic[] = [
  {
    key: "night-work",
    title: "The city at night",
    tag: "night work",
    introduction:
      "Half of what a city needs is done while it sleeps. We follow those who do it: on their way there, at work, and home again.",
    picture: {
      file: "line-seven-before-light.webp",
      alt: "A single lit tram in a dark street before sunrise, its headlight shining on the rails.",
    },
    people: ["idris-vanterpool", "bartholomew-asante-ruiz", "zainab-kowalczyk"],
    pinned: ["clinic-after-the-shift", "notes-from-the-four-oclock-market", "half-past-four-tram"],
    publishedDaysAgo: 60,
    content:
      "<p>One worker in nine in Anjuvar starts or ends a shift between ten in the evening and five in the morning. Planning rarely counts them, because most counts are made by day.</p>",
  },
];
