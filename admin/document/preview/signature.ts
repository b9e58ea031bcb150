import type { WrittenBlog } from "#features/blogs/writing-contract.ts";

/** Who wrote an article and when, as its page says. */
export function signatureOf({ name, avatar, author, user, publishedAt }: WrittenBlog, today: string) {
  return { name, avatar, author, user, date: publishedAt ?? today };
}
