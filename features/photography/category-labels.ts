export const categoryLabels = {
  general: "General",
  nature: "Nature",
  portrait: "Portrait",
  landscape: "Landscape",
  street: "Street",
  architecture: "Architecture",
  events: "Events",
  research: "Research",
} as const;

type Category = keyof typeof categoryLabels;

export function categoryNamed(name: string | undefined): Category | undefined {
  return name !== undefined && Object.hasOwn(categoryLabels, name) ? (name as Category) : undefined;
}

/** What a collection consists of, for `plural`. */
export const mediaNouns = { images: "picture", videos: "video", mixed: "item" } as const;
