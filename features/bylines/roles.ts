import { m } from "#messages";

/** What contributors did. */
export const roleNames = [
  "with",
  "editor",
  "translator",
  "illustrator",
  "photographer",
  "reviewer",
  "speaker",
] as const;

export type ContributorRole = (typeof roleNames)[number];

/** The name, followed by a role that is more than "with". */
export function withRole({ name, role }: { name: string; role?: ContributorRole }): string {
  return `${name}${roleAfter(role)}`;
}

export function roleAfter(role: ContributorRole | undefined): string {
  return role && role !== "with" ? ` (${m.bylines.role({ role })})` : "";
}

export function speakersIn<Contributor extends { role?: ContributorRole }>(some: Contributor[]) {
  return some.filter(({ role }) => role === "speaker");
}
