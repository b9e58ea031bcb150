import type { BlogCard } from "../contract.ts";
import { sectionNames } from "../section-names.ts";

export function createHeading(type?: BlogCard["section"]): string {
  return `Create ${type ? sectionNames[type].one : "Article"}`;
}

export function editHeading(type: BlogCard["section"]): string {
  return type === "events" ? "Edit Event" : "Edit Article";
}
