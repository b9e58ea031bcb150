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
import type { Message } from "#core/message.ts";
import type { Found } from "#features/overview/contract.ts";
import { editPath, everyList, type ListName } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { listIcons } from "../frame/list-icons.ts";
import { listWords, screens } from "../frame/screens.ts";

/** A line of the palette. */
export type Entry = {
  key: string;
  text: string;
  /** Of the text; empty: that of the site. Without it, the text is one of the interface, or a name. */
  language?: string;
  /** More about it, such as its kind. */
  note?: string;
  Icon: LucideIcon;
  /** Other words that find it. */
  words?: string;
  to?: string;
  run?(): void;
};

export function screenEntries(): Entry[] {
  return [
    ...screens.map(({ to, text, Icon, words }) => ({ key: to, to, text: text(), Icon, words: words?.() })),
    {
      key: "/profile",
      to: "/profile",
      text: m.adminPalette.profile(),
      Icon: UserRound,
      words: m.adminPalette.profileWords(),
    },
  ];
}

export function actions(): Entry[] {
  return [
    ...everyList.map(({ noun, create }) => ({
      key: noun,
      text: m.adminKinds.create({ list: noun }),
      to: create,
      Icon: listIcons(noun).create,
      words: `${m.adminPalette.createWords()} ${listWords[noun]?.() ?? ""}`,
    })),
    {
      key: "guest",
      text: m.adminPalette.addGuest(),
      note: m.adminPalette.toEvent(),
      to: "/manage-registrations",
      Icon: Ticket,
      words: m.adminPalette.addGuestWords(),
    },
    {
      key: "redirect",
      text: m.adminPalette.addRedirect(),
      to: "/manage-addresses#add",
      Icon: Signpost,
      words: m.adminPalette.addRedirectWords(),
    },
    {
      key: "upload",
      text: m.adminPalette.uploadFiles(),
      to: "/manage-media",
      Icon: Upload,
      words: m.adminPalette.uploadFilesWords(),
    },
    {
      key: "site",
      text: m.adminPalette.viewSite(),
      to: "/",
      Icon: SquareArrowOutUpRight,
      words: m.adminPalette.viewSiteWords(),
    },
    {
      key: "logout",
      text: m.adminPalette.logOut(),
      run: logOut,
      Icon: LogOut,
      words: m.adminPalette.logOutWords(),
    },
  ];
}

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

type Target = { name: Message; Icon: LucideIcon; to(of: Found): string };

const byName =
  (path: string) =>
  ({ title }: Found) =>
    `${path}?${new URLSearchParams({ q: title })}`;

const targets: Record<Found["kind"], Target> = {
  ...(Object.fromEntries(
    everyList.map(({ noun, name, kind }): [ListName, Target] => [
      noun,
      { name, Icon: listIcons(noun).list, to: ({ _id }) => editPath(kind, _id) },
    ]),
  ) as Record<ListName, Target>),
  member: { name: m.adminPalette.member, Icon: UserRound, to: byName("/manage-members") },
  file: { name: m.adminPalette.file, Icon: Image, to: byName("/manage-media") },
};

export function foundEntry(found: Found): Entry {
  const { kind, _id, language, isDraft } = found;
  const { name, Icon, to } = targets[kind];
  return {
    key: `${kind} ${_id}`,
    text: titleOf(found),
    language,
    note: isDraft ? m.adminPalette.draftOf({ kind: name() }) : name(),
    Icon,
    to: to(found),
  };
}
