import type { Role } from "#db/schema.ts";
import { changeRole } from "#features/members/admins.server.ts";
import { say } from "#server/cli-output.ts";
import { withServices } from "./with-services.ts";

const flag = "--unverified";

export async function promote(args: string[]): Promise<void> {
  await give("admin", args, "promote");
}

export async function demote(args: string[]): Promise<void> {
  await give("member", args, "demote");
}

async function give(role: Role, args: string[], command: string): Promise<void> {
  const [email, ...more] = args.filter((arg) => arg !== flag);
  if (!email || more.length > 0) {
    throw new Error(`Please name an email address:  npm run site -- ${command} EMAIL`);
  }
  const unverified = args.includes(flag);
  const changed = await withServices((ctx, services) =>
    changeRole(ctx, { email, role, unverified }, services),
  );
  const { name, date, verifiedAt } = changed;
  say(
    `${name} <${changed.email}> is ${role === "admin" ? "an admin" : "a member"} now, and signed out everywhere`,
  );
  const verified = verifiedAt ? `was verified on ${verifiedAt.slice(0, 10)}` : "was never verified";
  say(`  the account was made on ${date.slice(0, 10)}, its address ${verified}`);
}
