import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { shortText } from "#core/fields.ts";

export const embedEndpoints = endpoints({
  add: {
    route: "POST /api/embeds",
    summary: "Copy the title and the poster of a video on YouTube, Vimeo or PeerTube, for a text",
    access: "members",
    body: z.object({ address: shortText.describe("of the page of the video") }),
    answer: z.object({
      url: z.string().describe("the page of the video"),
      host: z.string(),
      title: z.string().describe("empty if the host did not answer"),
      poster: z.string().nullable().describe("a picture of the media library"),
    }),
    status: 201,
  },
});
