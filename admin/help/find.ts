import type { Chapter, ChapterGroup, Section } from "#core/guide.ts";

export type Match = { section: Section; chapter: Chapter; rank: number; excerpt: string };

const max = 12;
const before = 40; // characters shown before the first word that was found
const characters = 150;

/** The sections that have every word, or words that begin with it: those that have it in a title come first. */
export function find(typed: string, texts: Section[], groups: ChapterGroup[]): Match[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const chapters = new Map(groups.flatMap(({ chapters }) => chapters).map((one) => [one.slug, one]));
  if (words.length === 0) return [];
  return texts
    .flatMap((section) => {
      const chapter = chapters.get(section.slug);
      if (!chapter) return [];
      const parts = [chapter.title, section.heading, section.text].map(plain);
      const has = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
      if (!has(parts.join(" "))) return [];
      const isFirst = section.heading === chapter.title;
      const rank = [isFirst && has(parts[0] ?? ""), has(parts[1] ?? ""), has(parts.slice(0, 2).join(" "))];
      const at = rank.indexOf(true);
      return [{ section, chapter, rank: at < 0 ? rank.length : at, excerpt: excerptOf(section.text, words) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, max);
}

/** Without punctuation before words, so that quoted words are found; as long as the text. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, " ");
}

function excerptOf(text: string, words: string[]): string {
  const found = words.map((word) => ` ${plain(text)}`.indexOf(` ${word}`)).filter((at) => at >= 0);
  const at = Math.max(0, Math.min(...found, text.length) - before);
  const from = found.length === 0 || at === 0 ? 0 : text.indexOf(" ", at) + 1;
  const end = text.length > from + characters ? text.lastIndexOf(" ", from + characters) : text.length;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
