import {
  Image,
  LogOut,
  type LucideIcon,
  Signpost,
  SquareArrowOutUpRight,
  Ticket,
  Upload,
  UserRound,
} from "lucide-react";
import { logOut } from "#app/shell/account.tsx";
import type { Found } from "#features/overview/contract.ts";
import { editPath, everyList, type ListName } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { listIcons } from "../frame/list-icons.ts";
import { screens } from "../frame/screens.ts";

/** A line of the palette. */
export type Entry = {
  key: string;
  text: string;
  /** More about it, such as its kind. */
  note?: string;
  Icon: LucideIcon;
  /** Other words that find it. */
  words?: string;
  to?: string;
  run?(): void;
};

export const screenEntries: Entry[] = [
  ...screens.map(({ to, text, Icon, words }) => ({
    key: to,
    to,
    get text() {
      return text();
    },
    Icon,
    get words() {
      return words?.();
    },
  })),
  { key: "/profile", to: "/profile", text: "Your profile", Icon: UserRound, words: "account password" },
];

export const actions: Entry[] = [
  ...everyList.map(({ noun, create, createText, words }) => ({
    key: noun,
    get text() {
      return createText();
    },
    to: create,
    Icon: listIcons(noun).create,
    get words() {
      return `new add ${words?.() ?? ""}`;
    },
  })),
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

/** Returns the entries that have every word. */
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

const byName =
  (path: string) =>
  ({ title }: Found) =>
    `${path}?${new URLSearchParams({ q: title })}`;

const targets: Record<Found["kind"], Target> = {
  ...(Object.fromEntries(
    everyList.map(({ noun, name, kind }): [ListName, Target] => [
      noun,
      { noun: name(), Icon: listIcons(noun).list, to: ({ _id }) => editPath(kind, _id) },
    ]),
  ) as Record<ListName, Target>),
  member: { noun: "Member", Icon: UserRound, to: byName("/manage-members") },
  file: { noun: "File", Icon: Image, to: byName("/manage-media") },
};

export function foundEntry(found: Found): Entry {
  const { kind, _id, isDraft } = found;
  const { noun, Icon, to } = targets[kind];
  return {
    key: `${kind} ${_id}`,
    text: titleOf(found),
    note: isDraft ? `${noun}, draft` : noun,
    Icon,
    to: to(found),
  };
}
