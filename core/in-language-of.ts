import { inLanguage, messageLanguages } from "#messages";

/**
 * Runs with the messages in the language of a document, for words that stand in it; if there are none in its language,
 * with those of the page.
 */
export function inLanguageOf<Result>(document: string, run: () => Result): Result {
  const [language = ""] = document.split("-", 1);
  return messageLanguages.includes(language) ? inLanguage(language, run) : run();
}
