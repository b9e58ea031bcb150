import {
  decodePDFRawStream,
  PDFBool,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";
import { m } from "#messages";
import { refused } from "./limits.server.ts";
import type { Report } from "./report.server.ts";

const name = (text: string) => PDFName.of(text);
const maxNesting = 20; // drawings in each other
const maxDrawn = 100_000; // by one drawing, with those in it

/** Removes the second version of a form in XML, which can have scripts. */
export function stripXfa(catalog: PDFDict, report: Report): void {
  const form = catalog.lookup(name("AcroForm"));
  if (!(form instanceof PDFDict) || !form.has(name("XFA"))) return;
  if (catalog.lookup(name("NeedsRendering")) === PDFBool.True) throw refused(m.adminMedia.xfaOnly());
  form.delete(name("XFA"));
  report.removed.add("the XFA version of its form, which can have scripts");
}

type Drawing = { stream: PDFStream; inner: PDFStream[]; left: PDFStream[] };
type Cost = { depth: number; drawn: number };

/** Refuses drawings that have others in them so deep or so often that drawing a page would take very long. */
export function checkNesting(objects: PDFObject[]): void {
  const costs = new Map<PDFStream, Cost>();
  const open: Drawing[] = [];
  const enter = (stream: PDFStream) => {
    costs.set(stream, { depth: 0, drawn: 1 }); // also ends circles
    const inner = innerOf(stream);
    open.push({ stream, inner, left: [...inner] });
  };
  for (const object of objects) {
    if (!(object instanceof PDFStream) || costs.has(object)) continue;
    enter(object);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const next = top.left.pop();
      if (next && !costs.has(next)) enter(next);
      if (next) continue;
      open.pop();
      const inner = top.inner.flatMap((each) => costs.get(each) ?? []);
      const { depth, drawn } = costOf(top, inner);
      costs.set(top.stream, { depth, drawn });
      if (depth > maxNesting) throw refused(m.adminMedia.pdfNested());
      if (drawn > maxDrawn) throw refused(m.adminMedia.pdfDrawings());
    }
  }
}

/** Each inner drawing counts once, and the one with the most in it for all further times that one is drawn. */
function costOf({ stream }: Drawing, inner: Cost[]): Cost {
  const depth = inner.reduce((max, cost) => Math.max(max, cost.depth + 1), 0);
  const largest = inner.reduce((max, { drawn }) => Math.max(max, drawn), 0);
  const once = inner.reduce((sum, { drawn }) => sum + drawn, 1);
  const again = largest > 1 ? Math.max(0, timesDrawn(stream) - inner.length) : 0;
  return { depth, drawn: once + again * largest };
}

/** How often a form or pattern draws one in it: operators Do. */
function timesDrawn(stream: PDFStream): number {
  if (!(stream instanceof PDFRawStream)) return 0;
  try {
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
    return content.match(/\bDo\b/g)?.length ?? 0;
  } catch {
    return 0; // nothing can draw it
  }
}

/** The forms and patterns that a form or pattern draws. */
function innerOf({ dict }: PDFStream): PDFStream[] {
  const resources = dict.lookup(name("Resources"));
  if (!(resources instanceof PDFDict)) return [];
  return ["XObject", "Pattern"].flatMap((key) => {
    const drawings = resources.lookup(name(key));
    if (!(drawings instanceof PDFDict)) return [];
    return drawings
      .keys()
      .map((inner) => drawings.lookup(inner))
      .filter((inner) => inner instanceof PDFStream);
  });
}
