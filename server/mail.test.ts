import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, vi } from "vitest";
import { openSite } from "#test/harness.ts";
import { decoded } from "#test/letters.ts";

const email = "joaquim.rahmani@example.org";

/** A mail server on this machine, and the letters that it has taken. */
async function mailServer(options: SMTPServerOptions = {}) {
  const letters: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Asks for a letter at a site that posts to this server, and waits for a line of its log. */
async function ask(smtpUrl: string, until: string): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const site = await openSite({ env: { SMTP_URL: smtpUrl, LOG_LEVEL: "info" }, log });
  const { status } = await site.call("POST /api/auth/forgot-password", { email });
  await vi.waitFor(() => expect(lines.join("")).toContain(until), { timeout: 10_000 });
  await site.close();
  return { status, lines };
}

const failed = "a letter with a link to a new password was not sent";

describe("letters", () => {
  it("go to the mail server that is named, to one person", async () => {
    const server = await mailServer();
    const { status, lines } = await ask(server.url, "a letter was sent");
    await server.close();
    expect(status).toBe(202);
    expect(server.letters.map(({ to }) => to)).toEqual([[email]]);
    const text = decoded(server.letters[0]?.text ?? "");
    expect(text).toMatch(/^http:\/\/localhost:\d+\/reset-password#[\w-]{43}$/m);
    expect(lines.join("")).not.toMatch(/joaquim|reset-password#/);
  });

  it("that nobody takes do not change the answer, and the log tells neither address nor link", async () => {
    const server = await mailServer();
    await server.close();
    const { status, lines } = await ask(server.url, failed);
    expect(status).toBe(202);
    expect(lines.find((line) => line.includes(failed))).toContain(`"reason":"ESOCKET"`);
    expect(lines.join("")).not.toMatch(/joaquim|reset-password#/);
  });

  it("that are refused in words with the address in them leave no address in the log", async () => {
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
