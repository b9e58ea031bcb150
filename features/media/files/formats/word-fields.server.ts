import { decodeXML } from "entities";
import { dde, loads } from "./office-links.server.ts";

type Piece = { from: number; to: number };
type Field = { code: string; pieces: Piece[] };

/** Names with any prefix, or none. */
const parts =
  /<(?:[^\s<>:/]+:)?fldChar\b[^<>]*[\s:]fldCharType\s*=\s*["'](begin|separate|end)["'][^<>]*>|(<(?:[^\s<>:/]+:)?(?:instrText|delInstrText)\b[^<>]*>)([^<]*(?:<[!?][^>]*>[^<]*)*)|(<(?:[^\s<>:/]+:)?fldSimple\b[^<>]*?[\s:]instr\s*=\s*["'])([^"'<>]*)/g;
const startsProgram = /^\s*DDE(AUTO)?\b/i;
const loadsFile = /^\s*(INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT)\b.*?("?(https?|ftp|file):|\\\\\\\\|"\\\\)/is;
const harmless = ' QUOTE "" ';

/** Fields of Word that start programs or load something by themselves; what they show stays. */
export function cleanFields(xml: string, removed: Set<string>): string {
  const changed: Piece[] = [];
  const open: Field[] = [];
  for (const found of xml.matchAll(parts)) {
    const [whole, mark, tag, text = "", simple, instruction = ""] = found;
    const end = found.index + whole.length;
    if (mark === "begin") open.push({ code: "", pieces: [] });
    else if (mark) {
      if (open.length > 0) changed.push(...dangerous(open[open.length - 1], removed));
      if (mark === "end") open.pop();
    } else if (tag) {
      const field = open.at(-1);
      // Programs write no comments or CDATA there, but somebody could hide with them what a field does.
      if (field) field.code = text.includes("<") ? "DDE " : field.code + decodeXML(text);
      field?.pieces.push({ from: end - text.length, to: end });
    } else if (simple) {
      const pieces = [{ from: end - instruction.length, to: end }];
      changed.push(...dangerous({ code: decodeXML(instruction), pieces }, removed));
    }
  }
  return replaced(xml, changed);
}

/** The pieces of a field that does something by itself. */
function dangerous(field: Field | undefined, removed: Set<string>): Piece[] {
  const word = startsProgram.test(field?.code ?? "") ? dde : loadsFile.test(field?.code ?? "") ? loads : "";
  if (!field || !word) return [];
  removed.add(word);
  return field.pieces.splice(0);
}

function replaced(xml: string, pieces: Piece[]): string {
  let [result, at] = ["", 0];
  for (const { from, to } of pieces.sort((one, other) => one.from - other.from)) {
    result += xml.slice(at, from) + harmless.replaceAll('"', "&quot;");
    at = to;
  }
  return result + xml.slice(at);
}
