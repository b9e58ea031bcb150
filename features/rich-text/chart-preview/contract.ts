import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { shortText } from "#core/fields.ts";

const chartPreview = z.object({
  drawings: z
    .object({ wide: z.string(), narrow: z.string() })
    .nullable()
    .describe("two SVG elements, for wide and for narrow screens"),
  unit: z.string(),
  foot: z.array(z.object({ name: z.string(), text: z.string() })).describe("the note and the source"),
  notices: z.array(z.string()).describe("what of the table is not in the chart"),
  problem: z.string().nullable().describe("why there is no chart"),
});

export const chartEndpoints = endpoints({
  preview: {
    route: "POST /api/charts/preview",
    summary: "Draw the chart of a table as pages show it, while the table is being written; nothing is kept",
    access: "members",
    body: z.object({
      html: z.string().describe("a figure with a table, as in an article"),
      language: shortText.default("").describe("of the text; empty: that of the site"),
    }),
    longText: true,
    answer: chartPreview,
  },
});

export type ChartPreview = z.output<typeof chartPreview>;
