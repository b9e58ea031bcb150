export function tagUrl(tag: string): string {
  return `/blogs?${new URLSearchParams({ tag: tag.toLowerCase() })}`;
}

export function authorUrl(id: string): string {
  return `/blogs?${new URLSearchParams({ author: id })}`;
}
