const joined = new Intl.ListFormat("en", { type: "disjunction" });

/** `a.example, b.example or c.example`; a long list is cut. */
export function eitherOf(domains: string[]): string {
  const most = 5;
  const shown =
    domains.length > most ? [...domains.slice(0, most), "another of the institute’s domains"] : domains;
  return joined.format(shown).replace(/, or /, " or ");
}
