/** The text of an email, with \n: its first part if it has several. */
export function decoded(email: string): string {
  const whole = email.replaceAll("\r\n", "\n");
  const [, boundary] = /^content-type: multipart\/(?:[^;]+);\s+boundary="?([^"\n]+)"?/im.exec(whole) ?? [];
  const [, part] = boundary ? whole.split(`--${boundary}`) : [];
  if (part !== undefined) return decoded(part.replace(/^\n/, "").replace(/\n$/, ""));
  const [head = "", ...body] = whole.split("\n\n");
  const text = body.join("\n\n");
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return text;
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
