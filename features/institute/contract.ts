import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { settingFields } from "#features/settings/fields.ts";

const looks = valueShape(settingFields.appearance);
const rules = valueShape(settingFields.accounts);
const { social, ...contact } = valueShape(settingFields.contact);

const link = z.object({ to: z.string(), text: z.string() });
const links = z.array(link.extend({ links: z.array(link).optional().describe("below it in the menu") }));

const file = { url: z.string(), width: z.number(), height: z.number() };

const tokens = z.record(z.string(), z.string());

export const instituteEndpoints = endpoints({
  site: {
    route: "GET /api/site",
    summary: "What every page shows of the institute",
    access: "anyone",
    answer: z.object({
      ...valueShape(shownFieldsOf(settingFields.institute)),
      language: z.string().describe("of the page"),
      mainLanguage: z.string().describe("of pages whose addresses have no language"),
      inMainLanguage: z
        .array(z.string())
        .optional()
        .describe("on pages in a further language, the names of the texts that are in the main one"),
      url: z.string(),
      timeZone: z.string().describe("IANA name of the zone in which every date is shown"),
      donation: z.string().describe("where to give money; empty: nowhere"),
      announcement: z.object({ text: z.string(), link: z.string() }).nullable(),
      contact: z.object(contact),
      social: social.describe("addresses at which the institute can be found elsewhere"),
      appearance: z.object({
        fonts: looks.fonts,
        logo: z
          .object({
            ...file,
            dark: z.object(file).nullable().describe("for dark backgrounds"),
            hasName: looks.logoHasName.describe("it is a word mark: the name is not repeated beside it"),
            tone: z
              .enum(["dark", "light", "solid"])
              .describe("of a transparent picture; solid: it has a background"),
          })
          .nullable(),
        panel: picture
          .pick({ url: true, srcset: true, width: true, height: true, placeholder: true })
          .nullable()
          .describe("beside the forms of accounts; null: a drawing"),
        icons: z.string().describe("the version of the icons, for their URLs; empty: the standard ones"),
        palette: z
          .object({ light: tokens, dark: tokens })
          .nullable()
          .describe(
            "colours by name, made from the two that the institute has chosen; null: the standard ones",
          ),
      }),
      signups: rules.signups.describe("who may create an account"),
      signupDomains: rules.domains.describe("the email domains that may sign up, if limited"),
      menu: z.object({ bar: links, footer: links, legal: links }),
      sample: z.boolean().describe("whether this is the sample institute, whose board is invented"),
      pdf: z.boolean().describe("whether articles are offered as PDF"),
      scriptsWithoutFont: z
        .array(z.string())
        .optional()
        .describe("whose letters are boxes in PDFs, because their fonts are not installed"),
      year: z.number().describe("the current year in that zone"),
    }),
  },
});

export type SiteFacts = z.output<typeof instituteEndpoints.site.answer>;
