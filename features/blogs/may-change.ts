import type { Member } from "#features/members/contract.ts";
import type { BlogCard } from "./contract.ts";

/** True for an admin, the author and the owner. */
export function mayChange(member: Member | null, blog: Pick<BlogCard, "author" | "user">): boolean {
  if (!member) return false;
  return member.role === "admin" || blog.author._id === member._id || blog.user === member._id;
}
