/**
 * Sanitised HTML as a page can show it: pictures of other origins become links, because no request may leave
 * for them; own pictures wait until they are near; wide tables and code can be scrolled, with the keyboard too.
 */
export function prepared(content: string, origin: string): string {
  return content
    .replace(/<img\b[^>]*>/g, (tag) => pictureOrLink(tag, origin))
    .replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll("</table>", "</table></div>")
    .replace(/<pre\b/g, '<pre tabindex="0"');
}

function pictureOrLink(tag: string, origin: string): string {
  const source = attribute(tag, "src");
  if (isOwn(source, origin)) return tag.replace(/^<img\b/, '<img loading="lazy" decoding="async"');
  const words = `Picture: ${attribute(tag, "alt") || "on another site"}`;
  return /^https?:/i.test(source) ? `<a href="${source}" rel="noopener">${words}</a>` : words;
}

function isOwn(source: string, origin: string): boolean {
  const onThisSite = /^\/(?![/\\])/.test(source);
  return onThisSite || (origin !== "" && source.startsWith(`${origin}/`));
}

/** The value of an attribute as it is written, with its entities. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
