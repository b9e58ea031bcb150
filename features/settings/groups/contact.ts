import type { Fields } from "#features/fields/field.ts";

const notWeb = "Please enter an address that begins with https://.";

export const contact = {
  address: {
    label: "Address",
    group: "How to reach you",
    type: "lines",
    maxItems: 8,
    maxLength: 100,
    tooLong: "An address can have up to 8 lines.",
    hint: "As on an envelope, line by line.",
  },
  email: { label: "Email", group: "How to reach you", type: "email", maxLength: 200 },
  phone: { label: "Telephone", group: "How to reach you", type: "text", maxLength: 50, inputMode: "tel" },
  officeHours: {
    label: "Office hours",
    group: "When you are there",
    type: "list",
    one: "line",
    maxItems: 14,
    tooLong: "Up to 14 lines are possible.",
    item: {
      days: { label: "Days", type: "text", maxLength: 100, required: "Please enter the days." },
      hours: { label: "Hours", type: "text", maxLength: 100 },
    },
    hint: "Days and opening times, shown on the contact page.",
  },
  social: {
    label: "Social networks",
    group: "Elsewhere",
    type: "lines",
    one: "link",
    maxItems: 8,
    maxLength: 500,
    tooLong: "Up to 8 links are possible.",
    parse: (link: string) =>
      /^https?:\/\//.test(link) && URL.canParse(link) ? { value: link } : { error: notWeb },
    hint: "The site chooses the icons.",
  },
} as const satisfies Fields;
