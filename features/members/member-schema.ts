import { z } from "zod";
import { cleanText, isVisible } from "#core/fields.ts";

export const role = z.enum(["member", "admin"]);
export const message = z.object({ msg: z.string() });
/** Characters that would change the direction of the text around a name. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
export const name = cleanText(200)
  .transform((text) => text.replaceAll(turning, ""))
  .refine(isVisible, "Please enter a name");
/** Its strength is checked by `refuseWeak`. */
export const anyPassword = z.string().max(1000);

export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  avatar: z.string().nullable(),
  bio: z.string(),
  date: z.iso.datetime().describe("when the member joined"),
});
