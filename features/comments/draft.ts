/** The name under which it is stored, also by a page whose app is not loaded yet (data-draft). */
export const draftKey = (blog: string) => `comment-draft:${blog}`;

/** What somebody has begun to write about a blog, kept in this tab until it is posted. */
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
    // then it lives as long as the page
  }
}
