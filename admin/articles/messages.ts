import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { AskedSave } from "../document/use-waiting-save.ts";
import type { SaveError } from "./use-saving.ts";

/** What is said after a save. */
export function successOf({ status, section }: WrittenBlog, { name, stage }: AskedSave): string {
  const noun = section === "events" ? "event" : "article";
  if (name === "draft") return "Draft saved";
  if (stage.status === "draft") return `The ${noun} is a draft again.`;
  if (name === "update") return "Blog updated successfully!";
  return status === "scheduled" ? `The ${noun} is scheduled.` : "Blog post published successfully!";
}

/** The specified words for a save that failed; `isNew`: of an article that is not published yet. */
export function failureOf({ kind, msg }: SaveError, isNew: boolean): { text: string; milliseconds: number } {
  if (kind === "signed out" || (isNew && kind === "not allowed"))
    return { text: "Authorization required", milliseconds: 3000 };
  return { text: isNew ? creating(kind, msg) : updating(kind, msg), milliseconds: 5000 };
}

function creating(kind: SaveError["kind"], msg: string): string {
  return kind === "no answer" ? "Server error occurred" : msg || "Error publishing blog post";
}

function updating(kind: SaveError["kind"], msg: string): string {
  if (kind === "gone") return "Blog not found";
  if (kind === "no answer") return "Failed to update blog. Please check your connection and try again.";
  return msg || "Failed to update blog. Please try again.";
}
