import { z } from "zod";
import { cleanText, withoutTurning } from "#core/fields.ts";
import { isVisible } from "#core/visible.ts";
import { m, messageLanguages } from "#messages";

export const role = z.enum(["member", "admin"]);
export const message = z.object({ msg: z.string() });
export const name = cleanText(200)
  .transform(withoutTurning)
  .refine(isVisible, { error: m.members.enterName });
export const email = z.email({ error: m.members.enterEmail }).max(254);
/** Its strength is checked by `refuseWeak`. */
export const anyPassword = z.string().max(1000);

/** Of somebody's interface and emails. */
const language = z
  .string()
  .describe("in which the member reads the administration and emails; empty: the site's");
export const ownLanguage = language.refine((tag) => tag === "" || messageLanguages.includes(tag), {
  error: m.members.unknownLanguage,
});

export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  avatar: z.string().nullable(),
  bio: z.string(),
  language,
  date: z.iso.datetime().describe("when the member joined"),
});
