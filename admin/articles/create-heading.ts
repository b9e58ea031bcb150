import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";

export function createHeading(type?: BlogCard["section"]): string {
  return `Create ${type ? sectionNames[type].one : "Article"}`;
}

export function editHeading(type: BlogCard["section"]): string {
  return type === "events" ? "Edit Event" : "Edit Article";
}
