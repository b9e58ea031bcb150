declare module "virtual:guide" {
  import type { ChapterGroup, Section, Tree } from "#core/guide.ts";

  export const groups: ChapterGroup[];
  export const chapters: Record<string, () => Promise<{ default: Tree[] }>>;
  export const loadTexts: () => Promise<{ default: Section[] }>;
}
