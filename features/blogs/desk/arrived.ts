import type { WritingFunctions, WrittenBlog } from "../writing-contract.ts";
import { plainText } from "./differences/plain-text.ts";
import type { BlogFields } from "./fields.ts";

const leeway = 600_000; // milliseconds by which the clocks of two machines may differ

type Sent = { fields: BlogFields; author: string /** An instant. */; sentAt: string };

/**
 * A new blog that was sent and never answered, if it has arrived all the same: by the same author, of the same time,
 * with the same title and the same words. Saving it once more would make a second one.
 */
export async function findArrived(
  { manage, read }: Pick<WritingFunctions, "manage" | "read">,
  { fields, author, sentAt }: Sent,
): Promise<WrittenBlog | undefined> {
  const title = fields.title.trim() || "Untitled draft";
  const { items } = await manage({ q: title.slice(0, 100), sort: "changed", limit: 10 });
  const since = Date.parse(sentAt) - leeway;
  const likely = items.filter(
    (blog) => blog.title === title && blog.author._id === author && Date.parse(blog.createdAt) >= since,
  );
  for (const { _id } of likely) {
    const blog = await read({ id: _id });
    if (plainText(blog.content) === plainText(fields.content)) return blog;
  }
  return undefined;
}
