import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import type { Blog, BlogCard, ListedBlog } from "./contract.ts";

const fullPage = 1_000_000; // characters of the bodies, comments and likes on one page of a list

type Listing = {
  page: number;
  limit: number;
  view: "full" | "card";
  whole(ctx: Context, card: BlogCard): Promise<Blog>;
};

/** One page of a list, within the size limit. Pages past the end are not cached: anybody can invent them. */
export async function listPage(
  ctx: Context,
  found: BlogCard[],
  total: number,
  { page, limit, view, whole }: Listing,
): Promise<Page<ListedBlog>> {
  if (page > 1 && found.length === 0) ctx.noStore();
  const counted = (of: number) => ({
    total,
    page: ((page - 1) * limit) / of + 1,
    pages: Math.ceil(total / of),
  });
  if (view === "card") return { items: found, ...counted(limit) };
  const items = await wholeAsFits(found, (card) => whole(ctx, card));
  if (items.length === found.length) return { items, ...counted(limit) };
  // The size must divide the requested one: then a page of that size begins where this one does.
  let fits = items.length;
  while (limit % fits !== 0) fits -= 1;
  return { items: items.slice(0, fits), ...counted(fits), limit: fits };
}

/** As many blogs as the size limit allows, but at least one. */
async function wholeAsFits(found: BlogCard[], whole: (card: BlogCard) => Promise<Blog>): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let size = 0;
  for (const card of found) {
    const blog = await whole(card);
    size += sizeOf(blog);
    if (size > fullPage && blogs.length > 0) break;
    blogs.push(blog);
  }
  return blogs;
}

function sizeOf({ content, comments, likes }: Blog): number {
  const frame = 300; // of a comment: ids, name, date, avatar
  return comments.reduce((sum, { text }) => sum + text.length + frame, content.length + likes.length * 40);
}
