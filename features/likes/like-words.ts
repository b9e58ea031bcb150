export type Liking = "like" | "unlike";

/** What a blog is called in the messages: a publication on the cards of publications. */
export type Noun = "post" | "publication";

export const askToLogIn: Record<Noun, string> = {
  post: "Please log in to interact with this post",
  publication: "Please log in to like this publication",
};

/** The sentence for a like that the server has refused with these words. */
export function failureOf(liking: Liking, noun: Noun, words: string): string {
  if (words === "Blog already liked") return `You have already liked this ${noun}!`;
  if (words === "Blog has not yet been liked") return `You haven't liked this ${noun} yet!`;
  return `Failed to ${liking} the ${noun}. Please try again.`;
}
