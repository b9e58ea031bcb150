import { m } from "#messages";

/** What contributors did. */
export const contributorRoles = {
  with: m.adminArticles.roleWith,
  editor: m.adminArticles.roleEditor,
  translator: m.adminArticles.roleTranslator,
  illustrator: m.adminArticles.roleIllustrator,
  photographer: m.adminArticles.rolePhotographer,
  reviewer: m.adminArticles.roleReviewer,
  speaker: m.adminArticles.roleSpeaker,
} as const;

export type ContributorRole = keyof typeof contributorRoles;

export const roleNames = Object.keys(contributorRoles) as [ContributorRole, ...ContributorRole[]];

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
