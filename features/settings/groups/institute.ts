import { defaultEmbedHosts } from "#core/embed-hosts.ts";
import { isTimeZone } from "#core/zone.ts";
import type { Fields } from "#features/fields/field.ts";
import { videoHost } from "./hosts.ts";

/** With `shown: true`, every page gets the value. */
export const institute = {
  name: {
    label: "Name of the institute",
    group: "Name",
    type: "text",
    maxLength: 100,
    required: "Please enter the name of the institute.",
    initial: "Research Institute",
    shown: true,
  },
  shortName: {
    label: "Short name",
    group: "Name",
    type: "text",
    maxLength: 24,
    hint: "Optional. Used where space is short, such as the bar of the site and phones.",
    shown: true,
  },
  tagline: {
    label: "Tagline",
    group: "Name",
    type: "text",
    maxLength: 200,
    hint: "Optional. A few words shown with the name in the footer and in the home page’s title.",
    shown: true,
  },
  description: {
    label: "Description",
    group: "Name",
    type: "longText",
    maxLength: 600,
    hint: "Shown in the footer, in search engines and in link previews.",
    shown: true,
  },
  language: {
    label: "Language of the site",
    group: "Language and time",
    type: "language",
    required: "Please choose a language like en or pt-BR.",
    initial: "en",
    hint: "Of your texts. The site’s own words, such as “Search” or “Log in”, are English for now.",
    shown: true,
  },
  timeZone: {
    label: "Time zone",
    group: "Language and time",
    type: "text",
    required: "Please choose a time zone like Europe/Lisbon.",
    parse: (zone: string) =>
      isTimeZone(zone) ? { value: zone } : { error: "Please choose a time zone like Europe/Lisbon." },
    initial: "UTC",
    shown: true,
  },
  quote: { label: "Quote beside the login", group: "Login", type: "longText", maxLength: 400, shown: true },
  quoteSource: { label: "Source of the quote", group: "Login", type: "text", maxLength: 100, shown: true },
  announcement: { label: "Announcement", group: "Announcement", type: "text", maxLength: 300 },
  announcementLink: {
    label: "Link of the announcement",
    group: "Announcement",
    type: "address",
    maxLength: 500,
    hint: "A page of this site, like /events, or an address like institute.example.",
  },
  announcementUntil: {
    label: "Announced until",
    group: "Announcement",
    type: "instant",
    invalid: "Please enter a date and a time.",
    hint: "The announcement disappears at this time, in the time zone of the site. Leave it empty to keep it.",
  },
  donation: {
    label: "Donation link",
    group: "Donations",
    type: "link",
    maxLength: 500,
    hint: "For example give.example/you.",
    shown: true,
  },
  peertubeHosts: {
    label: "PeerTube sites",
    group: "Videos and embeds of other sites",
    type: "lines",
    maxItems: 20,
    maxLength: 253,
    parse: videoHost,
    hint: "Sites whose videos your articles can show, one per line, like video.example. YouTube and Vimeo are always possible. No video is loaded before a reader presses play.",
  },
  embedHosts: {
    label: "Sites of charts, maps and forms",
    group: "Videos and embeds of other sites",
    type: "lines",
    maxItems: 40,
    maxLength: 253,
    parse: videoHost,
    initial: defaultEmbedHosts,
    hint: "Sites whose charts, maps and forms your articles can show, one per line, like charts.example. Their pages run in a frame of their own, and only after a reader has chosen to show them. If you remove a site, articles show a link instead.",
  },
} as const satisfies Fields;
