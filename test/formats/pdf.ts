import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role: string; alt?: string; lang?: string; children: (Node | { type: string; id: string })[] };

/** An element of the tag tree, which assistive technology reads, with all text inside it. */
export type Tag = { role: string; alt: string; text: string; lang?: string };

/** Opens a PDF as a reader does. Its fonts have names. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true }).promise;
}

/** The tags of all pages in reading order, from the outside in. */
export async function tagsOf(pdf: PDFDocumentProxy): Promise<Tag[]> {
  const tags: Tag[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const id = open.findLast(Boolean) ?? "";
        texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "");
    }
    const walk = (node: Node): string => {
      const { role, alt = "", lang } = node;
      const tag = { role, alt, text: "", ...(lang ? { lang } : {}) };
      if (node.role !== "Root") tags.push(tag);
      const parts = node.children.map((child) =>
        "role" in child ? walk(child) : (texts.get(child.id) ?? ""),
      );
      tag.text = parts.join(
        /^(P|LI|TR|TD|TH|H\d|Sect|L|Table|TBody|THead|Document|Note)$/.test(node.role) ? " " : "",
      );
      return tag.text;
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) walk(tree);
  }
  return tags;
}

/** Letters and digits only: lines break words, and PDF has no spaces but gaps. */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}
