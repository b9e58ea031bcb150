import { formatEventDate } from "#ui/dates.ts";
import type { WrittenBlog } from "../writing-contract.ts";

/** What becomes of a blog with a save; nothing: it stays as it is. */
export type Stage = { publish?: "now" | "draft" | "at"; publishAt?: string };

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
      return { name: "Scheduled", text: `Readers see it from ${time} on.` };
    case "published":
      return { name: "Published", text: `Public since ${time}.` };
    default:
      return { name: "In the trash", text: "Readers cannot see it." };
  }
}
