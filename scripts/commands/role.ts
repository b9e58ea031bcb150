import type { Role } from "#db/schema.ts";
import { changeRole } from "#features/members/admins.server.ts";
import { say } from "#server/say.ts";
import { withHouse } from "./house.ts";

/** Makes somebody who has an account an admin. */
export async function promote([email = ""]: string[]): Promise<void> {
  await give("admin", email, "promote");
}

/** Makes an admin a member again. */
export async function demote([email = ""]: string[]): Promise<void> {
  await give("member", email, "demote");
}

async function give(role: Role, email: string, command: string): Promise<void> {
  if (!email) throw new Error(`Please name an e-mail address:  npm run site -- ${command} EMAIL`);
  const changed = await withHouse((visit) => changeRole(visit, { email, role }));
  say(`${changed.name} <${changed.email}> is ${role === "admin" ? "an admin" : "a member"} now`);
}
