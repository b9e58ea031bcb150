import { describe, expect, it } from "vitest";
import { decoded } from "#test/formats/emails.ts";
import { openSite } from "#test/harness.ts";
import { mailServer } from "#test/servers/mail-server.ts";

const email = "joaquim.rahmani@example.org";

/** Asks for a letter at a site that posts to this server, and waits for a line of its log. */
async function ask(smtpUrl: string, until: string): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const site = await openSite({ env: { SMTP_URL: smtpUrl, LOG_LEVEL: "info" }, log });
  const { status } = await site.call("POST /api/auth/forgot-password", { email });
  await expect.poll(() => lines.join("")).toContain(until);
  await site.close();
  return { status, lines };
}

const failed = "an email was not sent";

describe("emails", () => {
  it("go to the configured mail server, to one person", async () => {
    const server = await mailServer();
    const { status, lines } = await ask(server.url, "an email was sent");
    await server.close();
    expect(status).toBe(202);
    expect(server.emails.map(({ to }) => to)).toEqual([[email]]);
    const text = decoded(server.emails[0]?.text ?? "");
    expect(text).not.toContain("Example Street"); // the address of a new site, which is nobody's
    expect(server.emails[0]?.text).not.toMatch(/^Reply-To:/m);
    expect(text).toMatch(/^http:\/\/localhost:\d+\/reset-password#[\w-]{43}$/m);
    expect(lines.join("")).not.toMatch(/joaquim|reset-password#/);
  });

  it("that cannot be sent do not change the answer, and the log has neither address nor link", async () => {
    const { status, lines } = await ask("smtp://127.0.0.1:9", failed);
    expect(status).toBe(202);
    expect(lines.find((line) => line.includes(failed))).toContain(`"reason":"ESOCKET"`);
    expect(lines.join("")).not.toMatch(/joaquim|reset-password#/);
  });

  it("that are rejected leave no address in the log", async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _, done) => done(new Error(`Nobody here is called ${address}`)),
    });
    const { status, lines } = await ask(server.url, failed);
    await server.close();
    expect(status).toBe(202);
    expect(lines.find((line) => line.includes(failed))).toContain('"status":550');
    expect(lines.join("")).not.toMatch(/joaquim|reset-password#/);
  });
});
