import type { ReactNode } from "react";
import { pick } from "#core/pick.ts";
import { truncate } from "#core/truncate.ts";
import { type ShownPicture, shownPicture } from "#features/media/shown-picture.ts";
import type { BlogCard } from "./contract.ts";

const shownOfCard = [
  ...(["_id", "slug", "title", "section", "subcategory", "excerpt", "authors", "with", "language"] as const),
  ...(["user", "date", "eventDate", "eventStatus", "event", "likeCount", "publication", "alsoIn"] as const),
] as const;

/** What a card shows of a blog. */
export type ShownCard = Pick<BlogCard, (typeof shownOfCard)[number]> & { cover: ShownPicture };

const maxExcerptLength = 150; // but of a hero

/**
 * Keeps what the data of a page needs, with no more of the excerpt than cards show. A blog in several lists is one
 * object, so that the page carries it only once.
 */
export function shownCards(hero?: BlogCard | null): (blog: BlogCard) => ShownCard {
  const known = new Map<string, ShownCard>();
  return (blog) => {
    const excerpt = blog._id === hero?._id ? blog.excerpt : truncate(blog.excerpt, maxExcerptLength);
    const card = known.get(blog._id) ?? {
      ...pick(blog, shownOfCard),
      cover: shownPicture(blog.cover),
      excerpt,
    };
    known.set(blog._id, card);
    return card;
  };
}

export type ListProps = { blogs: ShownCard[]; actions?(blog: ShownCard): ReactNode };
