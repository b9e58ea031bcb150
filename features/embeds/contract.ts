import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { shortText } from "#core/fields.ts";

export const embedEndpoints = endpoints({
  add: {
    route: "POST /api/embeds",
    summary:
      "For a text: the title and the poster of a video on YouTube, Vimeo or PeerTube, or what is on a site from the settings",
    access: "members",
    body: z.object({
      address: shortText.describe("of the page of the video, or of what is shown in a frame"),
    }),
    answer: z.object({
      kind: z.enum(["video", "frame"]).describe("a frame shows a chart, a map or a form"),
      url: z.string(),
      host: z.string(),
      title: z.string().describe("empty if the host did not answer"),
      poster: z.string().nullable().describe("a picture of the media library"),
    }),
    status: 201,
  },
});
