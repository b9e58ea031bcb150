/** A part of a new glyph, and where it stands in the font's units. */
type Part = { glyph: number; x: number; y: number };
export type NewGlyph = { parts: Part[]; advance: number };

type Box = [xMin: number, yMin: number, xMax: number, yMax: number];

const entryLength = 16; // of the table directory
const flags = { words: 0x1, areOffsets: 0x2, more: 0x20 };
const checksumOfFile = 0xb1b0afba;

/**
 * A TrueType font with further glyphs at its end that are put together from others
 * (https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description).
 */
export function withGlyphs(font: Buffer, added: NewGlyph[]): Buffer {
  const tables: Map<string, Buffer> = tablesOf(font);
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0);
  const copyOf = (name: string): Buffer => Buffer.from(table(name));
  const [head, hhea, maxp, glyf] = [copyOf("head"), copyOf("hhea"), copyOf("maxp"), copyOf("glyf")];
  const count = maxp.readUInt16BE(4);
  const offsets = offsetsOf(table("loca"), head.readInt16BE(50) === 1, count);
  const boxOf = (glyph: number): Box | undefined => {
    const at = offsets[glyph] ?? 0;
    if (at === offsets[glyph + 1]) return undefined;
    return [2, 4, 6, 8].map((field) => glyf.readInt16BE(at + field)) as Box;
  };
  const made = added.map(({ parts }) => composite(parts, boxOf));
  const start = glyf.length + padding(glyf.length);
  const ends: number[] = [];
  for (const { bytes } of made) ends.push((ends.at(-1) ?? start) + bytes.length);
  const loca = Buffer.alloc((count + added.length + 1) * 4);
  for (const [index, offset] of [...offsets.slice(0, count), start, ...ends].entries())
    loca.writeUInt32BE(offset, index * 4);
  head.writeInt16BE(1, 50); // four bytes for each offset
  hhea.writeUInt16BE(count + added.length, 34);
  maxp.writeUInt16BE(count + added.length, 4);
  if (maxp.length >= 32) {
    const parts = Math.max(maxp.readUInt16BE(28), ...added.map((glyph) => glyph.parts.length));
    maxp.writeUInt16BE(parts, 28);
    maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30); // composites of composites
    const setMax = (ofSimple: number, at: number) => {
      const max = Math.max(maxp.readUInt16BE(ofSimple), maxp.readUInt16BE(at));
      maxp.writeUInt16BE(Math.min(0xffff, max * parts), at);
    };
    setMax(6, 10); // points
    setMax(8, 12); // contours
  }
  const changed = {
    head,
    hhea,
    maxp,
    loca,
    glyf: Buffer.concat([glyf, Buffer.alloc(padding(glyf.length)), ...made.map(({ bytes }) => bytes)]),
    hmtx: metrics(
      table("hmtx"),
      table("hhea").readUInt16BE(34),
      count,
      added.map(({ advance }, index) => [advance, made[index]?.left ?? 0]),
    ),
  };
  return fontOf(new Map<string, Buffer>([...tables, ...Object.entries(changed)]));
}

export function unitsPerEm(font: Buffer): number {
  return tablesOf(font).get("head")?.readUInt16BE(18) ?? 1000;
}

export function numberOfGlyphs(font: Buffer): number {
  return tablesOf(font).get("maxp")?.readUInt16BE(4) ?? 0;
}

function composite(parts: Part[], boxOf: (glyph: number) => Box | undefined) {
  const drawn = parts.flatMap((part) => {
    const box = boxOf(part.glyph);
    return box ? [{ ...part, box }] : [];
  });
  if (drawn.length === 0) return { bytes: Buffer.alloc(0), left: 0 };
  const edge = (side: number, of: "x" | "y", choose: typeof Math.min) =>
    choose(...drawn.map((part) => (part.box[side] ?? 0) + part[of]));
  const bytes = Buffer.alloc(10 + drawn.length * 8 + padding(10 + drawn.length * 8));
  const left = edge(0, "x", Math.min);
  const box = [left, edge(1, "y", Math.min), edge(2, "x", Math.max), edge(3, "y", Math.max)];
  for (const [field, value] of [-1, ...box].entries()) bytes.writeInt16BE(value, field * 2);
  for (const [index, { glyph, x, y }] of drawn.entries()) {
    const more = index < drawn.length - 1 ? flags.more : 0;
    bytes.writeUInt16BE(flags.words | flags.areOffsets | more, 10 + index * 8);
    bytes.writeUInt16BE(glyph, 12 + index * 8);
    bytes.writeInt16BE(x, 14 + index * 8);
    bytes.writeInt16BE(y, 16 + index * 8);
  }
  return { bytes, left };
}

/** Advance and left side bearing of every glyph. Glyphs after the last with an advance of its own share it. */
function metrics(
  hmtx: Buffer,
  own: number,
  count: number,
  added: (readonly [advance: number, left: number])[],
) {
  const all: Buffer = Buffer.alloc((count + added.length) * 4);
  for (let glyph = 0; glyph < count; glyph += 1) {
    all.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, own - 1) * 4), glyph * 4);
    const bearing = glyph < own ? glyph * 4 + 2 : own * 4 + (glyph - own) * 2;
    all.writeInt16BE(hmtx.readInt16BE(bearing), glyph * 4 + 2);
  }
  for (const [index, [advance, left]] of added.entries()) {
    all.writeUInt16BE(advance, (count + index) * 4);
    all.writeInt16BE(left, (count + index) * 4 + 2);
  }
  return all;
}

function offsetsOf(loca: Buffer, isLong: boolean, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

export function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * entryLength;
      const offset = font.readUInt32BE(entry + 8);
      const bytes = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
      return [font.toString("latin1", entry, entry + 4), bytes];
    }),
  );
}

export function fontOf(tables: Map<string, Buffer>): Buffer {
  const names = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + names.length * entryLength);
  const power = Math.floor(Math.log2(names.length));
  const search = 2 ** power * 16;
  directory.writeUInt32BE(0x00010000);
  for (const [index, value] of [names.length, search, power, names.length * 16 - search].entries())
    directory.writeUInt16BE(value, 4 + index * 2);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, name] of names.entries()) {
    const bytes = tables.get(name) ?? Buffer.alloc(0);
    if (name === "head") bytes.writeUInt32BE(0, 8);
    const entry = 12 + index * entryLength;
    directory.write(name, entry, "latin1");
    for (const [field, value] of [checksum(bytes), offset, bytes.length].entries())
      directory.writeUInt32BE(value, entry + 4 + field * 4);
    parts.push(bytes, Buffer.alloc(padding(bytes.length)));
    offset += bytes.length + padding(bytes.length);
  }
  const font = Buffer.concat(parts);
  const head = font.readUInt32BE(12 + names.indexOf("head") * entryLength + 8);
  font.writeUInt32BE((checksumOfFile - checksum(font)) >>> 0, head + 8);
  return font;
}

function checksum(bytes: Buffer): number {
  const whole = Buffer.concat([bytes, Buffer.alloc(padding(bytes.length))]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Bytes until the next table. */
function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}
