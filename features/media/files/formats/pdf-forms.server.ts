import { PDFBool, PDFDict, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { refused } from "./limits.server.ts";
import type { Report } from "./report.server.ts";

const name = (text: string) => PDFName.of(text);
const maxNesting = 20; // drawings in each other
const onlyXfa =
  "This form can be opened in Adobe Reader only (XFA). Please print it as PDF and choose that file.";
const tooNested =
  "This PDF has more than 20 drawings inside each other, so readers would wait long for it. Please print it as a new PDF and choose that file.";

/** Removes the second version of a form in XML, which can have scripts. */
export function stripXfa(catalog: PDFDict, report: Report): void {
  const form = catalog.lookup(name("AcroForm"));
  if (!(form instanceof PDFDict) || !form.has(name("XFA"))) return;
  if (catalog.lookup(name("NeedsRendering")) === PDFBool.True) throw refused(onlyXfa);
  form.delete(name("XFA"));
  report.removed.add("the XFA version of its form, which can have scripts");
}

/** Refuses drawings that have themselves in them so many times that drawing a page would take very long. */
export function checkNesting(objects: PDFObject[]): void {
  const depths = new Map<PDFDict, number>();
  const open: { drawing: PDFDict; inner: PDFDict[]; depth: number }[] = [];
  const enter = (drawing: PDFDict) => {
    depths.set(drawing, 0); // also ends circles
    open.push({ drawing, inner: innerOf(drawing), depth: 0 });
  };
  for (const object of objects) {
    if (!(object instanceof PDFStream) || depths.has(object.dict)) continue;
    enter(object.dict);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const next = top.inner.pop();
      if (next && !depths.has(next)) {
        enter(next);
        top.inner.push(next);
      } else if (next) top.depth = Math.max(top.depth, (depths.get(next) ?? 0) + 1);
      else {
        open.pop();
        depths.set(top.drawing, top.depth);
        if (top.depth > maxNesting) throw refused(tooNested);
      }
    }
  }
}

/** The forms and patterns that a form or pattern draws. */
function innerOf(drawing: PDFDict): PDFDict[] {
  const resources = drawing.lookup(name("Resources"));
  if (!(resources instanceof PDFDict)) return [];
  return ["XObject", "Pattern"].flatMap((key) => {
    const drawings = resources.lookup(name(key));
    if (!(drawings instanceof PDFDict)) return [];
    return drawings
      .keys()
      .map((inner) => drawings.lookup(inner))
      .filter((inner) => inner instanceof PDFStream)
      .map((inner) => inner.dict);
  });
}
