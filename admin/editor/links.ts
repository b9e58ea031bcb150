const schemes = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** The address of a link as it may be kept; null where it is none that an article may lead to. */
export function urlFor(written: string): string | null {
  // Browsers leave out control characters inside an address: what is checked has none.
  const address = [...written.trim()].filter((character) => character > "\u001f").join("");
  if (address === "" || address.startsWith("//")) return null;
  if (schemes.test(address)) return address;
  return anyScheme.test(address) ? null : address;
}

export type CheckedLink = { address: string } | { fault: string };

/** What somebody has written into the field for an address: complete, or what is wrong with it. */
export function checkedLink(written: string): CheckedLink {
  const address = written.trim();
  if (address === "") return { fault: "Please write the address that the link leads to." };
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return { address: `mailto:${address}` };
  if (/^(#|\/(?!\/))\S*$/.test(address)) return { address };
  const whole =
    anyScheme.test(address) && !/^[\w.-]+\.\w+:\d/.test(address)
      ? address
      : `https://${address.replace(/^\/\//, "")}`;
  if (!schemes.test(whole)) {
    return { fault: "A link can lead to a web page (https://…), an e-mail address or a telephone number." };
  }
  if (/^https?:/i.test(whole) && !isWebAddress(whole)) {
    return {
      fault: "This is no complete address. Please write it like example.org or https://example.org/page.",
    };
  }
  return { address: whole };
}

function isWebAddress(address: string): boolean {
  if (/\s/.test(address)) return false;
  const { hostname } = URL.parse(address) ?? {};
  return hostname !== undefined && (hostname.includes(".") || hostname === "localhost");
}
