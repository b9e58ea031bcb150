import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText } from "#core/fields.ts";
import { anyPassword, email, member, message, name } from "./member-schema.ts";

export const authEndpoints = endpoints({
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
    body: z.object({ name, email, password: anyPassword }),
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
});
