import type { Difference } from "../compare.ts";

const sizes: Difference = {
  at: /\/page\.json\.article: /,
  why: "Pictures in texts say how wide they are on telephones.",
};

const passages: Difference = {
  at: /\/api\/search\?q=.*\.items\.\d+\.text/,
  why: "On PostgreSQL, too, the site cuts the place where the words are, by its own rules.",
};

const addresses: Difference = {
  at: /\/contact\.lines: "Rua 1Lisboa"/,
  why: "The lines of an address are lines in the page, too.",
};

/** What a later version shows on purpose in another way, for sites opened from their data and from their backup. */
export const intended: Record<"data" | "backup", Difference[]> = {
  data: [sizes, passages, addresses],
  backup: [
    sizes,
    passages,
    addresses,
    {
      at: /^ada \/api\/admin\/(overview\.json\.failedEmails|waiting\.json\.emails)/,
      why: "Emails that waited when a backup was made have failed: an administrator decides whether to send them.",
    },
  ],
};
