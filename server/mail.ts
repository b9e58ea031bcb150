import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
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
    let transport: Transporter | undefined;
    return async (letter) => {
      transport ??= (await nodemailer()).createTransport(smtpUrl, { from });
      await transport.sendMail(letter);
      log.info({}, "a letter was sent");
    };
  }
  return async (letter) => {
    const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true }, { from });
    const { message } = await transport.sendMail(letter);
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${newId()}.eml`);
    writeFileSync(file, message as Buffer, { mode: 0o600 });
    log.warn({ file }, "no SMTP_URL: a letter was written into the outbox");
  };
}

/** Loaded with the first email. */
async function nodemailer() {
  return (await import("nodemailer")).default;
}
