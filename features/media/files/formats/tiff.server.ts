import type { CleanedPicture } from "./cleaned.server.ts";

/** One field of an image file directory (TIFF 6.0, section 2), whose value is at `from` to `to`. */
type Field = { tag: number; at: number; from: number; to: number };
type Directory = { fields: Field[]; at: number; end: number };

const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]; // by the type of a field
const maxDirectories = 200;
const orientation = 0x0112;
const exif = 0x8769;
const gps = 0x8825;
const innerDirectories = new Set([exif, gps, 0xa005]);

/** What the fields say, in the words of the library. */
const words = new Map([
  ...[0x010f, 0x0110, 0xa430, 0xa431, 0xa434, 0xa435, 0xc62f].map((tag) => [tag, "camera"] as const),
  ...[0x013b, 0x8298, 0x9c9d].map((tag) => [tag, "names"] as const),
  ...[0x0132, 0x9003, 0x9004].map((tag) => [tag, "dates"] as const),
  [gps, "place"] as const,
]);
/** Fields of a picture that programs do not need to show it. */
const personal = new Set([
  ...words.keys(),
  ...[0x010d, 0x010e, 0x011d, 0x0131, 0x013c, 0x02bc, 0x83bb, 0x8649, exif],
  ...[0x9c9b, 0x9c9c, 0x9c9e, 0x9c9f, 0xa420, 0xc614, 0xc615],
]);

/** Adds to `about` what Exif, which has the form of a TIFF file, tells. Answers with how it turns the picture. */
export function readExif(bytes: Buffer, about: Set<string>): number {
  let turned = 1;
  try {
    for (const field of [...directoriesOf(bytes)].flatMap(({ fields }) => fields)) {
      const word = words.get(field.tag);
      if (word) about.add(word);
      if (field.tag === orientation) turned = numbersOf(bytes).word(field.from);
    }
  } catch {
    return 1; // damaged, and gone
  }
  return turned <= 8 ? turned : 1;
}

/** Exif that says nothing but how the picture is to be turned. */
export function exifOf(turned: number): Buffer {
  const bytes = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  bytes.writeUInt16LE(turned, 18);
  return bytes;
}

/** A TIFF file without what names people and places, changed in place; undefined if there is nothing. */
export function cleanTiff(before: Buffer): CleanedPicture | undefined {
  const bytes = Buffer.from(before);
  const about = new Set<string>();
  const directories = [...directoriesOf(bytes)];
  if (isRaw(bytes, directories)) throw new Error("a photograph that programs develop with its metadata");
  readExif(bytes, about);
  const isPersonal = ({ tag }: Field) => personal.has(tag);
  if (!directories.some(({ fields }) => fields.some(isPersonal))) return undefined;
  const inner = new Set(directories.flatMap(({ fields }) => fields.filter(isInner).map(pointerIn(bytes))));
  for (const { fields, at, end } of directories) {
    const isInside = inner.has(at);
    for (const field of fields) if (isInside || isPersonal(field)) bytes.fill(0, field.from, field.to);
    if (isInside) bytes.fill(0, at, end);
    else removeFields(bytes, { at, end, fields });
  }
  return { bytes, about: [...about] };
}

/** A photograph as the camera recorded it: Canon's, or with DNGVersion or MakerNote. */
function isRaw(bytes: Buffer, directories: Directory[]): boolean {
  const fields = directories.flatMap((directory) => directory.fields);
  return (
    bytes.toString("latin1", 8, 10) === "CR" || fields.some(({ tag }) => tag === 0xc612 || tag === 0x927c)
  );
}

/** Moves the other fields together, and the number of the next directory after them. */
function removeFields(bytes: Buffer, { fields, at, end }: Directory): void {
  const kept = fields.filter(({ tag }) => !personal.has(tag));
  const parts = kept.map((field) => Buffer.from(bytes.subarray(field.at, field.at + 12)));
  const next = Buffer.from(bytes.subarray(end - 4, end));
  const table = Buffer.concat([...parts, next], end - at - 2);
  table.copy(bytes, at + 2);
  if (bytes[0] === 0x49) bytes.writeUInt16LE(kept.length, at);
  else bytes.writeUInt16BE(kept.length, at);
}

function* directoriesOf(bytes: Buffer): Generator<Directory> {
  if (!/^(II\*\0|MM\0\*)$/.test(bytes.toString("latin1", 0, 4))) throw new Error("not a TIFF file");
  const { word, long } = numbersOf(bytes);
  const known = new Set<number>();
  const waiting = [long(4)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || known.has(at)) continue;
    if (known.add(at).size > maxDirectories) throw new Error("too many directories");
    const fields = Array.from({ length: word(at) }, (_, index) =>
      fieldAt(bytes, Number(at) + 2 + index * 12),
    );
    const end = at + 2 + fields.length * 12 + 4;
    if (end <= bytes.length) waiting.push(long(end - 4));
    waiting.push(...fields.filter(isInner).map(pointerIn(bytes)));
    yield { fields, at, end };
  }
}

function fieldAt(bytes: Buffer, at: number): Field {
  const { word, long } = numbersOf(bytes);
  const size = (valueBytes[word(at + 2)] ?? 1) * long(at + 4);
  const from = size > 4 ? long(at + 8) : at + 8;
  if (from + size > bytes.length) return { tag: word(at), at, from: at + 8, to: at + 12 };
  return { tag: word(at), at, from, to: from + size };
}

function isInner({ tag }: Field): boolean {
  return innerDirectories.has(tag);
}

function pointerIn(bytes: Buffer): (field: Field) => number {
  return ({ at }) => numbersOf(bytes).long(at + 8);
}

function numbersOf(bytes: Buffer): { word(at: number): number; long(at: number): number } {
  const isLittle = bytes[0] === 0x49;
  return {
    word: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}
