import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Audience, ChapterGroup } from "#core/guide.ts";

const folder = resolve(import.meta.dirname, "../../docs");

/** The table of contents, which names the groups of each guide and their chapters in order. */
export const contentsFile = join(folder, "README.md");

const audiences: Record<string, Audience> = { "For editors": "editors", "For operators": "operators" };
const line = /^## (?<audience>.+)$|^### (?<group>.+)$|^- \[(?<title>[^\]]+)\]\((?<file>[^)]+\.md)\)/;

export type Contents = { groups: ChapterGroup[]; files: Map<string, string> };

/** The groups of chapters, and the file of each chapter by its slug. */
export function readContents(): Contents {
  const groups: ChapterGroup[] = [];
  const files = new Map<string, string>();
  let audience: Audience | undefined;
  for (const text of readFileSync(contentsFile, "utf8").split("\n")) {
    const found = line.exec(text)?.groups;
    if (found?.audience) audience = audiences[found.audience];
    if (!audience || !found) continue;
    if (found.group) groups.push({ audience, title: found.group, chapters: [] });
    const file = join(folder, found.file ?? "");
    if (!found.title || !existsSync(file)) continue;
    const slug = basename(file, ".md");
    groups.at(-1)?.chapters.push({ slug, title: found.title });
    files.set(slug, file);
  }
  return { groups, files };
}
