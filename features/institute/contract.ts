import { z } from "zod";
import { endpoints } from "#core/contract.ts";

export const instituteEndpoints = endpoints({
  site: {
    route: "GET /api/site",
    summary: "The name, address and time zone of this site, and how the institute is reached",
    access: "anyone",
    answer: z.object({
      name: z.string(),
      url: z.string(),
      timeZone: z.string().describe("IANA name of the zone in which every date is shown"),
      contact: z.object({ address: z.array(z.string()), email: z.string(), phone: z.string() }),
      social: z.array(z.string()).describe("addresses at which the institute can be found elsewhere"),
      sample: z.boolean().describe("whether this is the sample institute, whose board is invented"),
      year: z.number().describe("the current year in that zone"),
    }),
  },
});

export type SiteFacts = z.output<typeof instituteEndpoints.site.answer>;
