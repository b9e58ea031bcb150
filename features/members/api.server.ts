import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import * as accounts from "./accounts.server.ts";
import type { memberEndpoints } from "./contract.ts";
import * as members from "./members.server.ts";
import * as profile from "./profile.server.ts";
import * as resets from "./resets.server.ts";
import { fileAccessOf } from "./tokens.server.ts";
import * as verification from "./verification.server.ts";

export const memberOperations = (
  removals: profile.AccountRemoval[],
  renamed: profile.Renaming,
  countBehind: (ctx: Context) => Promise<number | null>,
): Operations<typeof memberEndpoints> => ({
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  logoutEverywhere: accounts.logoutEverywhere,
  forgotPassword: resets.forgotPassword,
  resetPassword: resets.resetPassword,
  verifyEmail: verification.verifyEmail,
  resendVerification: verification.resendVerification,
  changePassword: resets.changePassword,
  profile: (ctx) => members.memberNamed(ctx, ctx.actor.id),
  profileDetails: async (ctx) =>
    profile.readProfileDetails(ctx, { hasTranslations: (await countBehind(ctx)) !== null }),
  fileAccess: async ({ actor, now }, _, { signingKeys }) => ({
    query: `?access=${await fileAccessOf(signingKeys, actor, now)}`,
  }),
  updateProfile: (ctx, input, services) => profile.updateProfile(ctx, input, services, renamed),
  uploadAvatar: profile.uploadAvatar,
  exportData: profile.exportData,
  deleteAccount: (ctx, input, services) => profile.deleteAccount(ctx, input, services, removals),
  members: members.listMembers,
  changeMember: members.changeMember,
});
