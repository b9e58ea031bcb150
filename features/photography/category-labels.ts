import type { CollectionCard } from "./contract.ts";

export type Category = CollectionCard["category"];

export const categoryLabels: Record<Category, string> = {
  general: "General",
  nature: "Nature",
  portrait: "Portrait",
  landscape: "Landscape",
  street: "Street",
  architecture: "Architecture",
  events: "Events",
  research: "Research",
};

export function categoryNamed(name: string | undefined): Category | undefined {
  return name !== undefined && Object.hasOwn(categoryLabels, name) ? (name as Category) : undefined;
}
