/** A person's name in its parts, or, where it is none that we can take apart, as it is. */
export type Name = { family: string; given: string } | { literal: string };

/**
 * Takes a name apart where every word of it begins with a capital, but for particles such as `van der`: the
 * last word, with the particles before it, is the family's. `Editorial team` stays as it is.
 */
export function nameOf(name: string): Name {
  const [, given, family] =
    /^(\p{Lu}\S*(?: \p{Lu}\S*)*) ((?:(?:\p{Ll}|['’])+ )*\p{Lu}\S*)$/u.exec(name) ?? [];
  return given && family ? { family, given } : { literal: name || "Anonymous" };
}

/** Oyelaran, N. A. */
export function initials(name: Name): string {
  if ("literal" in name) return /[.?!…]$/.test(name.literal) ? name.literal : `${name.literal}.`;
  const letters = name.given.split(" ").map((word) => `${[...word][0]}.`);
  return `${name.family}, ${letters.join(" ")}`;
}
