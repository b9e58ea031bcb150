import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type SentEmail = { to: string; subject: string; text: string; raw: string };

/** The emails in the outbox of a data folder, in the order in which they were sent. */
export function emailsIn(folder: string): SentEmail[] {
  const files = globSync(join(folder, "outbox", "*.eml")).sort();
  return files.map((file) => {
    const raw = readFileSync(file, "utf8");
    const line = (field: string) => new RegExp(`^${field}: (.*(?:\r?\n[ \t].*)*)`, "im").exec(raw)?.[1] ?? "";
    const subject = line("subject").replaceAll(/\r?\n[ \t]/g, " ");
    return { raw, to: line("to").trim(), subject, text: textIn(raw) };
  });
}

/** All parts but the HTML, which has the same words. */
function textIn(raw: string): string {
  const parts = raw.replace(/content-type: text\/html.*?\r?\n--/gis, "--");
  return decoded(`content-transfer-encoding: quoted-printable\n\n${parts}`);
}

/** The token in an email's link to a page; empty without one. */
export function tokenIn(email: { text: string } | undefined, page = "registrations"): string {
  return new RegExp(`/${page}#([\\w-]+)`).exec(email?.text ?? "")?.[1] ?? "";
}

/** The tokens in the links of all emails to an address. */
export function tokensTo(folder: string, address: string, page: string): string[] {
  const emails = emailsIn(folder).filter(({ to }) => to === address);
  return emails.map((email) => tokenIn(email, page)).filter((token) => token !== "");
}

/** The text of an email, with \n: its first part if it has several. */
export function decoded(email: string): string {
  const [head = "", ...body] = email.replaceAll("\r\n", "\n").split("\n\n");
  const text = body.join("\n\n");
  const [, boundary] = /^content-type: multipart\/[^;]+;[^"]*boundary="([^"]+)"/im.exec(head) ?? [];
  if (boundary) return decoded(text.split(`--${boundary}`)[1]?.slice(1, -1) ?? "");
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return text;
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
