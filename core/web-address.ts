const bareDomain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u;

/** A typed address like `example.org/talk` with its `https://`; anything else as it is. */
export function withScheme(text: string): string {
  const address = text.trim();
  return bareDomain.test(address) ? `https://${address}` : text;
}
