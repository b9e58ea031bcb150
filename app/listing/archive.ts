import type { ListedBlog } from "#features/blogs/contract.ts";
import { choiceIn, nameIn, queryIn, yearIn } from "./search-params.ts";

/** `tag` is in lower case, so that it has one URL however it is written. */
export type ArchiveQuery = {
  q?: string;
  section?: "programmes" | "publications" | "events";
  tag?: string;
  year?: number;
  /** Its id. */
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

export function titleOf({ tag, author }: ArchiveQuery, blogs: ListedBlog[]): string {
  const name = author ? authorOf(blogs) : undefined;
  if (tag) return `#${tagOf(tag, blogs)}`;
  return name ? `Articles by ${name}` : "Articles";
}

export function authorOf([blog]: ListedBlog[]): string | undefined {
  return blog?.name;
}

/** The tag with the capitals its authors use. */
function tagOf(tag: string, blogs: ListedBlog[]): string {
  return blogs.flatMap(({ tags }) => tags).find((label) => label.toLowerCase() === tag) ?? tag;
}
