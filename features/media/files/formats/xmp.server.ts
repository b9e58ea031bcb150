import { readXml } from "./xml-depth.server.ts";
import { escaped } from "./xml-text.server.ts";

const standards: Record<string, string> = {
  pdfaid: "http://www.aiim.org/pdfa/ns/id/",
  pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
};

/** A new XMP packet with the title and the standards (PDF/A, PDF/UA) that the old one declares. Empty without both. */
export function keptXmp(old: string, title: string): string {
  const declared = declaredIn(old);
  if (declared.size === 0 && !title) return "";
  const spaces = Object.entries(standards).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  const titled = title
    ? `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`
    : "";
  const parts = [...declared].map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ${spaces.join(" ")}>`,
    `${titled}${parts.join("")}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    '<?xpacket end="r"?>',
  ].join("\n");
}

/** `pdfuaid:part` and its like, written as elements or as attributes. */
function declaredIn(xmp: string): Map<string, string> {
  const found = new Map<string, string>();
  const isDeclared = (name: string) => /^(pdfaid|pdfuaid):(part|conformance|rev|amd|corr)$/.test(name);
  let open = "";
  readXml(xmp, {
    onopentag(name, attributes) {
      open = name;
      for (const [key, value] of Object.entries(attributes)) if (isDeclared(key)) found.set(key, value);
    },
    ontext(text) {
      if (isDeclared(open) && text.trim()) found.set(open, text.trim());
    },
    onclosetag() {
      open = "";
    },
  });
  return found;
}
