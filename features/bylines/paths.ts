/** The articles of an account. */
export function accountPath(id: string): string {
  return `/blogs?${new URLSearchParams({ author: id })}`;
}
