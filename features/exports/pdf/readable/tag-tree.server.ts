import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";
import type { Piece } from "./content-stream.server.ts";

type Numbers = { owners: PDFArray; remove(piece: Piece): void };

const name = (text: string) => PDFName.of(text);

/** The elements of the tag tree to which the marked contents of a page belong, by their numbers. */
export function numbersOf(document: PDFDocument, page: PDFPage): Numbers | undefined {
  const tree = document.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const all = tree?.lookupMaybe(name("ParentTree"), PDFDict)?.lookup(name("Nums"));
  const key = page.node.lookupMaybe(name("StructParents"), PDFNumber)?.asNumber();
  if (!(all instanceof PDFArray) || key === undefined) return undefined;
  for (let at = 0; at < all.size(); at += 2) {
    const owners = all.lookup(at + 1);
    if (all.lookup(at, PDFNumber).asNumber() !== key || !(owners instanceof PDFArray)) continue;
    return { owners, remove: (piece) => remove(owners.lookup(piece.number), page, piece.number) };
  }
  return undefined;
}

/** Removes the number of a marked content of this page from an element's children. */
function remove(element: unknown, page: PDFPage, number: number): void {
  const children = element instanceof PDFDict ? element.lookup(name("K")) : undefined;
  if (!(element instanceof PDFDict) || !(children instanceof PDFArray)) return;
  const isOfPage = element.get(name("Pg")) === page.ref;
  for (let index = children.size() - 1; index >= 0; index -= 1) {
    const child = children.lookup(index);
    const isNumber = child instanceof PDFNumber && isOfPage && child.asNumber() === number;
    const isReference =
      child instanceof PDFDict &&
      (child.get(name("Pg")) ?? element.get(name("Pg"))) === page.ref &&
      child.lookupMaybe(name("MCID"), PDFNumber)?.asNumber() === number;
    if (isNumber || isReference) children.remove(index);
  }
}
