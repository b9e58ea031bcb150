import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import { type Box, clustersOf } from "./readable/content-stream.server.ts";
import { bytesOf, fontsOf, type OpenFont } from "./readable/page-fonts.server.ts";
import { numbersOf } from "./readable/tag-tree.server.ts";

const name = (text: string) => PDFName.of(text);
const framed = new Set([name("Figure"), name("Table")]);
const [descent, ascent] = [0.25, 0.95]; // of a font's size

type Place = { page: PDFPage; box: Box };

/** Says where each figure stands, and each table that is on one page, as PDF/UA has it. */
export function addExtents(pdf: PDFDocument): void {
  const places = new Map<PDFDict, Place | "several pages">();
  const opened = new Map<PDFDict, OpenFont | undefined>();
  for (const page of pdf.getPages()) {
    const owners = numbersOf(pdf, page)?.owners;
    const parts = owners?.asArray().map((_, number) => framesOf(owners.lookup(number))) ?? [];
    if (!parts.some((frames) => frames.length > 0)) continue;
    for (const { number, box } of boxesOf(page, opened)) {
      for (const element of parts[number] ?? []) {
        const before = places.get(element);
        const isElsewhere = before === "several pages" || (before && before.page !== page);
        const whole = before && before !== "several pages" ? union(before.box, box) : box;
        places.set(element, isElsewhere ? "several pages" : { page, box: whole });
      }
    }
  }
  for (const [element, place] of places) {
    if (place === "several pages") continue;
    const attributes = element.lookupMaybe(name("A"), PDFArray) ?? pdf.context.obj([]);
    attributes.push(pdf.context.obj({ O: "Layout", BBox: place.box }));
    element.set(name("A"), attributes);
  }
}

/** The figures and tables around an element, and itself. */
function framesOf(object: unknown): PDFDict[] {
  if (!(object instanceof PDFDict)) return [];
  const role = object.lookup(name("S"));
  const around = framesOf(object.lookupMaybe(name("P"), PDFDict));
  return role instanceof PDFName && framed.has(role) ? [object, ...around] : around;
}

/** Where marked texts and pictures of a page stand, with their numbers in the tag tree. */
function boxesOf(page: PDFPage, opened: Map<PDFDict, OpenFont | undefined>) {
  const stream = page.node.lookup(name("Contents"));
  if (!(stream instanceof PDFRawStream)) return [];
  const { clusters, pictures } = clustersOf(bytesOf(stream).toString("latin1"), fontsOf(page, opened));
  const texts = clusters.map(({ x, y, size, advance, piece }) => {
    const box: Box = [x, y - descent * size, x + advance, y + ascent * size];
    return { box, piece };
  });
  return [...texts, ...pictures].flatMap(({ box, piece }) => (piece ? [{ number: piece.number, box }] : []));
}

function union(one: Box, other: Box): Box {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
