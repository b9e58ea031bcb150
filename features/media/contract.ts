import { z } from "zod";

/** A picture as pages show it. `srcset` is empty for a single size, such as a generated one. */
export const picture = z.object({
  url: z.string(),
  srcset: z.string(),
  width: z.number().describe("pixels"),
  height: z.number().describe("pixels"),
  alt: z.string(),
  caption: z.string(),
  placeholder: z.string().describe("a colour of the picture, #rrggbb"),
  generated: z.boolean().describe("true if the picture was generated from the title, for want of another"),
});

export type Picture = z.output<typeof picture>;
