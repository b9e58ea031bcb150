import { type PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";
import { clustersOf, type Piece, type ShownGlyph, type Strings } from "./content-stream.server.ts";
import { joined } from "./joined.server.ts";
import { bytesOf, fontsOf, glyphFor, type OpenFont, saveFont } from "./page-fonts.server.ts";
import { numbersOf } from "./tag-tree.server.ts";

type Edit = { start: number; end: number; text: string };

/**
 * A PDF from which readers copy, search and hear the text that was written. The typesetter gives every glyph of a
 * syllable the text of the whole syllable, and most readers do not know the marked content that corrects it. Here each
 * syllable becomes one glyph of its font, put together from the others, that has the text.
 */
export async function readable(pdf: Uint8Array): Promise<Buffer> {
  const options = { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };
  const document = await PDFDocument.load(pdf, options);
  const { context } = document;
  const opened = new Map<PDFDict, OpenFont | undefined>();
  for (const page of document.getPages()) {
    const fonts = fontsOf(page, opened);
    const contents = page.node.get(PDFName.of("Contents")) as PDFRef;
    const stream = context.lookup(contents);
    if (!(stream instanceof PDFRawStream)) continue;
    const text = bytesOf(stream).toString("latin1");
    const changed = rewritten(text, fonts, numbersOf(document, page));
    if (changed !== text) context.assign(contents, context.flateStream(Buffer.from(changed, "latin1")));
  }
  for (const font of opened.values()) if (font && font.added.length > 0) saveFont(context, font);
  return Buffer.from(await document.save());
}

/** The content of a page with a glyph of its own for each syllable. */
function rewritten(stream: string, fonts: Map<string, OpenFont>, numbers: ReturnType<typeof numbersOf>) {
  const { clusters, strings, pieces, signs } = clustersOf(stream, fonts);
  const ours = clusters.filter(({ font }) => fonts.has(font));
  const spans: Edit[] = [];
  const changed = new Map<number, string[]>(); // what is written for each glyph of a string
  const write = ({ string, position }: ShownGlyph, text: string) => {
    const parts = changed.get(string) ?? strings.get(string)?.glyphs.map(hex) ?? [];
    parts[position] = text;
    changed.set(string, parts);
  };
  const textOf = ({ font, glyphs }: (typeof ours)[number]) =>
    fonts.get(font)?.texts.get(glyphs[0]?.glyph ?? -1) ?? "";
  for (const { cluster, moved } of joined(ours, textOf)) {
    const font = fonts.get(cluster.font);
    if (!font) continue;
    for (const { span, glyphs } of moved) {
      if (span) spans.push({ ...span, text: "" });
      else for (const glyph of glyphs) write(glyph, glyph.advance ? `> ${-glyph.advance} <` : "");
    }
    const { span, glyphs } = cluster;
    const glyph = glyphFor(font, {
      ...cluster,
      glyphs: [...glyphs, ...moved.flatMap((mark) => mark.glyphs)],
    });
    if (span) spans.push({ ...span, text: `0 Tr ${span.settings} <${hex(glyph)}> Tj` });
    else if (glyphs[0]) write(glyphs[0], hex(glyph));
  }
  const edits = [...changed].map(([start, parts]) => stringEdit(stream, strings, start, parts));
  if (spans.length + edits.length === 0) return stream;
  const wholes = numbers ? mergedPieces(stream, pieces, numbers) : [];
  // Some readers end a word at each sign. All find out by themselves what runs from right to left.
  return edited(stream, [...spans, ...edits, ...wholes, ...signs.map((sign) => ({ ...sign, text: "" }))]);
}

/** Pieces of one element that follow each other become one: readers put pieces in order, and words would fall apart. */
function mergedPieces(
  stream: string,
  pieces: Piece[],
  { owners, remove }: NonNullable<ReturnType<typeof numbersOf>>,
): Edit[] {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (!before || before.lang !== piece.lang) return [];
    if (owners.get(before.number) !== owners.get(piece.number)) return [];
    if (stream.slice(before.end, piece.start).trim() !== "") return [];
    remove(piece);
    return [{ start: before.to, end: piece.from, text: "\n" }];
  });
}

/** A string, or an array where it has gaps. */
function stringEdit(stream: string, strings: Strings, start: number, parts: string[]): Edit {
  const end = strings.get(start)?.end ?? start;
  const text = `<${parts.join("")}>`;
  const [operator = ""] = /^\s*Tj/.exec(stream.slice(end, end + 9)) ?? [];
  return { start, end: end + operator.length, text: operator ? `[${text}] TJ` : text };
}

function edited(stream: string, edits: Edit[]): string {
  let [result, at] = ["", 0];
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    if (start < at) continue; // in a part that was replaced
    result += stream.slice(at, start) + text;
    at = end;
  }
  return result + stream.slice(at);
}

function hex(glyph: number): string {
  return glyph.toString(16).padStart(4, "0");
}
