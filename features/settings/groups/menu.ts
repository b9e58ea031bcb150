import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";
import { defaultMenu } from "../defaults.ts";

const links = {
  type: "list",
  translated: true,
  one: "link",
  maxItems: 40,
  tooLong: m.adminMenu.tooManyLinks,
  distinct: { field: "to", error: m.adminMenu.linkTwice },
  item: {
    to: {
      label: m.adminMenu.address,
      type: "address",
      maxLength: 500,
      tooLong: m.adminFields.webAddressTooLong,
      required: m.adminFields.addressInvalid,
    },
    text: {
      label: m.adminMenu.label,
      type: "text",
      maxLength: 60,
      tooLong: m.adminMenu.labelTooLong,
      required: m.adminMenu.labelRequired,
    },
    hidden: { label: m.adminMenu.hidden, type: "switch" },
    /** Below the last entry before it that is not. */
    under: { label: m.adminMenu.under, type: "switch" },
  },
} as const;

export const menu = {
  bar: { ...links, label: m.adminMenu.bar, group: m.adminMenu.bar, initial: () => defaultMenu().bar },
  footer: {
    ...links,
    label: m.adminMenu.footer,
    group: m.adminMenu.footer,
    initial: () => defaultMenu().footer,
  },
  legal: { ...links, label: m.adminMenu.legal, group: m.adminMenu.legal, initial: () => defaultMenu().legal },
} as const satisfies Fields;
