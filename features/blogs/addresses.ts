/** The address of all articles that have a tag. */
export function addressOfTag(tag: string): string {
  return `/blogs?${new URLSearchParams({ tag: tag.toLowerCase() })}`;
}

/** The address of all articles of an author. */
export function addressOfAuthor(id: string): string {
  return `/blogs?${new URLSearchParams({ author: id })}`;
}
