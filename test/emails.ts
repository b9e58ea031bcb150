/** The decoded text of an email, with \n. */
export function decoded(email: string): string {
  const [head = "", ...body] = email.replaceAll("\r\n", "\n").split("\n\n");
  const text = body.join("\n\n");
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return text;
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
