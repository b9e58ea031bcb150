import { z } from "zod";
import { defaultEmbedHosts } from "./embed-hosts.ts";
import { identifier } from "./fields.ts";
import { isLanguage } from "./language.ts";
import { isVisible } from "./visible.ts";
import { isTimeZone } from "./zone.ts";

// PostgreSQL cannot store NUL.
const clean = (text: string) => text.toWellFormed().replaceAll("\0", "");
/** A single trimmed line. `abort`: a text that is too long gets no second error. */
const line = (maxLength: number, tooLong?: string) =>
  z
    .string()
    .max(maxLength, { error: tooLong, abort: true })
    .overwrite((text) => clean(text).replace(/\s+/g, " ").trim());
const paragraph = (maxLength: number, tooLong?: string) =>
  z
    .string()
    .max(maxLength, tooLong)
    .overwrite((text) => clean(text).trim());
const emptyOr = <Schema extends z.ZodType<string>>(schema: Schema, error: string) =>
  z.union([z.literal(""), schema], { error });
/** Drops empty texts. */
const list = <Schema extends z.ZodType<string>>(schema: Schema, max: number, tooMany: string) =>
  z
    .array(schema)
    .overwrite((texts) => texts.filter(Boolean))
    .max(max, tooMany);

const notWeb = "Please enter an address that begins with https://.";
const webUrl = z.url({ protocol: /^https?$/, error: notWeb }).max(500, "This address is too long.");
const notTarget = "Please enter a path like /about, or an address that begins with https://.";
/** A path of this site, or a URL. */
const target = z.union(
  [
    z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])[^\s\\]*$/),
    webUrl,
    z
      .string()
      .max(500)
      .regex(/^(mailto|tel):[^\s\\]+$/),
  ],
  { error: notTarget },
);
const domain = z
  .string()
  .max(253)
  .overwrite((text) => text.trim().toLowerCase().replace(/^@/, ""))
  .regex(/^(([a-z0-9-]+\.)+[a-z0-9-]+)?$/, "Please enter a domain like institute.example.");
/** A host on the public internet: the players of its videos are allowed on all pages. */
const videoHost = domain.refine(
  (host) =>
    host === "" ||
    (URL.canParse(`https://${host}`) && /\.[a-z][a-z0-9-]*$/.test(new URL(`https://${host}`).hostname)),
  "Please enter the name of a public site like video.example, not an address in numbers.",
);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, "Please choose a colour like #0e4a39.");
/** The id of a picture in the media library. */
const libraryPicture = z
  .string()
  .regex(/^[\w-]{1,100}$/, "This picture is not in the media library.")
  .nullable();
const timeZone = z.string().refine(isTimeZone, "Please choose a time zone like Europe/Lisbon.");
const language = z.string().refine(isLanguage, "Please choose a language like en or pt-BR.");

/** The built-in pairs of fonts for headings and body. */
const fontPairs = ["source", "humanist", "modern", "classic"] as const;

const signupRules = ["open", "domains", "closed"] as const;

/** Which comments wait for a decision; all but `all` only those of people without an accepted comment. */
const holdRules = ["none", "links", "first", "all"] as const;

const homeSections = [
  "welcome",
  "research",
  "publications",
  "events",
  "team",
  "resources",
  "gallery",
  "cards",
  "text",
  "picture",
  "highlights",
  "newsletter",
] as const;

const maxShown = "Please enter a number from 1 to 12.";

const links = z
  .array(
    z.object({
      to: target,
      text: line(60, "A label can have up to 60 characters.").refine(Boolean, "Please enter a label."),
      hidden: z.boolean(),
      /** Below the last entry before it that is not. */
      under: z.boolean().default(false),
    }),
  )
  .max(40, "A menu can have up to 40 entries.")
  .superRefine(once("to", "This menu has a link to this address already."));

export const homeSection = z.object({
  name: z.enum(homeSections),
  /** Above the heading. */
  label: line(60, "A line above a heading can have up to 60 characters.").default(""),
  /** Empty: the section's default. */
  heading: line(100, "A heading can have up to 100 characters."),
  /** How many articles or people it shows. */
  count: z.number().int().min(1, maxShown).max(12, maxShown),
  hidden: z.boolean(),
});

/** What an institute can set. Each group is saved separately. */
export const settingGroups = {
  institute: z.object({
    name: line(100).refine(isVisible, "Please enter the name of the institute."),
    /** Shown instead of the name where space is short; may be empty. */
    shortName: line(24, "A short name can have up to 24 characters.").default(""),
    tagline: line(200),
    /** Shown in the footer and to search engines. */
    description: paragraph(600),
    language,
    timeZone,
    /** Shown beside the login form. */
    quote: paragraph(400),
    quoteSource: line(100),
    donation: emptyOr(webUrl, notWeb),
    /** Shown above every page. */
    announcement: line(300),
    announcementLink: emptyOr(target, notTarget),
    announcementUntil: z.iso.datetime("Please enter a date and a time.").nullable(),
    /** PeerTube sites whose videos articles can show. */
    peertubeHosts: list(videoHost, 20, "Up to 20 sites are possible."),
    /** Sites whose charts, maps and forms articles can show. */
    embedHosts: list(videoHost, 40, "Up to 40 sites are possible.").default(defaultEmbedHosts),
  }),
  appearance: z.object({
    logoId: libraryPicture,
    /** A word mark, beside which the name is not repeated. */
    logoHasName: z.boolean().default(false),
    /** For dark backgrounds. */
    darkLogoId: libraryPicture.default(null),
    /** Beside the login form; null: a drawing. */
    panelId: libraryPicture.default(null),
    brand: colour,
    accent: colour,
    fonts: z.enum(fontPairs),
  }),
  contact: z.object({
    address: list(line(100), 8, "An address can have up to 8 lines."),
    email: emptyOr(z.email().max(254), "Please enter an email address like contact@institute.example."),
    phone: line(50),
    officeHours: z
      .array(z.object({ days: line(100).refine(isVisible, "Please enter the days."), hours: line(100) }))
      .max(14, "Up to 14 lines are possible."),
    social: list(emptyOr(webUrl, notWeb), 8, "Up to 8 links are possible."),
  }),
  accounts: z
    .object({
      /** `domains`: only people with an email address at one of `domains`. */
      signups: z.enum(signupRules),
      domains: list(domain, 50, "Up to 50 domains are possible."),
      /** The default for new articles. */
      commentsOpen: z.boolean(),
      hold: z.enum(holdRules),
      /** To administrators, when comments wait. */
      commentEmails: z.boolean(),
    })
    .refine(({ signups, domains }) => signups !== "domains" || domains.length > 0, {
      path: ["domains"],
      error: "Please enter at least one domain.",
    }),
  menu: z.object({ bar: links, footer: links, legal: links }),
  home: z.object({
    /** The id of the article at the top; null: the newest. */
    hero: identifier.nullable(),
    sections: z
      .array(homeSection)
      .max(homeSections.length)
      .superRefine(once("name", "This section is on the page already.")),
    cards: z
      .array(
        z.object({
          title: line(80, "A title can have up to 80 characters.").refine(Boolean, "Please enter a title."),
          text: paragraph(300, "The text of a card can have up to 300 characters."),
          to: target,
          link: line(60, "The text of a link can have up to 60 characters.").refine(
            Boolean,
            "Please enter the text of the link.",
          ),
        }),
      )
      .max(6, "Up to 6 cards are possible."),
    /** To visitors, in the welcome bar. */
    welcome: line(300, "The text can have up to 300 characters."),
    /** For the sections with these names. An empty line separates paragraphs. */
    text: paragraph(3000, "The text can have up to 3,000 characters."),
    newsletter: paragraph(600, "The text can have up to 600 characters."),
    /** For the section `picture`. */
    pictureId: libraryPicture.default(null),
    pictureCaption: line(300, "A caption can have up to 300 characters.").default(""),
    pictureCredit: line(100, "A credit can have up to 100 characters.").default(""),
  }),
};

/** Rejects lists with duplicates. */
function once<Name extends string>(name: Name, message: string) {
  return (entries: Record<Name, unknown>[], ctx: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      const isFirst = entries.findIndex((other) => other[name] === entry[name]) === index;
      if (!isFirst) ctx.addIssue({ code: "custom", path: [index, name], message });
    }
  };
}

export type SettingGroup = keyof typeof settingGroups;
export type Settings = { [Name in SettingGroup]: z.output<(typeof settingGroups)[Name]> };
export type MenuLink = Settings["menu"]["bar"][number];
export type HomeSection = Settings["home"]["sections"][number];
export type InformationCard = Settings["home"]["cards"][number];
