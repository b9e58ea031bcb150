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
