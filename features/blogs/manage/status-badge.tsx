import { Badge } from "#ui/badge.tsx";
import type { ManagedBlog } from "../writing-contract.ts";

const badges = {
  draft: { look: "outline", text: "Draft" },
  scheduled: { look: "ochre", text: "Scheduled" },
  published: { look: "success", text: "Published" },
  trash: { look: "neutral", text: "In the trash" },
} as const;

/** How far a blog is on its way to readers. */
export function StatusBadge({ status }: { status: ManagedBlog["status"] }) {
  return <Badge look={badges[status].look}>{badges[status].text}</Badge>;
}
