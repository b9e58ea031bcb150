import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { cleanText, identifier, isVisible, pageNumber, pageSize, shortText } from "#core/fields.ts";
import { uploadLimits } from "#features/media/limits.ts";

const role = z.enum(["member", "admin"]);
const message = z.object({ msg: z.string() });
const address = z.email("Please enter a valid email address").max(254);
/** Characters that would change the direction of the text around a name. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const name = cleanText(200)
  .transform((text) => text.replaceAll(turning, ""))
  .refine(isVisible, "Please enter a name");
/** Its strength is checked by `refuseWeak`. */
const anyPassword = z.string().max(1000);

const period = z.object({ createdAt: z.string(), expiresAt: z.string() });
const exportedText = z.string().nullable().describe("null once the texts of an export reach 20 MB");

const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  avatar: z.string().nullable(),
  bio: z.string(),
  date: z.iso.datetime().describe("when the member joined"),
});

const listedMember = member.extend({
  disabledAt: z.iso.datetime().nullable(),
  verifiedAt: z.iso.datetime().nullable().describe("when the member has shown that the address is theirs"),
  commentCount: z.number(),
});

export const memberEndpoints = endpoints({
  login: {
    route: "POST /api/auth/login",
    summary: "Sign in",
    access: "anyone",
    body: z.object({ email: cleanText(1000), password: anyPassword }),
    answer: z.object({ token: z.string(), user: member }),
  },
  register: {
    route: "POST /api/users/register",
    summary: "Make an account",
    access: "anyone",
    status: 201,
    body: z.object({ name, email: address, password: anyPassword }),
    answer: z.object({ msg: z.string(), user: member }),
  },
  logout: {
    route: "POST /api/auth/logout",
    summary: "End the session of this token",
    access: "members",
    answer: message,
  },
  logoutEverywhere: {
    route: "POST /api/auth/logout-everywhere",
    summary: "End every session of this member",
    access: "members",
    answer: message,
  },
  forgotPassword: {
    route: "POST /api/auth/forgot-password",
    summary: "Ask for an email with a link to a new password; the answer is the same for every address",
    access: "anyone",
    status: 202,
    body: z.object({ email: cleanText(1000) }),
    answer: message,
  },
  resetPassword: {
    route: "POST /api/auth/reset-password",
    summary: "Set a new password with the token of such an email; ends every session",
    access: "anyone",
    body: z.object({ token: z.string().max(200), password: anyPassword }),
    answer: message,
  },
  verifyEmail: {
    route: "POST /api/auth/verify-email",
    summary: "Verify an email address with the token that was sent to it; it is valid once, for 24 hours",
    access: "anyone",
    body: z.object({ token: z.string().max(200) }),
    answer: message,
  },
  resendVerification: {
    route: "POST /api/users/send-verification",
    summary: "Send an email with a new link that verifies the address",
    access: "members",
    status: 202,
    answer: message,
  },
  changePassword: {
    route: "POST /api/auth/change-password",
    summary: "Change the password; ends every other session and answers with a token for this one",
    access: "members",
    body: z.object({ currentPassword: anyPassword, password: anyPassword }),
    answer: z.object({ msg: z.string(), token: z.string() }),
  },
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
      ...{ blogCount: z.number(), commentCount: z.number(), likeCount: z.number() },
    }),
  },
  updateProfile: {
    route: "PUT /api/users/profile",
    summary: "Change name and bio, or take the picture away with an empty avatar",
    access: "members",
    body: z.object({
      name: name.optional(),
      bio: cleanText(2000).optional(),
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
    answer: z.object({
      profile: member,
      verifiedAt: z.string().nullable().describe("when the address was verified"),
      sessions: z.array(period),
      passwordLinks: z.array(period).describe("links to a new password that are still valid"),
      verificationLinks: z.array(period),
      networks: z.array(z.object({ usedAt: z.string() })).describe("networks used for a login in 30 days"),
      articles: z.array(
        z.object({
          ...{ blog: z.string(), title: z.string(), content: exportedText },
          ...{ createdAt: z.string(), updatedAt: z.string() },
          ...{ publishedAt: z.string().nullable(), deletedAt: z.string().nullable() },
        }),
      ),
      saves: z.array(
        z.object({
          ...{ blog: z.string(), version: z.number(), title: z.string(), content: exportedText },
          savedAt: z.string(),
        }),
      ),
      collections: z.array(
        z.object({
          ...{ collection: z.string(), title: z.string(), description: z.string(), createdAt: z.string() },
          ...{ publishedAt: z.string().nullable(), deletedAt: z.string().nullable() },
        }),
      ),
      uploads: z.array(
        z.object({
          ...{ file: z.string(), kind: z.string(), contentType: z.string(), bytes: z.number() },
          ...{ alt: z.string(), createdAt: z.string() },
        }),
      ),
      comments: z.array(
        z.object({
          blog: z.string(),
          date: z.string(),
          text: z.string(),
          removedAt: z.string().nullable().describe("an admin has taken it down"),
          removedFor: z.string().describe("why"),
        }),
      ),
      likes: z.array(z.object({ blog: z.string(), date: z.string() })),
    }),
  },
  deleteAccount: {
    route: "POST /api/users/delete-account",
    summary: "Delete the account; comments stay as those of a former member, or go",
    access: "members",
    body: z.object({ password: anyPassword, comments: z.enum(["keep", "remove"]) }),
    answer: message,
  },
  members: {
    route: "GET /api/members",
    summary: "Everybody who has an account",
    access: "admins",
    query: z.object({
      q: shortText.optional(),
      role: role.optional(),
      page: pageNumber,
      limit: pageSize,
    }),
    answer: z.array(listedMember),
    paged: true,
  },
  changeMember: {
    route: "PUT /api/members/:id",
    summary:
      "Promote (with a verified address), demote, disable or enable somebody; each ends their sessions",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ role: role.optional(), disabled: z.boolean().optional() }),
    answer: listedMember,
  },
});

export type Member = z.output<typeof member>;
export type ListedMember = z.output<typeof listedMember>;
export type MemberExport = z.output<(typeof memberEndpoints)["exportData"]["answer"]>;
export type MemberFunctions = FunctionsOf<typeof memberEndpoints>;
