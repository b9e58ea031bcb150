import { m } from "#messages";

type Parsed = { value: string } | { error: string };

/** A domain in lower case, without the @ of an email address. */
export function domain(text: string): Parsed {
  const value = text.trim().toLowerCase().replace(/^@/, "");
  const isDomain = /^([a-z0-9-]+\.)+[a-z0-9-]+$/.test(value);
  return isDomain ? { value } : { error: m.adminSettings.domainInvalid() };
}

/** A host on the public internet: the players of its videos are allowed on all pages. */
export function videoHost(text: string): Parsed {
  const host = domain(text);
  if ("error" in host) return host;
  const url = `https://${host.value}`;
  const isPublic = URL.canParse(url) && /\.[a-z][a-z0-9-]*$/.test(new URL(url).hostname);
  if (isPublic) return host;
  return { error: m.adminSettings.hostInvalid() };
}
