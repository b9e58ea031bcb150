import type { ErrorCode } from "#core/errors.ts";

type Liking = "like" | "unlike";

export type Noun = "post" | "publication";

export const askToLogIn: Record<Noun, string> = {
  post: "Please log in to interact with this post",
  publication: "Please log in to like this publication",
};

export function failureOf(liking: Liking, noun: Noun, code?: ErrorCode, msg = ""): string {
  if (code === "unverified") return msg;
  if (code === "already_liked") return `You have already liked this ${noun}!`;
  if (code === "not_liked") return `You haven't liked this ${noun} yet!`;
  return `Failed to ${liking} the ${noun}. Please try again.`;
}
