/** A glyph on a page: its position there, and its place in the strings of the stream. */
export type ShownGlyph = {
  glyph: number;
  x: number;
  y: number;
  /** In thousandths of the font's size. */
  advance: number;
  string: number;
  position: number;
};

/** What stands for one piece of text: the glyphs of a syllable, or a single one. All lengths are points on the page. */
export type Cluster = {
  font: string;
  size: number;
  text: string;
  x: number;
  y: number;
  advance: number;
  /** It only marks a letter that stands elsewhere. */
  isMark: boolean;
  /** The marked content of the tag tree in which it stands. */
  piece: Piece | undefined;
  glyphs: ShownGlyph[];
  /** The marked content with the text of several glyphs, or of one that stands for other text elsewhere. */
  span?: { start: number; end: number; settings: string };
};

/** Marked content with its number in the tag tree, where it begins and ends, without and with its operators, and its language. */
export type Piece = { number: number; start: number; from: number; to: number; end: number; lang: string };

/** A picture on a page: its left, lower, right and upper edges. */
export type ShownPicture = { box: Box; piece: Piece | undefined };

export type Box = [left: number, bottom: number, right: number, top: number];

/** `advances` are thousandths of the font's size. */
export type PageFont = { advances: Map<number, number>; texts: Map<number, string> };

/** Start and end of each string in the stream, and its glyphs. */
export type Strings = Map<number, { end: number; glyphs: number[] }>;

type Matrix = [number, number, number, number, number, number];
type Value = { token: string; start: number };
type Marked = { text?: string; start: number; cluster?: Cluster; piece?: Piece; reversed?: number };

const tokens =
  /\((?:[^()\\]|\\[\s\S])*\)|<<|>>|<[0-9A-Fa-f\s]*>|[[\]]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;
const unit: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Reads the text of a page as the typesetter writes it: horizontal, in fonts with two bytes for a glyph. `signs` begin
 * and end what is marked as running from right to left.
 */
export function clustersOf(stream: string, fonts: Map<string, PageFont>) {
  const strings: Strings = new Map();
  const clusters: Cluster[] = [];
  const saved: Matrix[] = [];
  const pieces: Piece[] = [];
  const pictures: ShownPicture[] = [];
  const signs: { start: number; end: number }[] = [];
  const marked: Marked[] = [];
  let [page, line]: [Matrix, Matrix] = [unit, unit];
  let [font, size, pen, settings] = ["", 1, 0, ""];
  let values: Value[] = [];

  const numbers = () => values.map(({ token }) => Number(token)) as Matrix;
  const operators: Record<string, (end: number) => void> = {
    q: () => void saved.push(page),
    Q: () => {
      page = saved.pop() ?? unit;
    },
    cm: () => {
      page = product(numbers(), page);
    },
    Do: () => {
      const [width, , , height, left, bottom] = page;
      pictures.push({ box: [left, bottom, left + width, bottom + height], piece: currentPiece() });
    },
    BT: () => {
      [line, pen] = [unit, 0];
    },
    Tf: () => {
      [font, size] = [values[0]?.token ?? "", Number(values[1]?.token)];
    },
    Tm: () => {
      [line, pen] = [numbers(), 0];
      settings = `${font} ${size} Tf ${line.join(" ")} Tm`;
    },
    Tj: show,
    TJ: show,
    BMC: (end) => {
      const { token, start = 0 } = values[0] ?? {};
      marked.push({ start, ...(token === "/ReversedChars" ? { reversed: end } : {}) });
    },
    BDC: (end) => {
      const start = values[0]?.start ?? 0;
      const text = actualText(values);
      const after = (name: string) => values[values.findIndex(({ token }) => token === name) + 1]?.token;
      const number = Number(after("/MCID"));
      const lang = values.some(({ token }) => token === "/Lang") ? (after("/Lang") ?? "") : "";
      const piece = { number, lang, start, from: end, to: end, end };
      marked.push({ start, ...(text === undefined ? {} : { text }), ...(number >= 0 ? { piece } : {}) });
    },
    EMC: (end) => {
      const { start = 0, cluster, piece, reversed } = marked.pop() ?? {};
      if (reversed !== undefined) signs.push({ start, end: reversed }, { start: end - 3, end });
      if (cluster) cluster.span = { start, end, settings };
      if (piece) pieces.push(Object.assign(piece, { to: end - 3, end }));
    },
  };

  function currentPiece(): Piece | undefined {
    return marked.findLast(({ piece }) => piece)?.piece;
  }

  function show(): void {
    const span = marked.findLast(({ text }) => text !== undefined);
    for (const { token, start } of values) {
      if (token === "[" || token === "]") continue;
      if (!/^[<(]/.test(token)) pen -= Number(token) / 1000;
      else showString(token, start, span);
    }
  }

  function showString(token: string, start: number, span: Marked | undefined): void {
    const [scale, , , , left, y] = product(line, page);
    const known = fonts.get(font);
    const glyphs = glyphsOf(token);
    strings.set(start, { end: start + token.length, glyphs });
    for (const [position, glyph] of glyphs.entries()) {
      const x = left + pen * size * scale;
      const advance = known?.advances.get(glyph) ?? 0;
      pen += advance / 1000;
      const end = left + pen * size * scale;
      const text = span?.text ?? known?.texts.get(glyph) ?? "";
      const cluster = span?.cluster ?? {
        font,
        size: size * scale,
        text,
        y,
        glyphs: [],
        advance: 0,
        isMark: true,
        piece: currentPiece(),
        x: span ? left : x,
      };
      cluster.glyphs.push({ glyph, x, y, advance, string: start, position });
      cluster.advance = Math.max(cluster.advance, end - cluster.x);
      cluster.isMark &&= advance === 0;
      if (!span?.cluster) clusters.push(cluster);
      if (span) span.cluster = cluster;
    }
  }

  for (const match of stream.matchAll(tokens)) {
    const [token] = match;
    const operator = operators[token];
    const isValue = /^[-+.\d/(<>[\]]/.test(token);
    if (isValue) values.push({ token, start: match.index });
    else {
      operator?.(match.index + token.length);
      values = [];
    }
  }
  return { clusters, strings, pieces, pictures, signs };
}

function product(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

function actualText(values: Value[]): string | undefined {
  const at = values.findIndex(({ token }) => token === "/ActualText");
  const string = values[at + 1]?.token;
  if (at === -1 || string === undefined) return undefined;
  const bytes = bytesOf(string);
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString("latin1");
  return new TextDecoder("utf-16be").decode(bytes.subarray(2));
}

function glyphsOf(string: string): number[] {
  const bytes = bytesOf(string);
  return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(index * 2));
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function bytesOf(string: string): Buffer {
  if (string.startsWith("<")) return Buffer.from(string.replace(/[<>\s]/g, ""), "hex");
  const text = string
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r?\n|[\s\S])/g, (_, sign: string) =>
      /^[0-7]/.test(sign)
        ? String.fromCharCode(Number.parseInt(sign, 8))
        : /^[\r\n]/.test(sign)
          ? ""
          : (escapes[sign] ?? sign),
    );
  return Buffer.from(text, "latin1");
}
