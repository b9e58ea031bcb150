import type { Difference } from "../compare.ts";

/** What a later version shows on purpose in another way, for sites opened from their data and from their backup. */
export const intended: Record<"data" | "backup", Difference[]> = {
  data: [],
  backup: [
    {
      at: /^ada \/api\/admin\/(overview\.json\.failedEmails|waiting\.json\.emails)/,
      why: "Emails that waited when a backup was made have failed: an administrator decides whether to send them.",
    },
    {
      at: /\/api\/search\?q=.*\.items\.\d+\.text/,
      why: "Each engine cuts the place where the words are in its own way, and backups are of SQLite.",
    },
  ],
};
