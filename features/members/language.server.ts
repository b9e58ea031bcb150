import { messageLanguage, messageLanguageFor } from "#messages";

/** The language in which somebody reads the site, to be kept. Empty if it is the site's own. */
export function chosenLanguage(site: { language: string }): string {
  const language = messageLanguage();
  return language === messageLanguageFor(site.language) ? "" : language;
}
