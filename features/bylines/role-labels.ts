import type { Message } from "#core/message.ts";
import { m } from "#messages";
import type { ContributorRole } from "./roles.ts";

/** The choices of what a contributor did. */
export const roleLabels: Record<ContributorRole, Message> = {
  with: m.adminArticles.roleWith,
  editor: m.adminArticles.roleEditor,
  translator: m.adminArticles.roleTranslator,
  illustrator: m.adminArticles.roleIllustrator,
  photographer: m.adminArticles.rolePhotographer,
  reviewer: m.adminArticles.roleReviewer,
  speaker: m.adminArticles.roleSpeaker,
};
