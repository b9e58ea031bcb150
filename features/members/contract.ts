import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { identifier, paging, shortText, sortOrder } from "#core/fields.ts";
import { authEndpoints } from "./auth-contract.ts";
import type { exported } from "./export-schema.ts";
import { member, role } from "./member-schema.ts";
import { profileEndpoints } from "./profile-contract.ts";

const listedMember = member.omit({ language: true }).extend({
  disabledAt: z.iso.datetime().nullable(),
  verifiedAt: z.iso.datetime().nullable().describe("when the member has shown that the address is theirs"),
  commentCount: z.number(),
});

export const memberEndpoints = endpoints({
  ...authEndpoints,
  ...profileEndpoints,
  members: {
    route: "GET /api/members",
    summary: "Everybody who has an account",
    access: "admins",
    query: z.object({
      q: shortText.optional(),
      role: role.optional(),
      state: z.enum(["disabled", "unverified"]).optional(),
      sort: z.enum(["joined", "name", "comments"]).default("joined"),
      order: sortOrder.describe("names from A on, and all else from the latest or most"),
      ...paging,
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
export type MemberExport = z.output<typeof exported>;
export type MemberFunctions = FunctionsOf<typeof memberEndpoints>;
