export function tagUrl(tag: string): string {
  return `/blogs?${new URLSearchParams({ tag: tag.toLowerCase() })}`;
}
