import {
  CircleQuestionMark,
  Home,
  Inbox,
  LibraryBig,
  ListTree,
  type LucideIcon,
  MessageSquare,
  Settings2,
  Signpost,
  Ticket,
  Trash2,
  UserRound,
} from "lucide-react";
import type { Waiting } from "#features/overview/contract.ts";
import { everyList, kindNames, kinds, type ListEntry, mainList } from "#features/publishing/kinds.ts";
import { helpPath } from "../help/path.ts";
import { listIcons } from "./list-icons.ts";

export type Screen = {
  to: string;
  text: string;
  Icon: LucideIcon;
  /** Other words that find it in the palette. */
  words?: string;
  /** What waits there, what it is, and where it is if not on the whole screen. */
  count?: { of: keyof Waiting; noun: string; nouns?: string; to?: string };
};

const listsIn = (group: ListEntry["group"]): Screen[] =>
  everyList
    .filter((list) => list.group === group)
    .map(({ noun, nouns, path: to, title, words }) => ({
      to,
      get text() {
        return title();
      },
      get words() {
        return words?.();
      },
      Icon: listIcons(noun).list,
      count: { of: nouns, noun: "draft" },
    }));

/** Every screen of the administration. */
export const groups: { title?: string; screens: Screen[] }[] = [
  {
    screens: [
      {
        to: "/admin",
        text: "Overview",
        Icon: Inbox,
        words: "administration first steps activity",
        count: { of: "emails", noun: "email was not sent", nouns: "emails were not sent" },
      },
    ],
  },
  {
    title: "Write",
    screens: listsIn("Write"),
  },
  {
    title: "People",
    screens: [
      ...listsIn("People"),
      // Nothing waits there: people verify their addresses themselves.
      { to: "/manage-members", text: "Members", Icon: UserRound, words: "accounts users administrators" },
      {
        to: "/manage-registrations",
        text: "Registrations",
        Icon: Ticket,
        words: "guests door list",
        count: { of: "guests", noun: "guest on a waiting list", nouns: "guests on waiting lists" },
      },
      {
        to: "/manage-comments",
        text: "Comments",
        Icon: MessageSquare,
        count: { of: "comments", noun: "waiting comment", to: "/manage-comments?state=waiting" },
      },
    ],
  },
  {
    screens: [
      {
        to: "/manage-media",
        text: "Library",
        Icon: LibraryBig,
        words: "media pictures images videos files uploads",
        count: {
          of: "files",
          noun: "file without alternative text",
          nouns: "files without alternative text",
        },
      },
    ],
  },
  {
    title: "Site",
    screens: [
      { to: "/manage-home", text: "Home page", Icon: Home },
      { to: "/manage-menu", text: "Menu", Icon: ListTree, words: "navigation links footer" },
      {
        to: "/manage-addresses",
        text: "Addresses",
        Icon: Signpost,
        words: "redirects broken links not found",
      },
      {
        to: "/manage-settings",
        text: "Settings",
        Icon: Settings2,
        words: "logo colours fonts contact announcement languages",
      },
    ],
  },
  {
    screens: [{ to: "/manage-trash", text: "Trash", Icon: Trash2, words: "deleted restore" }],
  },
];

/** Always in sight, below the others. */
export const help: Screen = {
  to: helpPath,
  text: "Help",
  Icon: CircleQuestionMark,
  words: "guide manual how to",
};

export const screens = [...groups.flatMap((group) => group.screens), help];

/** The list that a screen belongs to, by the first part of its path. Articles and events share one form. */
const belongsTo: Record<string, string> = {
  "door-list": "/manage-registrations",
  ...Object.fromEntries(
    kindNames.flatMap((kind) =>
      ["create", "edit"].map((form) => [`${form}-${kinds[kind].form}`, mainList(kind).path]),
    ),
  ),
};

export function sectionOf(pathname: string): string {
  if (pathname.startsWith(helpPath)) return helpPath;
  return belongsTo[pathname.split("/")[1] ?? ""] ?? pathname;
}

export function screenAt(path: string): Screen | undefined {
  return screens.find(({ to }) => to === path);
}

/** The forms of documents, where nothing but the text and its bars is shown. */
export function isWriting(pathname: string): boolean {
  return /^\/(create|edit)-/.test(pathname);
}
