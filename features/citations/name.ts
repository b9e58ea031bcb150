/** A person's name in parts, or a literal name. A suffix tells a person from an older one of the same name. */
import { m } from "#messages";
export type Name = { family: string; given: string; suffix?: string } | { literal: string };

const titles = /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|sir|dame|rev)\.? )+(?=\S+ \S)/i;
const degrees = /(?:,? (?:ph\.?d|m\.?d|d\.?phil|ll\.?[bmd])\.?)+$/i;
const generation = /,? (jr\.?|sr\.?|ii|iii|iv)$/i;
const inOrder = /^(\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*) ((?:(?:\p{Ll}|['’])+ )*\p{Lu}[^\s,]*)$/u;
const familyBefore = /^([^,،，]+)[,،，] ?(\p{L}[^,،，]*)$/u;
const generationBetween = /^([^,]+), (jr\.?|sr\.?|ii|iii|iv), ([^,]+)$/i;
const acronyms = /^(?:AU|EU|FAO|ILO|IMF|NATO|OECD|UK|UN|UNDP|UNEP|UNESCO|UNHCR|UNICEF|US|WHO) /;

/**
 * Splits `Family, Given`. Also splits names whose words all begin with a capital, apart from particles such as `van der`:
 * the last word and its particles are the family name. Titles and degrees are left out. `Editorial team` is literal.
 */
export function nameOf(name: string): Name {
  if (isOrganisation(name)) return { literal: name };
  const plain = name.replace(titles, "").replace(degrees, "").replace(generationBetween, "$1, $3, $2");
  const suffix = generation.exec(plain)?.[1];
  const person = plain.replace(generation, "");
  const [, family, given] = familyBefore.exec(person) ?? [];
  const [, first, last] = inOrder.exec(person) ?? [];
  const parts =
    family && given ? { family, given } : first && last ? { family: last, given: first } : undefined;
  if (!parts) return { literal: name || m.citations.anonymous() };
  return suffix ? { ...parts, suffix } : parts;
}

/** True for names with English words that no person's name has, such as `Centre for Streets`, and for `UN Women`. */
export function isOrganisation(name: string): boolean {
  if (acronyms.test(name)) return true;
  return /(?:^| )(?:of|for|and|the|&|institute|university|organi[sz]ation|commission|agency|ministry|department|cent(?:re|er)|society|alliance|federation|team|group|network|committee|council|foundation|association|inc\.?|ltd\.?)(?=[ ,]|$)/i.test(
    name,
  );
}

/** Oyelaran, Nneka Adaeze, Jr. */
export function familyFirst(name: Name): string {
  return "family" in name ? [name.family, name.given, name.suffix].filter(Boolean).join(", ") : name.literal;
}

/** Nneka Adaeze Oyelaran Jr. */
export function givenFirst(name: Name): string {
  return "family" in name ? [name.given, name.family, name.suffix].filter(Boolean).join(" ") : name.literal;
}

/** Oyelaran, N. A., Jr. */
export function initials(name: Name): string {
  if ("literal" in name) return /[.?!…]$/.test(name.literal) ? name.literal : `${name.literal}.`;
  const letters = name.given.split(" ").map((word) => `${[...word][0]}.`);
  return [name.family, letters.join(" "), name.suffix].filter(Boolean).join(", ");
}
