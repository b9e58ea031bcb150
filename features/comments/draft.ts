import { store, stored } from "#ui/stored.ts";

/** The key is also the `data-draft` of the field, for text that is typed before hydration. */
export const draftKey = (blog: string) => `comment-draft:${blog}`;

export function draftFor(blog: string): string {
  return stored("sessionStorage", draftKey(blog)) ?? "";
}

export function keepDraft(blog: string, text: string): void {
  store("sessionStorage", draftKey(blog), text);
}
