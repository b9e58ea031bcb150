import { formatEventDate } from "#core/dates.ts";
import type { SentStatus, WrittenBlog } from "#features/blogs/writing-contract.ts";

/** The status that a save gives a blog; without one it keeps its status. */
export type Stage = { status?: SentStatus; publishAt?: string };

/** How far a blog is on its way to readers, in words. */
export function statusWords(
  { status, publishedAt }: WrittenBlog,
  zone: string,
): { name: string; text: string } {
  const time = publishedAt ? formatEventDate(publishedAt, zone) : "";
  switch (status) {
    case "draft":
      return { name: "Draft", text: "Readers cannot see it." };
    case "scheduled":
      return { name: "Scheduled", text: `Goes public on ${time}.` };
    case "published":
      return { name: "Published", text: `Public since ${time}.` };
    default:
      return { name: "In the trash", text: "Readers cannot see it." };
  }
}
