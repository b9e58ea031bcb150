import { m } from "#messages";

const joined = new Intl.ListFormat("en", { type: "disjunction" });

/** `a.example, b.example or c.example`; a long list is cut. */
export function eitherOf(domains: string[]): string {
  const max = 5;
  const shown = domains.length > max ? [...domains.slice(0, max), m.members.anotherDomain()] : domains;
  return joined.format(shown).replace(/, or /, " or ");
}
