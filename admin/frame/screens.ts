import {
  CircleQuestionMark,
  Home,
  Inbox,
  Languages,
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
import type { Message } from "#core/message.ts";
import type { Waiting } from "#features/overview/contract.ts";
import {
  everyList,
  kindNames,
  kinds,
  type ListEntry,
  type ListName,
  mainList,
} from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { helpPath } from "../help/path.ts";
import { listIcons } from "./list-icons.ts";

export type Screen = {
  to: string;
  text: Message;
  Icon: LucideIcon;
  /** Other words that find it in the palette. */
  words?: Message;
  /** What waits there, what it is, and where it is if not on the whole screen. */
  count?: { of: keyof Waiting; text(v: { count: number }): string; to?: string };
  /** Sites that need it have it in the menu; all do unless given. */
  isShown?(site: { isMultilingual: boolean }): boolean;
};

/** Other words that find a list, and its form, in the palette. */
export const listWords: Partial<Record<ListName, Message>> = {
  article: m.adminKinds.wordsArticles,
  call: m.adminKinds.wordsCalls,
  collection: m.adminKinds.wordsCollections,
  page: m.adminKinds.wordsPages,
  person: m.adminKinds.wordsPeople,
  project: m.adminKinds.wordsProjects,
};

const listsIn = (group: ListEntry["group"]): Screen[] =>
  everyList
    .filter((list) => list.group === group)
    .map(({ noun, nouns, path: to, title }) => ({
      to,
      text: title,
      words: listWords[noun],
      Icon: listIcons(noun).list,
      count: { of: nouns, text: m.adminFrame.waitingDrafts },
    }));

/** Every screen of the administration. */
export const groups: { title?: Message; screens: Screen[] }[] = [
  {
    screens: [
      {
        to: "/admin",
        text: m.adminFrame.overview,
        Icon: Inbox,
        words: m.adminFrame.overviewWords,
        count: { of: "emails", text: m.adminFrame.waitingEmails },
      },
    ],
  },
  {
    title: m.adminFrame.groupWrite,
    screens: [
      ...listsIn("Write"),
      {
        to: "/manage-translations",
        text: m.adminTranslations.title,
        Icon: Languages,
        words: m.adminTranslations.words,
        count: {
          of: "translations",
          text: m.adminTranslations.waiting,
          to: "/manage-translations?state=changed",
        },
        isShown: ({ isMultilingual }) => isMultilingual,
      },
    ],
  },
  {
    title: m.adminFrame.groupPeople,
    screens: [
      ...listsIn("People"),
      // Nothing waits there: people verify their addresses themselves.
      {
        to: "/manage-members",
        text: m.adminFrame.members,
        Icon: UserRound,
        words: m.adminFrame.membersWords,
      },
      {
        to: "/manage-registrations",
        text: m.adminFrame.registrations,
        Icon: Ticket,
        words: m.adminFrame.registrationsWords,
        count: { of: "guests", text: m.adminFrame.waitingGuests },
      },
      {
        to: "/manage-comments",
        text: m.adminFrame.comments,
        Icon: MessageSquare,
        count: { of: "comments", text: m.adminFrame.waitingComments, to: "/manage-comments?state=waiting" },
      },
    ],
  },
  {
    screens: [
      {
        to: "/manage-media",
        text: m.adminFrame.library,
        Icon: LibraryBig,
        words: m.adminFrame.libraryWords,
        count: { of: "files", text: m.adminFrame.waitingFiles },
      },
    ],
  },
  {
    title: m.adminFrame.groupSite,
    screens: [
      { to: "/manage-home", text: m.adminFrame.homePage, Icon: Home },
      { to: "/manage-menu", text: m.adminFrame.menu, Icon: ListTree, words: m.adminFrame.menuWords },
      {
        to: "/manage-addresses",
        text: m.adminFrame.addresses,
        Icon: Signpost,
        words: m.adminFrame.addressesWords,
      },
      {
        to: "/manage-settings",
        text: m.adminFrame.settings,
        Icon: Settings2,
        words: m.adminFrame.settingsWords,
      },
    ],
  },
  {
    screens: [
      { to: "/manage-trash", text: m.adminFrame.trash, Icon: Trash2, words: m.adminFrame.trashWords },
    ],
  },
];

/** Always in sight, below the others. */
export const help: Screen = {
  to: helpPath,
  text: m.adminFrame.help,
  Icon: CircleQuestionMark,
  words: m.adminFrame.helpWords,
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
