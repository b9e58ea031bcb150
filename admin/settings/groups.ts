import type { Api } from "#core/api.ts";
import { formatMoment } from "#core/dates.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { defaultSettings } from "#features/settings/defaults.ts";
import { sectionWords } from "./section-names.ts";

export type Saved<Name extends SettingGroup> = SavedSettings[Name];
export type FieldOf<Name extends SettingGroup> = keyof Settings[Name] & string;

/** `version` is the one that was edited. */
export function saveGroup<Name extends SettingGroup>(
  { settings }: Api,
  name: Name,
  sent: { version: number; values: Settings[Name] },
): Promise<Saved<Name>> {
  const save = {
    institute: settings.saveInstitute,
    appearance: settings.saveAppearance,
    contact: settings.saveContact,
    accounts: settings.saveAccounts,
    menu: settings.saveMenu,
    home: settings.saveHome,
  }[name] as unknown as (input: typeof sent) => Promise<Saved<Name>>;
  return save(sent);
}

export const labels: { [Name in SettingGroup]: Record<FieldOf<Name>, string> } = {
  institute: {
    name: "Name of the institute",
    shortName: "Short name",
    tagline: "Tagline",
    description: "Description",
    language: "Language of the site",
    timeZone: "Time zone",
    quote: "Quote beside the login",
    quoteSource: "Source of the quote",
    donation: "Donation link",
    announcement: "Announcement",
    announcementLink: "Link of the announcement",
    announcementUntil: "Announced until",
    peertubeHosts: "PeerTube sites",
    embedHosts: "Sites of charts, maps and forms",
  },
  appearance: {
    logoId: "Logo",
    logoHasName: "The logo contains the name",
    darkLogoId: "Logo for dark backgrounds",
    brand: "Main colour",
    accent: "Second colour",
    fonts: "Fonts",
    panelId: "Picture beside the login",
  },
  contact: {
    address: "Address",
    email: "Email",
    phone: "Telephone",
    officeHours: "Office hours",
    social: "Social networks",
  },
  accounts: {
    signups: "Who may sign up",
    domains: "Email domains",
    commentsOpen: "Comments on new articles",
    hold: "Comments that wait for approval",
    commentEmails: "Emails about comments that wait",
  },
  menu: { bar: "Menu", footer: "Quick links", legal: "Legal links" },
  home: {
    hero: "Article at the top",
    sections: "Sections",
    cards: "Information cards",
    welcome: "Welcome line",
    text: "Text",
    newsletter: "Text of the newsletter",
    pictureId: "Picture",
    pictureCaption: "Caption",
    pictureCredit: "Credit",
  },
};

export const fontNames: Record<Settings["appearance"]["fonts"], { name: string; text: string }> = {
  source: { name: "Source", text: "Source Serif and Source Sans: calm and precise" },
  humanist: { name: "Humanist", text: "Literata and Commissioner: warm, made for long reading" },
  modern: { name: "Modern", text: "Manrope and Inter: clear, without serifs" },
  classic: { name: "Classic", text: "EB Garamond and Open Sans: like a printed book" },
};

const signupTexts: Record<Settings["accounts"]["signups"], string> = {
  open: "Everybody",
  domains: "People with certain email addresses",
  closed: "Nobody",
};

export const holdTexts: Record<Settings["accounts"]["hold"], string> = {
  none: "None",
  links: "Those with links, from people without an accepted comment",
  first: "All from people without an accepted comment",
  all: "All",
};

/** A value in words, for comparisons. */
export function wordsFor(field: string, value: unknown, timeZone: string): string {
  if (field === "logoId") return value ? "A picture of the library" : "The standard logo";
  if (field === "darkLogoId" || field === "panelId" || field === "pictureId")
    return value ? "A picture of the library" : "None";
  if (field === "logoHasName") return value ? "Yes" : "No";
  if (field === "fonts") return fontNames[value as keyof typeof fontNames].text;
  if (field === "signups") return signupTexts[value as keyof typeof signupTexts];
  if (field === "commentsOpen") return value ? "Open" : "Closed";
  if (field === "hold") return holdTexts[value as keyof typeof holdTexts];
  if (field === "commentEmails") return value ? "At most one an hour" : "None";
  if (field === "announcementUntil" && value) return formatMoment(String(value), timeZone);
  if (field === "hero") return value ? "A pinned article" : "The newest article";
  if (Array.isArray(value)) return value.map(lineFor).join("\n") || "Nothing";
  return value === "" || value === null ? "Nothing" : String(value);
}

function lineFor(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { hidden, ...parts } = item as Record<string, unknown>;
  const words = Object.entries(parts).map(([field, part]) =>
    field === "name" ? sectionWords[part as keyof typeof sectionWords].name : part,
  );
  return [...words.filter((part) => part !== ""), ...(hidden === true ? ["hidden"] : [])].join(", ");
}

export function changedFields<Name extends SettingGroup>(
  name: Name,
  one: Settings[Name],
  other: Settings[Name],
): FieldOf<Name>[] {
  const fields = Object.keys(labels[name]) as FieldOf<Name>[];
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

const isSetOnServer = new Set(["name", "timeZone", "address", "email", "phone", "social"]);

/** Says that a value comes from the server. */
export function originOf<Name extends SettingGroup>(
  name: Name,
  field: FieldOf<Name>,
  { values, defaults }: Pick<Saved<Name>, "values" | "defaults">,
): string | undefined {
  const [value, given, standard] = [values, defaults, defaultSettings[name]].map((from) =>
    JSON.stringify((from as Settings[Name])[field]),
  );
  if (!isSetOnServer.has(field) || value !== given || given === standard) return undefined;
  return "It was set when the site was started. What you enter here replaces it.";
}
