import type { Site } from "#core/context.ts";
import { appPrefixOf } from "#core/site-languages.ts";
import { messageLanguage, messageLanguageFor } from "#messages";

/** The URL of a page of the app, such as `/verify-email`, in the language of the email. */
export function appUrl(site: Site, path: string): string {
  const language = messageLanguage();
  const prefix = language === messageLanguageFor(site.language) ? "" : appPrefixOf(site, language);
  return site.url + (prefix && `/${prefix}`) + path;
}
