import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { addExtents } from "./extents.server.ts";
import { retag } from "./tags.server.ts";
import { catalogued } from "./xmp.server.ts";

/** A PDF of the typesetter with what it does not write: some tags, what PDF/UA asks for, and metadata for libraries. */
export async function finished(file: Uint8Array, article: ExportedArticle): Promise<Buffer> {
  const pdf = await PDFDocument.load(file, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  retag(pdf);
  addExtents(pdf);
  separateHyphens(pdf.context);
  const { catalog, context } = pdf;
  catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  const reference = catalog.get(PDFName.of("Metadata")) as PDFRef;
  const xmp = textOf(context.lookup(reference) as PDFRawStream);
  const stream = context.stream(Buffer.from(catalogued(xmp, article)), { Type: "Metadata", Subtype: "XML" });
  context.assign(reference, stream);
  return Buffer.from(
    await pdf.save({
      useObjectStreams: true,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    }),
  );
}

/** Hyphens and soft hyphens share a glyph, for which fonts name one character: hyphens would be lost. */
function separateHyphens(context: PDFContext): void {
  for (const [, font] of context.enumerateIndirectObjects()) {
    const reference = font instanceof PDFDict ? font.get(PDFName.of("ToUnicode")) : undefined;
    if (!(reference instanceof PDFRef)) continue;
    const map = textOf(context.lookup(reference) as PDFRawStream);
    if (/<00ad>/i.test(map))
      context.assign(reference, context.flateStream(map.replace(/<00ad>/gi, "<002d>")));
  }
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("utf8");
}
