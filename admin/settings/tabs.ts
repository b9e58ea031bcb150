import type { SettingGroup } from "#core/settings.ts";
import { type Fields, textOf } from "#features/fields/field.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";

/** A part of a form: it shows the fields whose group has its title. */
export type SettingPart = { title: string; lead?: string };

/** A tab of the settings: some parts of one group, which is saved as a whole. */
export type Tab = {
  name: string;
  text: string;
  group: SettingGroup;
  parts: readonly SettingPart[];
  /** Nothing changes that a preview could show. */
  isUnseen?: true;
};

const first: Tab = {
  name: "institute",
  text: "Institute",
  group: "institute",
  parts: [
    { title: "Name" },
    { title: "Language and time" },
    {
      title: "Login",
      lead: "A quote in the picture beside the login form. Leave it empty to show none.",
    },
  ],
};

export const tabs: readonly Tab[] = [
  first,
  {
    name: "appearance",
    text: "Appearance",
    group: "appearance",
    parts: [
      { title: "Logo" },
      {
        title: "Colours",
        lead: "The site makes all its colours from these two. Where text would be hard to read, it uses a darker or lighter shade.",
      },
      {
        title: "Fonts",
        lead: "For headings and articles, and for everything else. All of them have Greek, Cyrillic and Vietnamese letters.",
      },
      { title: "Log in and sign up" },
    ],
  },
  {
    name: "contact",
    text: "Contact",
    group: "contact",
    parts: [{ title: "How to reach you" }, { title: "When you are there" }, { title: "Elsewhere" }],
  },
  {
    name: "announcement",
    text: "Announcement and donations",
    group: "institute",
    parts: [
      {
        title: "Announcement",
        lead: "A line above every page until the date you set. Leave it empty to show none.",
      },
      {
        title: "Donations",
        lead: "A button in the menu and the footer leads to the page where people can give.",
      },
    ],
  },
  {
    name: "accounts",
    text: "Accounts and comments",
    group: "accounts",
    parts: [{ title: "Who may sign up" }, { title: "Comments" }],
    isUnseen: true,
  },
  {
    name: "videos",
    text: "Videos and embeds",
    group: "institute",
    parts: [{ title: "Videos and embeds of other sites" }],
    isUnseen: true,
  },
];

export function tabPath(name: string): string {
  return name === first.name ? "/manage-settings" : `/manage-settings?group=${name}`;
}

export function tabAt(search: string): Tab {
  const wanted = new URLSearchParams(search).get("group");
  return tabs.find(({ name }) => name === wanted) ?? first;
}

export function fieldsIn(list: Fields, parts: readonly SettingPart[]): Fields {
  const isShown = (group: string | undefined) => parts.some(({ title }) => title === group);
  return Object.fromEntries(Object.entries(list).filter(([, { group }]) => isShown(textOf(group))));
}

/** The names of the fields of a group but those that other tabs show. */
export function namesIn(group: SettingGroup, parts: readonly SettingPart[]): string[] {
  const list = fieldsOfGroup(group);
  const others = tabs.filter((tab) => tab.group === group && tab.parts !== parts);
  const elsewhere = fieldsIn(
    list,
    others.flatMap((tab) => tab.parts),
  );
  return Object.keys(list).filter((name) => !(name in elsewhere));
}
