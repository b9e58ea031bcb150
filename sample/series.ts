import type { SampleSeries } from "./types.ts";

export const series: SampleSeries[] = [
  {
    key: "working-papers",
    title: "Rope Hall Studies",
    summary:
      "Methods, first results and arguments that are not finished, in the order in which they were written.",
    issn: "2049-3630",
    publishedDaysAgo: 690,
    content:
      "<p>A working paper is read by two people of the Institute and by at least one person whom it is about, and then put here. What they disagreed with stands in its notes. Later versions replace earlier ones, which stay readable.</p>",
  },
];
