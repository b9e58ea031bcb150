import type { MenuLink } from "#core/settings.ts";

type Moved<Link> = { before: Link[]; next: Link[]; moved: Link; target: Link };

/** The entries after one was moved: one at the top level takes those below it along, past whole groups. */
export function afterMove<Link extends MenuLink>({ before, next, moved, target }: Moved<Link>): Link[] {
  if (moved.under) return withoutOrphan(next);
  const groups = groupsOf(before);
  const groupOf = (link: Link) => groups.findIndex((group) => group.includes(link));
  const from = groupOf(moved);
  const to = groupOf(target) === from ? from + 1 : groupOf(target);
  const [group = []] = groups.splice(from, 1);
  groups.splice(to, 0, group);
  return groups.flat();
}

/** The first entry has none above it. */
export function withoutOrphan<Link extends MenuLink>([first, ...others]: Link[]): Link[] {
  return first ? [{ ...first, under: false }, ...others] : [];
}

function groupsOf<Link extends MenuLink>(links: Link[]): Link[][] {
  const groups: Link[][] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (link.under && last) last.push(link);
    else groups.push([link]);
  }
  return groups;
}
