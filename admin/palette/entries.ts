import {
  CalendarPlus,
  FilePlus2,
  Image,
  ImagePlus,
  LogOut,
  type LucideIcon,
  PanelTop,
  Signpost,
  SquareArrowOutUpRight,
  Ticket,
  Upload,
  UserRound,
  UserRoundPlus,
} from "lucide-react";
import { logOut } from "#app/shell/account.tsx";
import type { Found } from "#features/overview/contract.ts";
import { untitled } from "#features/publishing/lifecycle.ts";
import { screenAt, screens } from "../frame/screens.ts";

/** A line of the palette. */
export type Entry = {
  key: string;
  text: string;
  /** Such as its kind. */
  note?: string;
  Icon: LucideIcon;
  /** Other words that find it. */
  words?: string;
  to?: string;
  run?(): void;
};

export const screenEntries: Entry[] = [
  ...screens.map(({ to, text, Icon, words }) => ({ key: to, to, text, Icon, words })),
  { key: "/profile", to: "/profile", text: "Your profile", Icon: UserRound, words: "account password" },
];

export const actions: Entry[] = [
  { key: "article", text: "Create article", to: "/create-blog", Icon: FilePlus2, words: "new add write" },
  {
    key: "event",
    text: "Create event",
    to: "/create-blog?type=events",
    Icon: CalendarPlus,
    words: "new add",
  },
  {
    key: "collection",
    text: "Create collection",
    to: "/create-photography",
    Icon: ImagePlus,
    words: "new add photography gallery",
  },
  { key: "page", text: "Create page", to: "/create-page", Icon: PanelTop, words: "new add write" },
  { key: "person", text: "Create person", to: "/create-person", Icon: UserRoundPlus, words: "new add team" },
  {
    key: "guest",
    text: "Add a guest",
    note: "to an event",
    to: "/manage-registrations",
    Icon: Ticket,
    words: "new create register",
  },
  {
    key: "redirect",
    text: "Add a redirect",
    to: "/manage-addresses#add",
    Icon: Signpost,
    words: "new create",
  },
  {
    key: "upload",
    text: "Upload files",
    to: "/manage-media",
    Icon: Upload,
    words: "new add pictures videos",
  },
  { key: "site", text: "View the site", to: "/", Icon: SquareArrowOutUpRight, words: "home page public" },
  { key: "logout", text: "Log out", run: logOut, Icon: LogOut, words: "logout sign" },
];

/** Those that have every word. */
export function matching(entries: Entry[], q: string): Entry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ text, words: more = "" }) => {
    const known = ` ${text} ${more}`.toLowerCase();
    return words.every((word) => known.includes(` ${word}`));
  });
}

export function beginsWith(entries: Entry[], q: string): boolean {
  return entries.some(({ text }) => text.toLowerCase().startsWith(q.toLowerCase()));
}

type Target = { noun: string; Icon: LucideIcon; to(of: Found): string };

const iconOf = (path: string) => screenAt(path)?.Icon ?? Image;
const byName =
  (path: string) =>
  ({ title }: Found) =>
    `${path}?${new URLSearchParams({ q: title })}`;

const targets: Record<Found["kind"], Target> = {
  article: { noun: "Article", Icon: iconOf("/manage-blogs"), to: ({ _id }) => `/edit-blog/${_id}` },
  event: { noun: "Event", Icon: iconOf("/manage-events"), to: ({ _id }) => `/edit-blog/${_id}` },
  collection: {
    noun: "Collection",
    Icon: iconOf("/manage-collections"),
    to: ({ _id }) => `/edit-photography/${_id}`,
  },
  page: { noun: "Page", Icon: iconOf("/manage-pages"), to: ({ _id }) => `/edit-page/${_id}` },
  person: { noun: "Person", Icon: iconOf("/manage-people"), to: ({ _id }) => `/edit-person/${_id}` },
  member: { noun: "Member", Icon: iconOf("/manage-members"), to: byName("/manage-members") },
  file: { noun: "File", Icon: Image, to: byName("/manage-media") },
};

export function foundEntry(found: Found): Entry {
  const { kind, _id, title, isDraft } = found;
  const { noun, Icon, to } = targets[kind];
  return {
    key: `${kind} ${_id}`,
    text: title || untitled,
    note: isDraft ? `${noun}, draft` : noun,
    Icon,
    to: to(found),
  };
}
