import { classes } from "#ui/classes.ts";
import type { ManagedBlog } from "../writing-contract.ts";

const marks = {
  draft: { look: "border-2 border-control", text: "Draft" },
  scheduled: { look: "bg-ochre", text: "Scheduled" },
  published: { look: "bg-success", text: "Published" },
  trash: { look: "bg-danger", text: "In the trash" },
} as const;

/** How far a blog is on its way to readers: a word, and a dot that is seen from afar. */
export function StatusMark({ status }: { status: ManagedBlog["status"] }) {
  const { look, text } = marks[status];
  return (
    <span className="inline-flex items-center gap-2 text-small font-semibold whitespace-nowrap text-ink">
      <span aria-hidden className={classes("size-2.5 rounded-full", look)} />
      {text}
    </span>
  );
}
