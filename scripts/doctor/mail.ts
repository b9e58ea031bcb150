import nodemailer from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type Check, type Finding, ok, reasonOf, type Setup, warning, wrong } from "./check.ts";

const patience = 8000; // milliseconds
const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };

/** Connects and signs in, as the site does. An email is sent only with `--mail-to`. */
export const mail: Check = {
  name: "mail",
  async run({ env, mailTo }) {
    if (!env.smtpUrl)
      return [
        warning(
          "No mail server is set: emails are only files in DATA_DIR/outbox, and nobody gets them.",
          "Set SMTP_URL, like smtp://user:password@mail.example:587.",
        ),
      ];
    const { hostname, port } = new URL(env.smtpUrl);
    const place = `the mail server ${hostname}${port && `:${port}`}`;
    const { auth, ...server } = parseConnectionUrl(env.smtpUrl);
    const connection = new SMTPConnection({ ...server, ...limits });
    try {
      await connected(connection);
    } catch (error) {
      connection.close();
      return [couldNotConnect(place, error)];
    }
    const findings = [
      encryption(place, hostname, { isSecure: connection.secure, hasPassword: auth !== undefined }),
    ];
    try {
      if (auth) await signedIn(connection, auth);
      findings.push(
        ok(`${capital(place)} answers${auth ? ", and accepts the user name and password" : ""}.`),
      );
    } catch (error) {
      findings.push(
        wrong(
          `${capital(place)} refuses the user name or the password: ${(error as Error).message}.`,
          "Correct SMTP_URL. Write special characters as in any URL: %40 for @. Some providers require an app password.",
        ),
      );
    } finally {
      connection.quit();
    }
    const isFine = findings.every(({ verdict }) => verdict !== "wrong");
    return mailTo && isFine ? [...findings, await sent(env, mailTo)] : findings;
  },
};

function connected(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on("error", reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(connection: SMTPConnection, auth: { user?: string; pass?: string }): Promise<void> {
  const { user = "", pass = "" } = auth;
  return new Promise((resolve, reject) =>
    connection.login({ user, credentials: { user, pass } }, (error) => (error ? reject(error) : resolve())),
  );
}

function couldNotConnect(place: string, error: unknown): Finding {
  const isCertificate = /certificate|altname|self.signed/i.test(String(error));
  return wrong(
    `The site cannot connect to ${place}: ${reasonOf(error)}.`,
    isCertificate
      ? "Use the name that is in its certificate, or name its authority with NODE_EXTRA_CA_CERTS=/path/to/authority.pem."
      : "Check the name and the port in SMTP_URL (587 with smtp:, 465 with smtps:). Many hosting companies block them: ask yours, or use the port that your mail provider names.",
  );
}

function encryption(
  place: string,
  host: string,
  { isSecure, hasPassword }: { isSecure: boolean; hasPassword: boolean },
): Finding {
  if (isSecure) return ok(`The connection to ${place} is encrypted.`);
  if (/^(localhost|127\..*|\[::1\])$/.test(host))
    return ok(`The connection to ${place} does not leave this machine.`);
  const text = `The connection to ${place} is not encrypted.`;
  const advice = "Use smtps: with port 465, or a port on which the server offers STARTTLS (587).";
  return hasPassword ? wrong(`${text} The password is sent in plain text.`, advice) : warning(text, advice);
}

async function sent({ smtpUrl, siteUrl, siteName }: Setup["env"], to: string): Promise<Finding> {
  const from = { name: siteName, address: `no-reply@${new URL(siteUrl ?? "http://localhost").hostname}` };
  const text = "This is a test of the mail server, sent by the command: npm run site -- doctor --mail-to";
  try {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
    await transport.sendMail({ from, to, subject: `A test by ${siteName}`, text });
    return ok(`The mail server accepted an email to ${to}. Check that it arrives, and not among the spam.`);
  } catch (error) {
    return wrong(
      `The mail server did not accept an email from ${from.address} to ${to}: ${(error as Error).message}.`,
      "Allow the sender's address with your mail provider. It follows from SITE_URL.",
    );
  }
}

function capital(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1);
}
