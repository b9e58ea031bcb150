import { m } from "#messages";
import { refused } from "./limits.server.ts";

/** A part of an RTF file: `from` to `to` in its bytes. `bytes` are those of `\bin` or of a character. */
type Token =
  | { type: "open" | "close" | "text" | "symbol" | "star"; from: number; to: number }
  | { type: "byte"; from: number; to: number; value: number }
  | { type: "binary"; from: number; to: number; start: number }
  | { type: "word"; from: number; to: number; word: string; value: number | undefined };

const maxDepth = 500; // groups in each other
const mark = { open: 0x7b, close: 0x7d, backslash: 0x5c };
const controlWord = /^([a-zA-Z]{1,40})(-?\d{1,10})? ?/;

/** The tokens of RTF 1.9.1. Refuses files whose groups do not end. */
export function* tokensOf(bytes: Buffer): Generator<Token> {
  let [at, depth] = [0, 0];
  while (at < bytes.length) {
    const from = at;
    const first = bytes[at];
    if (first === mark.backslash) {
      const token = controlAt(bytes, at);
      at = token.to;
      yield token;
    } else if (first === mark.open || first === mark.close) {
      at += 1;
      depth += first === mark.open ? 1 : -1;
      if (depth > maxDepth || depth < 0) throw refused(m.adminMedia.rtfDamaged());
      yield { type: first === mark.open ? "open" : "close", from, to: at };
      if (depth === 0) return; // what follows is not part of the document
    } else {
      while (at < bytes.length && !isMark(bytes[at])) at += 1;
      yield { type: "text", from, to: at };
    }
  }
  throw refused(m.adminMedia.rtfDamaged());
}

function isMark(byte: number | undefined): boolean {
  return byte === mark.backslash || byte === mark.open || byte === mark.close;
}

function controlAt(bytes: Buffer, from: number): Token {
  const text = bytes.toString("latin1", from + 1, from + 54);
  const [whole, word, number] = controlWord.exec(text) ?? [];
  if (whole === undefined || word === undefined) {
    if (text.startsWith("'"))
      return { type: "byte", from, to: from + 4, value: Number.parseInt(text.slice(1, 3), 16) || 32 };
    return { type: text.startsWith("*") ? "star" : "symbol", from, to: from + 2 };
  }
  const start = from + 1 + whole.length;
  const value = number === undefined ? undefined : Number(number);
  if (word !== "bin") return { type: "word", from, to: start, word, value };
  const to = start + Math.max(0, value ?? 0);
  if (to > bytes.length) throw refused(m.adminMedia.rtfDamaged());
  return { type: "binary", from, to, start };
}
