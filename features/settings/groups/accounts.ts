import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";
import { domain } from "./hosts.ts";

export const accounts = {
  signups: {
    label: m.adminSettings.signupsGroup,
    group: m.adminSettings.signupsGroup,
    type: "choice",
    options: {
      open: m.adminSettings.signupsOpen,
      domains: m.adminSettings.signupsDomains,
      closed: m.adminSettings.signupsClosed,
    },
    hints: {
      open: m.adminSettings.signupsOpenHint,
      domains: m.adminSettings.signupsDomainsHint,
      closed: m.adminSettings.signupsClosedHint,
    },
  },
  domains: {
    label: m.adminSettings.domains,
    group: m.adminSettings.signupsGroup,
    type: "lines",
    maxItems: 50,
    tooLong: m.adminSettings.tooManyDomains,
    maxLength: 253,
    parse: domain,
    only: { field: "signups", is: "domains" },
    required: m.adminSettings.domainsRequired,
    hint: m.adminSettings.domainsHint,
  },
  commentsOpen: {
    label: m.adminSettings.commentsOpen,
    group: m.adminSettings.commentsGroup,
    type: "switch",
    initial: true,
    hint: m.adminSettings.commentsOpenHint,
  },
  /** All but `all` only those of people without an accepted comment. */
  hold: {
    label: m.adminSettings.hold,
    group: m.adminSettings.commentsGroup,
    type: "choice",
    options: {
      none: m.adminSettings.holdNone,
      links: m.adminSettings.holdLinks,
      first: m.adminSettings.holdFirst,
      all: m.adminSettings.holdAll,
    },
    default: "links",
    hints: {
      none: m.adminSettings.holdNoneHint,
      links: m.adminSettings.holdLinksHint,
      first: m.adminSettings.holdFirstHint,
      all: m.adminSettings.holdAllHint,
    },
  },
  commentEmails: {
    label: m.adminSettings.commentEmails,
    group: m.adminSettings.commentsGroup,
    type: "switch",
    initial: true,
    only: { field: "hold", not: "none" },
    hint: m.adminSettings.commentEmailsHint,
  },
} as const satisfies Fields;
