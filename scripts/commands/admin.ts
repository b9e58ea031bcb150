import { appointAdmin } from "#features/members/admins.server.ts";
import { closeSetup } from "#features/setup/link.server.ts";
import { say } from "#server/cli-output.ts";
import { withServices } from "./with-services.ts";

export async function admin([email = ""]: string[]): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error("Please name an e-mail address:  npm run site -- admin EMAIL");
  const appointed = await withServices(async (ctx, services) => {
    const appointed = await appointAdmin(ctx, { email }, services);
    await closeSetup(ctx);
    return appointed;
  });
  say(`${appointed.email} is an admin, with the password ${appointed.password}  (shown this once: keep it)`);
}
