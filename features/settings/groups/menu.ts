import type { Fields } from "#features/fields/field.ts";
import { defaultMenu } from "../defaults.ts";

const links = {
  type: "list",
  one: "link",
  maxItems: 40,
  tooLong: "A menu can have up to 40 entries.",
  distinct: { field: "to", error: "This menu has a link to this address already." },
  item: {
    to: {
      label: "Address",
      type: "address",
      maxLength: 500,
      tooLong: "This address is too long.",
      required: "Please enter a path like /about, or an address that begins with https://.",
    },
    text: {
      label: "Label",
      type: "text",
      maxLength: 60,
      tooLong: "A label can have up to 60 characters.",
      required: "Please enter a label.",
    },
    hidden: { label: "Hidden", type: "switch" },
    /** Below the last entry before it that is not. */
    under: { label: "Below the one before", type: "switch" },
  },
} as const;

export const menu = {
  bar: { ...links, label: "Bar", group: "Bar", initial: defaultMenu.bar },
  footer: { ...links, label: "Quick links", group: "Quick links", initial: defaultMenu.footer },
  legal: { ...links, label: "Legal links", group: "Legal links", initial: defaultMenu.legal },
} as const satisfies Fields;
