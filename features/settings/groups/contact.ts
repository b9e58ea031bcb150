import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";

export const contact = {
  address: {
    label: m.adminSettings.address,
    group: m.adminSettings.reachGroup,
    type: "lines",
    maxItems: 8,
    maxLength: 100,
    tooLong: m.adminSettings.addressTooLong,
    hint: m.adminSettings.addressHint,
    translated: true,
  },
  email: { label: m.common.email, group: m.adminSettings.reachGroup, type: "email", maxLength: 200 },
  phone: {
    label: m.adminSettings.phone,
    group: m.adminSettings.reachGroup,
    type: "text",
    maxLength: 50,
    inputMode: "tel",
  },
  officeHours: {
    label: m.adminSettings.officeHours,
    group: m.adminSettings.hoursGroup,
    type: "list",
    one: "line",
    maxItems: 14,
    tooLong: m.adminSettings.tooManyHours,
    item: {
      days: {
        label: m.adminSettings.days,
        type: "text",
        maxLength: 100,
        required: m.adminSettings.daysRequired,
      },
      hours: { label: m.adminSettings.hours, type: "text", maxLength: 100 },
    },
    hint: m.adminSettings.officeHoursHint,
    translated: true,
  },
  social: {
    label: m.adminSettings.social,
    group: m.adminSettings.elsewhereGroup,
    type: "lines",
    one: "link",
    maxItems: 8,
    maxLength: 500,
    tooLong: m.adminSettings.tooManyLinks,
    parse: (link: string) =>
      /^https?:\/\//.test(link) && URL.canParse(link)
        ? { value: link }
        : { error: m.adminSettings.socialInvalid() },
    hint: m.adminSettings.socialHint,
  },
} as const satisfies Fields;
