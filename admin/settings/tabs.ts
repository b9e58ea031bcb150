import type { Message } from "#core/message.ts";
import type { SettingGroup } from "#core/settings.ts";
import { type Fields, groupOf } from "#features/fields/field.ts";
import { textFieldsOf } from "#features/settings/translated.ts";
import { m } from "#messages";

/** A part of a form: it shows the fields whose group has its title. */
export type SettingPart = { title: Message; lead?: Message };

/** A tab of the settings: some parts of one group, which is saved as a whole. */
export type Tab = {
  name: string;
  text: Message;
  group: SettingGroup;
  parts: readonly SettingPart[];
  /** Nothing changes that a preview could show. */
  isUnseen?: true;
};

const first: Tab = {
  name: "institute",
  text: m.adminSettings.instituteTab,
  group: "institute",
  parts: [
    { title: m.adminSettings.nameGroup },
    { title: m.adminSettings.languageGroup },
    {
      title: m.adminSettings.loginGroup,
      lead: m.adminSettings.loginLead,
    },
  ],
};

export const tabs: readonly Tab[] = [
  first,
  {
    name: "appearance",
    text: m.adminSettings.appearanceTab,
    group: "appearance",
    parts: [
      { title: m.adminSettings.logoGroup },
      {
        title: m.adminSettings.coloursGroup,
        lead: m.adminSettings.coloursLead,
      },
      {
        title: m.adminSettings.fontsGroup,
        lead: m.adminSettings.fontsLead,
      },
      { title: m.adminSettings.accountFormsGroup },
    ],
  },
  {
    name: "contact",
    text: m.adminSettings.contactTab,
    group: "contact",
    parts: [
      { title: m.adminSettings.reachGroup },
      { title: m.adminSettings.hoursGroup },
      { title: m.adminSettings.elsewhereGroup },
    ],
  },
  {
    name: "announcement",
    text: m.adminSettings.announcementTab,
    group: "institute",
    parts: [
      {
        title: m.adminSettings.announcementGroup,
        lead: m.adminSettings.announcementLead,
      },
      {
        title: m.adminSettings.donationsGroup,
        lead: m.adminSettings.donationsLead,
      },
    ],
  },
  {
    name: "accounts",
    text: m.adminSettings.accountsTab,
    group: "accounts",
    parts: [{ title: m.adminSettings.signupsGroup }, { title: m.adminSettings.commentsGroup }],
    isUnseen: true,
  },
  {
    name: "videos",
    text: m.adminSettings.videosTab,
    group: "institute",
    parts: [{ title: m.adminSettings.embedsGroup }],
    isUnseen: true,
  },
];

export function tabPath(name: string, language = ""): string {
  const query = new URLSearchParams({
    ...(name !== first.name && { group: name }),
    ...(language && { language }),
  });
  return query.size > 0 ? `/manage-settings?${query}` : "/manage-settings";
}

/** Those of these parts with texts that each language of the site can have of its own. */
export function partsWithTexts(group: SettingGroup, parts: readonly SettingPart[]): readonly SettingPart[] {
  const list = textFieldsOf(group);
  return parts.filter((part) => Object.keys(fieldsIn(list, [part])).length > 0);
}

export function tabAt(search: string): Tab {
  const wanted = new URLSearchParams(search).get("group");
  return tabs.find(({ name }) => name === wanted) ?? first;
}

export function fieldsIn(list: Fields, parts: readonly SettingPart[]): Fields {
  const isShown = (group: string | undefined) => parts.some(({ title }) => title() === group);
  return Object.fromEntries(Object.entries(list).filter(([, { group }]) => isShown(groupOf(group))));
}

/** The names of the fields of a group but those that other tabs show. */
export function namesIn(list: Fields, group: SettingGroup, parts: readonly SettingPart[]): string[] {
  const others = tabs.filter((tab) => tab.group === group && !tab.parts.some((part) => parts.includes(part)));
  const elsewhere = fieldsIn(
    list,
    others.flatMap((tab) => tab.parts),
  );
  return Object.keys(list).filter((name) => !(name in elsewhere));
}
