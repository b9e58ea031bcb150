import type { IncomingMessage } from "node:http";
import { directionOf } from "#core/language.ts";
import { placeOf, type SiteLanguages, tagsOf } from "#core/site-languages.ts";
import { inLanguage, m } from "#messages";
import { languageAt } from "./address.ts";
import type { RenderedPage } from "./page.ts";

const alternate = /<link rel="alternate" hrefLang="[^"]*" href="https?:\/\/[^/"]+([^"]*)"/gi;
/** React passes over what it does not know there. */
const slot = /<body[^>]*>/;
const line =
  "max-width:calc(78rem + 2 * var(--gutter,1.25rem));margin:0 auto;padding:.25rem var(--gutter,1.25rem);display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center";
const dialog =
  "position:static;width:100%;max-width:none;margin:0;padding:0;border:0;border-bottom:1px solid rgb(128 128 128/.35);font-size:.9375rem;background:transparent;color:inherit";
const button = "min-height:2.75rem;font-weight:600;text-decoration:underline";

/**
 * The language of the site that a reader prefers to that of the page. Readers who come from a page of the site have
 * chosen one: they are not asked again.
 */
export function preferredLanguage(
  site: SiteLanguages,
  { url = "/", headers }: IncomingMessage,
): string | undefined {
  if (site.languages.length === 0 || headers["sec-fetch-site"] === "same-origin") return undefined;
  const preferred = tagFor(tagsOf(site), headers["accept-language"] ?? "");
  const [path = "/"] = url.split("?", 1);
  return preferred === languageAt(site, path).language.tag ? undefined : preferred;
}

/** The first of the languages in an `Accept-Language` header (RFC 9110, 12.5.4) that the site has. */
function tagFor(tags: string[], header: string): string | undefined {
  const ranges = header.split(",", 20).map((part) => {
    const [range = "", quality = "q=1"] = part.split(";").map((text) => text.trim().toLowerCase());
    return { range, quality: Number(quality.replace("q=", "")) || 0 };
  });
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const primary = (tag: string) => tag.toLowerCase().split("-", 1)[0];
  for (const { range } of wanted) {
    const tag =
      tags.find((each) => each.toLowerCase() === range) ??
      tags.find((each) => primary(each) === primary(range));
    if (tag) return tag;
  }
  return undefined;
}

/** The cache key of a page with an offer. No URL begins like this. */
export const offerKey = (language: string | undefined, key: string) =>
  language === undefined ? key : `offer ${language} ${key}`;

/**
 * A page with a line that offers it in another language, if there is a version in that. Shared caches do not store it:
 * they have the page without the line. A dialog is closed without a script.
 */
export function withOffer(
  page: RenderedPage,
  site: SiteLanguages,
  language: string | undefined,
): RenderedPage {
  if (language === undefined || page.status !== 200) return page;
  const html = page.body.toString();
  const versions = [...html.matchAll(alternate)].map(([, path]) => path ?? "/");
  const path = versions.find((each) => placeOf(site, each).language === language);
  if (path === undefined) return page;
  const offer = inLanguage(
    language,
    () =>
      `<dialog open style="${dialog}" lang="${language}" dir="${directionOf(language)}"><form method="dialog" style="${line}"><span>${m.shell.offer()}</span><a href="${path || "/"}" hreflang="${language}" style="${button};display:inline-flex;align-items:center">${m.shell.acceptOffer()}</a><button style="${button};margin-inline-start:auto">${m.shell.hideOffer()}</button></form></dialog>`,
  );
  const body = Buffer.from(html.replace(slot, (whole) => whole + offer));
  const caching = page.keep ? { "cache-control": "private, no-cache" } : {};
  return { ...page, body, headers: { ...page.headers, ...caching }, shared: false };
}
