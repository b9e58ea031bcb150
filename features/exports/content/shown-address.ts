import { rightToLeftLetter } from "#core/language.ts";

/**
 * An address with the letters of other scripts, as browsers show it. Those from right to left stay escaped: readers of
 * PDFs would copy their words in another order.
 */
export function shownAddress(url: string): string {
  try {
    const shown = decodeURI(url);
    return rightToLeftLetter.test(shown) ? url : shown;
  } catch {
    return url;
  }
}
