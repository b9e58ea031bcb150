import {
  CalendarDays,
  FileText,
  Home,
  Images,
  Inbox,
  LibraryBig,
  ListTree,
  type LucideIcon,
  MessageSquare,
  PanelTop,
  Settings2,
  Signpost,
  Ticket,
  Trash2,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { Waiting } from "#features/overview/contract.ts";

export type Screen = {
  to: string;
  text: string;
  Icon: LucideIcon;
  /** Other words that find it in the palette. */
  words?: string;
  /** What waits there, what it is, and where it is if not on the whole screen. */
  count?: { of: keyof Waiting; noun: string; nouns?: string; to?: string };
};

const drafts = (of: keyof Waiting) => ({ of, noun: "draft" });

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
    screens: [
      {
        to: "/manage-blogs",
        text: "Articles",
        Icon: FileText,
        words: "blog posts programmes publications",
        count: drafts("articles"),
      },
      { to: "/manage-events", text: "Events", Icon: CalendarDays, count: drafts("events") },
      {
        to: "/manage-collections",
        text: "Collections",
        Icon: Images,
        words: "photography gallery",
        count: drafts("collections"),
      },
      { to: "/manage-pages", text: "Pages", Icon: PanelTop, count: drafts("pages") },
    ],
  },
  {
    title: "People",
    screens: [
      {
        to: "/manage-people",
        text: "People",
        Icon: UsersRound,
        words: "team board authors",
        count: drafts("people"),
      },
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

export const screens = groups.flatMap((group) => group.screens);

/** The list that a screen belongs to, by the first part of its path. Articles and events share one form. */
const belongsTo: Record<string, string> = {
  "door-list": "/manage-registrations",
  "create-blog": "/manage-blogs",
  "edit-blog": "/manage-blogs",
  "create-photography": "/manage-collections",
  "edit-photography": "/manage-collections",
  "create-page": "/manage-pages",
  "edit-page": "/manage-pages",
  "create-person": "/manage-people",
  "edit-person": "/manage-people",
};

export function sectionOf(pathname: string): string {
  return belongsTo[pathname.split("/")[1] ?? ""] ?? pathname;
}

export function screenAt(path: string): Screen | undefined {
  return screens.find(({ to }) => to === path);
}

/** The forms of documents, where nothing but the text and its bars is shown. */
export function isWriting(pathname: string): boolean {
  return /^\/(create|edit)-/.test(pathname);
}
