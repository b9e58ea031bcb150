import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";
import { readExif } from "./tiff.server.ts";

/** A box (ISO/IEC 14496-12): where it and its content begin, and where it ends. */
type Box = { name: string; from: number; to: number };
type Item = { id: number; kind: "exif" | "xmp" };

/** Overwritten in place, because tables of offsets say where everything is. Boxes say how it is turned. */
export function cleanHeif(before: Buffer): CleanedPicture | undefined {
  const bytes = Buffer.from(before);
  const meta = boxesIn(bytes, 0, bytes.length).find(({ name }) => name === "meta");
  if (!meta) throw new Error("no list of items");
  const parts = boxesIn(bytes, meta.from + 4, meta.to);
  const items = itemsIn(bytes, partOf(parts, "iinf"));
  if (items.length === 0) return undefined;
  const ranges = rangesIn(bytes, partOf(parts, "iloc"));
  const about = new Set<string>();
  for (const { id, kind } of items) {
    const [range, ...others] = ranges.get(id) ?? [];
    if (!range || others.length > 0 || range.to > bytes.length) throw new Error("metadata in several places");
    const content = bytes.subarray(range.from, range.to);
    if (kind === "xmp") for (const word of aboutXmp(content.toString("utf8"))) about.add(word);
    else readExif(content.subarray(4 + content.readUInt32BE(0)), about);
    content.fill(0);
  }
  return { bytes, about: [...about] };
}

function partOf(boxes: Box[], name: string): Box {
  const box = boxes.find((each) => each.name === name);
  if (!box) throw new Error(`no ${name}`);
  return box;
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at);
    const [length, head] = size === 1 ? [Number(bytes.readBigUInt64BE(at + 8)), 16] : [size || to - at, 8];
    if (length < head || at + length > to) throw new Error("boxes that overlap");
    boxes.push({ name: bytes.toString("latin1", at + 4, at + 8), from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/** The items that are metadata (ISO/IEC 23008-12, annex A). */
function itemsIn(bytes: Buffer, { from, to }: Box): Item[] {
  const first = from + (bytes[from] === 0 ? 6 : 8);
  return boxesIn(bytes, first, to).flatMap(({ from: at, to: end }): Item[] => {
    const isLong = bytes[at] === 3;
    const id = isLong ? bytes.readUInt32BE(at + 4) : bytes.readUInt16BE(at + 4);
    const type = at + (isLong ? 10 : 8);
    const name = bytes.toString("latin1", type, type + 4);
    if (name === "Exif") return [{ id, kind: "exif" }];
    const isXmp = name === "mime" && bytes.toString("latin1", type, end).includes("rdf+xml");
    return isXmp ? [{ id, kind: "xmp" }] : [];
  });
}

/** Where the items are in the file. Items elsewhere are left out. */
function rangesIn(bytes: Buffer, { from, to }: Box): Map<number, { from: number; to: number }[]> {
  const version = bytes[from] ?? 0;
  const sizes = [from + 4, from + 5].flatMap((at) => [(bytes[at] ?? 0) >> 4, (bytes[at] ?? 0) & 15]);
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes;
  let at = from + 6;
  const number = (size: number) => {
    at += size;
    if (at > to) throw new Error("a table that ends early");
    return size > 6
      ? Number(bytes.readBigUInt64BE(at - 8))
      : size > 0
        ? bytes.readUIntBE(at - size, size)
        : 0;
  };
  const ranges = new Map<number, { from: number; to: number }[]>();
  for (let left = number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : number(2) & 15;
    const isElsewhere = number(2) !== 0 || method !== 0;
    const base = number(baseSize);
    const extents = Array.from({ length: number(2) }, () => {
      if (version > 0) number(indexSize);
      const start = base + number(offsetSize);
      return { from: start, to: start + number(lengthSize) };
    });
    if (!isElsewhere) ranges.set(id, extents);
  }
  return ranges;
}
