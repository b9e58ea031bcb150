import type { ListedBlog } from "#features/blogs/contract.ts";
import { choiceIn, nameIn, queryIn, yearIn } from "./search-params.ts";

/** What the archive is asked for. A tag is in lower case: however it is written, it has one address. */
export type ArchiveQuery = {
  q?: string;
  section?: "programmes" | "publications" | "events";
  tag?: string;
  year?: number;
  /** The id of the author. */
  author?: string;
};

export function archiveQuery(url: string): ArchiveQuery {
  const author = nameIn(url, "author");
  return {
    q: queryIn(url),
    section: choiceIn(url, "section", ["programmes", "publications", "events"]),
    tag: nameIn(url, "tag")?.toLowerCase(),
    year: yearIn(url),
    author: author && /^[\w-]+$/.test(author) ? author : undefined,
  };
}

/** A tag and an author have a page of the archive each. */
export function titleOf({ tag, author }: ArchiveQuery, blogs: ListedBlog[]): string {
  const name = author ? authorOf(blogs) : undefined;
  if (tag) return `#${tagOf(tag, blogs)}`;
  return name ? `Articles by ${name}` : "Articles";
}

/** The name of the author of these blogs. */
export function authorOf([blog]: ListedBlog[]): string | undefined {
  return blog?.name;
}

/** A tag as its writers write it. */
function tagOf(tag: string, blogs: ListedBlog[]): string {
  return blogs.flatMap(({ tags }) => tags).find((label) => label.toLowerCase() === tag) ?? tag;
}
