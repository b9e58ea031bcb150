import { messageLanguage } from "#messages";

const maxRemembered = 1000;

/** Keeps the results in each language of a pure function that is slow: a page asks for some several times. */
export function remembered<Of extends (string | boolean)[], Result extends string>(
  make: (...of: Of) => Result,
): typeof make {
  const results = new Map<string, Result>();
  return (...of) => {
    const key = [messageLanguage(), ...of].join(" ");
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= maxRemembered) results.clear();
    const result = make(...of);
    results.set(key, result);
    return result;
  };
}
