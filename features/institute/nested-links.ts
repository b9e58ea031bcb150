import type { MenuLink } from "#core/settings.ts";

type PlainLink = { to: string; text: string };
export type NestedLink = PlainLink & { links?: PlainLink[] };

/** The visible links of a menu with those below them. Hiding a link hides those below it, too. */
export function nestedLinks(links: MenuLink[]): NestedLink[] {
  const tops: NestedLink[] = [];
  let isHidden = false;
  for (const { to, text, hidden, under } of links) {
    const top = tops.at(-1);
    if (under && isHidden) continue;
    if (under && top) {
      if (!hidden) top.links = [...(top.links ?? []), { to, text }];
      continue;
    }
    isHidden = hidden;
    if (!hidden) tops.push({ to, text });
  }
  return tops;
}
