/** A person's name in parts, or a literal name. */
export type Name = { family: string; given: string } | { literal: string };

/**
 * Splits a name if every word begins with a capital, except particles such as `van der`. The last word with its
 * particles is the family name. `Editorial team` is literal.
 */
export function nameOf(name: string): Name {
  if (isOrganisation(name)) return { literal: name };
  const [, given, family] =
    /^(\p{Lu}\S*(?: \p{Lu}\S*)*) ((?:(?:\p{Ll}|['’])+ )*\p{Lu}\S*)$/u.exec(name) ?? [];
  return given && family ? { family, given } : { literal: name || "Anonymous" };
}

/** True for names with English words that no person's name has, such as `Centre for Streets`. */
export function isOrganisation(name: string): boolean {
  return /(?:^| )(?:of|for|and|the|&|institute|university|team|group|network|committee|council|foundation|association)(?= |$)/i.test(
    name,
  );
}

/** Oyelaran, Nneka Adaeze */
export function familyFirst(name: Name): string {
  return "family" in name ? `${name.family}, ${name.given}` : name.literal;
}

/** Nneka Adaeze Oyelaran */
export function givenFirst(name: Name): string {
  return "family" in name ? `${name.given} ${name.family}` : name.literal;
}

/** Oyelaran, N. A. */
export function initials(name: Name): string {
  if ("literal" in name) return /[.?!…]$/.test(name.literal) ? name.literal : `${name.literal}.`;
  const letters = name.given.split(" ").map((word) => `${[...word][0]}.`);
  return `${name.family}, ${letters.join(" ")}`;
}
