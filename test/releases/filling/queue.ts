import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { callerOf, openReleaseSite } from "../site.ts";
import { logIn } from "./members.ts";

/** Leaves an email that waits for the mail server, and one that it has rejected, shortly before a site is packed. */
export async function addEmails(env: Record<string, string>, at: string): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _, done) {
      const responseCode = address.startsWith("ulla") ? 550 : 451;
      done(Object.assign(new Error("Not now"), { responseCode }));
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const site = await openReleaseSite({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }, at);
  const ulla = await logIn(site, "ulla@example.org");
  await ulla.send("POST /api/users/send-verification");
  await callerOf(site).send("POST /api/auth/forgot-password", { email: "ruth@example.org" });
  site.services.emails.wake();
  await site.services.emails.idle();
  await site.close();
  await new Promise<void>((resolve) => server.close(resolve));
}
