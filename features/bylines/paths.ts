/** The list of an account's articles. */
export function accountPath(id: string): string {
  return `/blogs?${new URLSearchParams({ author: id })}`;
}
