import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Transporter } from "nodemailer";
import type { Log } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { Email, RenderedEmail } from "#core/email.ts";
import { cleanName } from "#core/fields.ts";
import { newId } from "#core/ids.ts";
import type { Mailer } from "#core/services.ts";
import { messageLanguage } from "#messages";

type MailerOptions = {
  smtpUrl: string | undefined;
  from(): { name: string; address: string };
  /** Where answers go. Empty: nowhere. */
  replyTo(): string;
  render(email: Email): Promise<RenderedEmail>;
  /** Used if no SMTP server is configured. */
  outbox: string;
};

const maxClose = 5000; // milliseconds
// A silent mail server must not delay the end of the process.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through an SMTP server, or writes `.eml` files into the outbox. Contents are never logged. */
export function createMailer(options: MailerOptions, log: Log): Mailer {
  const deliver = options.smtpUrl ? bySmtp(options.smtpUrl, options, log) : intoOutbox(options, log);
  const pending = new Set<ReturnType<typeof deliver>>();
  const counts = { sent: 0, failed: 0 };
  return {
    server: options.smtpUrl && new URL(options.smtpUrl).host,
    async send(email) {
      const sending = deliver(email);
      pending.add(sending);
      sending.then(
        ({ file }) => {
          if (!file) counts.sent += 1;
        },
        () => {
          counts.failed += 1;
        },
      );
      return sending.finally(() => pending.delete(sending));
    },
    counts: () => counts,
    purge(now) {
      for (const name of existsSync(options.outbox) ? readdirSync(options.outbox) : []) {
        const file = join(options.outbox, name);
        if (statSync(file).mtimeMs < Date.parse(now) - day) rmSync(file);
      }
    },
    async close() {
      if (pending.size === 0) return;
      await Promise.race([Promise.allSettled(pending), wait(maxClose, undefined, { ref: false })]);
    },
  };
}

/** `Auto-Submitted` keeps out-of-office replies away (RFC 3834). */
async function messageOf(email: Email, options: MailerOptions) {
  const { to, subject, icalEvent } = email;
  return {
    ...(await options.render(email)),
    to,
    subject: cleanName(subject),
    icalEvent,
    from: options.from(),
    replyTo: options.replyTo() || undefined,
    headers: { "auto-submitted": "auto-generated", "content-language": messageLanguage() },
    textEncoding: "quoted-printable" as const,
  };
}

function bySmtp(url: string, options: MailerOptions, log: Log): Mailer["send"] {
  let transport: Transporter | undefined;
  return async (email) => {
    transport ??= (await nodemailer()).createTransport({ url, ...patience });
    await transport.sendMail(await messageOf(email, options));
    log.info({}, "an email was sent");
    return {};
  };
}

function intoOutbox(options: MailerOptions, log: Log): Mailer["send"] {
  return async (email) => {
    const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(await messageOf(email, options));
    const { outbox } = options;
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${newId()}.eml`);
    writeFileSync(file, message as Buffer, { mode: 0o600 });
    log.warn({ file }, "no SMTP_URL: an email was written into the outbox");
    return { file };
  };
}

async function nodemailer() {
  return (await import("nodemailer")).default;
}
