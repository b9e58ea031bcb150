import type { IncomingMessage } from "node:http";
import type { SiteLanguages } from "#core/site-languages.ts";
import { type AddressLanguage, languageAt, pageAddress } from "./address.ts";
import { isApiUrl } from "./answer.ts";

declare module "node:http" {
  interface IncomingMessage {
    language?: AddressLanguage;
    /** The URL that was asked for, if it had a prefix that `url` has no more. */
    originalUrl?: string;
  }
}

/** Notes the language of a request. Of what is no page, the prefix is taken off: `/api/site` for `/fr/api/site`. */
export function readLanguage(request: IncomingMessage, site: SiteLanguages): AddressLanguage {
  const { url = "/", method } = request;
  const { language, path } = languageAt(site, url);
  request.language = language;
  if (!language.prefix) return language;
  const isFile = language.tag === language.shown && /^[^?]*\.\w+(?:\?|$)/.test(url);
  const isForm = method === "POST" && pageAddress(url, site).known;
  if (isApiUrl(url) || isFile || isForm) {
    request.originalUrl = url;
    request.url = path;
  }
  return language;
}

/** Before the key of what is cached for each language. */
export function prefixed({ language, originalUrl }: IncomingMessage, key: string): string {
  return originalUrl && language ? `/${language.prefix}${key}` : key;
}
