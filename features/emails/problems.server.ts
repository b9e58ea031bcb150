import { m } from "#messages";

type MailError = { code?: string; responseCode?: number; name?: string };

const problems: Record<string, (values: { server: string }) => string> = {
  EAUTH: m.adminEmails.authenticationFailed,
  EENVELOPE: m.adminEmails.envelopeRejected,
  ETIMEDOUT: m.adminEmails.timedOut,
  ETLS: m.adminEmails.encryptionFailed,
  EDNS: m.adminEmails.notFound,
};

/** Why an email was not sent. Leaves out the server's own message, which may contain addresses. */
export function problemOf({ code = "", responseCode }: MailError, server?: string): string {
  if (server === undefined) return m.adminEmails.outboxFailed();
  const known = problems[code];
  if (known) return known({ server });
  if (["ESOCKET", "ECONNECTION", "ECONNREFUSED", "ENOTFOUND", "ECONNRESET"].includes(code)) {
    return m.adminEmails.unreachable({ server });
  }
  return responseCode
    ? m.adminEmails.rejected({ server, code: responseCode })
    : m.adminEmails.failed({ server });
}

/** Returns what to log. It leaves out the message: mail servers repeat the address in it. */
export function reasonOf(error: MailError) {
  return { reason: error.code ?? error.name, status: error.responseCode };
}

/** The server will never take an email to this recipient. */
export function isRejected({ code, responseCode = 0 }: MailError): boolean {
  return code === "EENVELOPE" && responseCode >= 500;
}
