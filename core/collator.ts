import { interfaceLocale } from "./language.ts";

const collators = new Map<string, Intl.Collator>();

/** For `sort`: names in the order of the interface's language. */
export function compareNames(one: string, other: string): number {
  const locale = interfaceLocale();
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(one, other);
}
