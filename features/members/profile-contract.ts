import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText } from "#core/fields.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { exported } from "./export-schema.ts";
import { anyPassword, member, message, name, ownLanguage } from "./member-schema.ts";

export const profileEndpoints = endpoints({
  profile: {
    route: "GET /api/users/profile",
    summary: "The member whose token is sent",
    access: "members",
    answer: member,
  },
  profileDetails: {
    route: "GET /api/users/profile-details",
    summary: "The same with counts",
    access: "members",
    answer: member.extend({
      verifiedAt: z.iso.datetime().nullable().describe("when the address was verified"),
      languages: z.array(z.string()).describe("to choose from"),
      translationEmails: z
        .boolean()
        .nullable()
        .describe("whether translators' emails come; null: the site has no translations"),
      blogCount: z.number(),
      commentCount: z.number(),
      likeCount: z.number(),
    }),
  },
  fileAccess: {
    route: "GET /api/users/file-access",
    summary:
      "What opens, for six hours, the files of drafts and of withdrawn documents that this member works with: append it to their addresses",
    access: "members",
    answer: z.object({ query: z.string().describe("like ?access=…") }),
  },
  updateProfile: {
    route: "PUT /api/users/profile",
    summary: "Change name, bio, language and choice of emails, or take the picture away with an empty avatar",
    access: "members",
    body: z.object({
      name: name.optional(),
      bio: cleanText(2000).optional(),
      language: ownLanguage.optional(),
      translationEmails: z.boolean().optional().describe("about originals of translations that changed"),
      avatar: z
        .string()
        .max(500)
        .nullable()
        .optional()
        .describe("the current address or null: unchanged; empty: removed"),
    }),
    answer: member,
  },
  uploadAvatar: {
    route: "POST /api/users/upload-profile-image",
    summary: "Set the picture: JPEG, PNG, WebP, GIF or AVIF, less than 5 MB",
    access: "members",
    file: { field: "image", ...uploadLimits.avatar },
    answer: z.object({ imageUrl: z.string() }),
  },
  exportData: {
    route: "GET /api/users/export",
    summary: "Everything that is kept about this member",
    access: "members",
    answer: exported,
  },
  deleteAccount: {
    route: "POST /api/users/delete-account",
    summary: "Delete the account; comments stay as those of a former member, or go",
    access: "members",
    body: z.object({ password: anyPassword, comments: z.enum(["keep", "remove"]) }),
    answer: message,
  },
});
