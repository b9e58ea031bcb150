import { z } from "zod";
import { calls } from "#visit/contract.ts";

export const instituteCalls = calls({
  site: {
    method: "GET",
    url: "/api/site",
    summary: "The name, address and time zone of this site",
    who: "anyone",
    answer: z.object({
      name: z.string(),
      url: z.string(),
      timeZone: z.string().describe("IANA name of the zone in which every date is shown"),
      year: z.number().describe("the current year in that zone"),
    }),
  },
});
