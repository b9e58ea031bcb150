import { listFormat } from "#core/list-format.ts";
import { m } from "#messages";

/** `a.example, b.example or c.example`; a long list is cut. */
export function eitherOf(domains: string[]): string {
  const max = 5;
  const shown = domains.length > max ? [...domains.slice(0, max), m.members.anotherDomain()] : domains;
  return listFormat("disjunction").format(shown);
}
