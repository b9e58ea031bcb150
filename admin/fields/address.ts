/** The typed text as an address; undefined if it is not one. */
export function addressFrom(typed: string, siteUrl: string): string | undefined {
  const text = typed.trim();
  const own = [siteUrl, window.location.origin].find(
    (url) => url && (text === url || text.startsWith(`${url}/`)),
  );
  if (own) return addressFrom(text.slice(own.length) || "/", "");
  if (/^\/(?![/\\])[^\s\\]*$/.test(text) || /^(mailto|tel):[^\s\\]+$/.test(text)) return text;
  if (/^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isUrl = /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) && URL.canParse(url);
  return isUrl ? url : undefined;
}
