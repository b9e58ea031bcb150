type MailError = { code?: string; responseCode?: number; name?: string };

const problems: Record<string, (server: string) => string> = {
  EAUTH: (server) =>
    `${server} rejected the user name or the password. The person who runs the server can correct them.`,
  EENVELOPE: (server) => `${server} rejected the recipient or the sender.`,
  ETIMEDOUT: (server) => `${server} does not answer. The person who runs the server can check its address.`,
  ETLS: (server) =>
    `${server} and this site could not agree on encryption. The person who runs the server can change how they connect.`,
  EDNS: (server) => `${server} could not be found. The person who runs the server can check its address.`,
};
const unreachable = (server: string) =>
  `${server} cannot be reached. The person who runs the server can check its address.`;

/** Why an email was not sent. Leaves out the server's own message, which may contain addresses. */
export function problemOf({ code = "", responseCode }: MailError, server = "the outbox"): string {
  const known = problems[code];
  if (known) return known(server);
  if (["ESOCKET", "ECONNECTION", "ECONNREFUSED", "ENOTFOUND", "ECONNRESET"].includes(code)) {
    return unreachable(server);
  }
  return responseCode
    ? `${server} rejected the email with the code ${responseCode}.`
    : `The email could not be sent through ${server}.`;
}

/** Returns what to log. It leaves out the message: mail servers repeat the address in it. */
export function reasonOf(error: MailError) {
  return { reason: error.code ?? error.name, status: error.responseCode };
}

/** The server will never take an email to this recipient. */
export function isRejected({ code, responseCode = 0 }: MailError): boolean {
  return code === "EENVELOPE" && responseCode >= 500;
}
