import { truncate } from "#core/truncate.ts";
import { m } from "#messages";

/** The URL of a web page from typed text, with or without `https://`; undefined for anything else. */
export function webAddressOf(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hostname.includes(".") && !username && !password ? href : undefined;
}

export function parseWebPage(text: string) {
  const value = webAddressOf(text);
  return value ? { value } : { error: m.adminPeople.linkInvalid({ text: truncate(text, 60) }) };
}
