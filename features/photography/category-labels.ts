import { m } from "#messages";
export const categoryLabels = {
  general: m.photography.general,
  nature: m.photography.nature,
  portrait: m.photography.portrait,
  landscape: m.photography.landscape,
  street: m.photography.street,
  architecture: m.photography.architecture,
  events: m.photography.events,
  research: m.photography.research,
} as const;

type Category = keyof typeof categoryLabels;

export function categoryNamed(name: string | undefined): Category | undefined {
  return name !== undefined && Object.hasOwn(categoryLabels, name) ? (name as Category) : undefined;
}

/** What a collection consists of, with their number. */
export const mediaCounts = {
  images: m.photography.numberOfPictures,
  videos: m.photography.numberOfVideos,
  mixed: m.photography.numberOfItems,
};
