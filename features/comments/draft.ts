const keyOf = (blog: string) => `comment-draft:${blog}`;

/** What somebody has begun to write about a blog, kept in this tab until it is posted. */
export function draftFor(blog: string): string {
  try {
    return sessionStorage.getItem(keyOf(blog)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(blog: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(blog), text);
    else sessionStorage.removeItem(keyOf(blog));
  } catch {
    // then it lives as long as the page
  }
}
