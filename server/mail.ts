import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { newId } from "#visit/ids.ts";
import type { Letter, Log } from "#visit/visit.ts";

/**
 * The post of this site: an SMTP server, or, where none is configured, a folder in which each letter is an
 * `.eml` file that any mail program opens. The log says that a letter was written, never what is in it.
 */
export function makePost(
  {
    smtpUrl,
    from,
    outbox,
  }: { smtpUrl: string | undefined; from: { name: string; address: string }; outbox: string },
  log: Log,
): (letter: Letter) => Promise<void> {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl, { from });
    return async (letter) => {
      await transport.sendMail(letter);
      log.info({}, "a letter was sent");
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return async (letter) => {
    const { message } = await transport.sendMail(letter);
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${newId()}.eml`);
    writeFileSync(file, message as Buffer, { mode: 0o600 });
    log.warn({ file }, "no SMTP_URL: a letter was written into the outbox");
  };
}
