import { m } from "#messages";

const allowedScheme = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** The address without control characters; null if articles may not link to it. */
export function safeHref(address: string): string | null {
  // Browsers ignore control characters in addresses.
  const href = [...address.trim()].filter((character) => character > "\u001f").join("");
  if (href === "" || href.startsWith("//")) return null;
  return allowedScheme.test(href) || !anyScheme.test(href) ? href : null;
}

/** Completes an address that somebody typed. */
export function parseLink(typed: string): { href: string } | { error: string } {
  const address = typed.trim();
  if (address === "") return { error: m.adminEditor.linkEmpty() };
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return { href: `mailto:${address}` };
  if (/^(#|\/(?!\/))\S*$/.test(address)) return { href: address };
  const hasScheme = anyScheme.test(address) && !/^[\w.-]+\.\w+:\d/.test(address); // example.org:80 has none
  const href = hasScheme ? address : `https://${address.replace(/^\/\//, "")}`;
  if (!allowedScheme.test(href)) return { error: m.adminEditor.linkInvalid() };
  if (/^https?:/i.test(href) && !isWebAddress(href)) return { error: m.adminEditor.linkIncomplete() };
  return { href };
}

function isWebAddress(href: string): boolean {
  if (/\s/.test(href)) return false;
  const { hostname } = URL.parse(href) ?? {};
  return hostname !== undefined && (hostname.includes(".") || hostname === "localhost");
}
