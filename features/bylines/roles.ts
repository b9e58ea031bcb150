/** What contributors did. In a sentence, a role follows the name in parentheses. */
export const contributorRoles = {
  with: "Contributor",
  editor: "Editor",
  translator: "Translator",
  illustrator: "Illustrator",
  photographer: "Photographer",
  reviewer: "Reviewer",
  speaker: "Speaker",
} as const;

export type ContributorRole = keyof typeof contributorRoles;

export const roleNames = Object.keys(contributorRoles) as [ContributorRole, ...ContributorRole[]];

/** The name, followed by a role that is more than "with". */
export function withRole({ name, role }: { name: string; role?: ContributorRole }): string {
  return `${name}${roleAfter(role)}`;
}

export function roleAfter(role: ContributorRole | undefined): string {
  return role && role !== "with" ? ` (${contributorRoles[role].toLowerCase()})` : "";
}

export function speakersIn<Contributor extends { role?: ContributorRole }>(some: Contributor[]) {
  return some.filter(({ role }) => role === "speaker");
}
