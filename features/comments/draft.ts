/** Also the `data-draft` of the field, for text that is typed before hydration. */
export const draftKey = (blog: string) => `comment-draft:${blog}`;

export function draftFor(blog: string): string {
  try {
    return sessionStorage.getItem(draftKey(blog)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(blog: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(draftKey(blog), text);
    else sessionStorage.removeItem(draftKey(blog));
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}
