import type { Fields } from "#features/fields/field.ts";
import { domain } from "./hosts.ts";

export const accounts = {
  signups: {
    label: "Who may sign up",
    group: "Who may sign up",
    type: "choice",
    options: { open: "Everybody", domains: "People with certain email addresses", closed: "Nobody" },
    hints: {
      open: "Anyone can create an account to like and comment.",
      domains:
        "For example, everyone at your university. They can comment and like after opening a link in an email.",
      closed: "Existing accounts keep working.",
    },
  },
  domains: {
    label: "Email domains",
    group: "Who may sign up",
    type: "lines",
    maxItems: 50,
    tooLong: "Up to 50 domains are possible.",
    maxLength: 253,
    parse: domain,
    only: { field: "signups", is: "domains" },
    required: "Please enter at least one domain.",
    hint: "The part after the @, one per line, like institute.example.",
  },
  commentsOpen: {
    label: "Comments are open on new articles",
    group: "Comments",
    type: "switch",
    initial: true,
    hint: "Existing articles stay as they are. You can change this for each article.",
  },
  /** All but `all` only those of people without an accepted comment. */
  hold: {
    label: "Comments that wait for approval",
    group: "Comments",
    type: "choice",
    options: {
      none: "None",
      links: "Those with links, from people without an accepted comment",
      first: "All from people without an accepted comment",
      all: "All",
    },
    default: "links",
    hints: {
      none: "Everything appears at once. You can take it down later.",
      links: "Stops most advertising. Everything else appears at once.",
      first: "Once you have accepted a comment, everything else by this person appears at once.",
      all: "Nothing appears before an administrator has accepted it.",
    },
  },
  commentEmails: {
    label: "Email administrators when comments wait",
    group: "Comments",
    type: "switch",
    initial: true,
    only: { field: "hold", not: "none" },
    hint: "At most one email an hour, however many comments there are.",
  },
} as const satisfies Fields;
