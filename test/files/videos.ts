/** Videos with metadata in every place where cameras write it. They cannot be decoded: only the bytes matter. */

/** Metadata that must not be served. */
export const canaries = ["+38.7223-009.1393/", "CANARY-MAKER", "CANARY-XMP", "CANARY-NAME", "CANARY-SEI"];

const [gps = "", maker = "", xmp = "", name = "", sei = ""] = canaries;
const latin = (text: string) => Buffer.from(text, "latin1");

function u32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, index * 4);
  return bytes;
}

function u16(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2);
  return bytes;
}

/** A box of an MP4 file. */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), latin(type), body]);
}

const zeros = (count: number) => Buffer.alloc(count);
const made = 0xe0e1e2e3; // a day in 2023
const traces = {
  udta: box("udta", box("\xa9xyz", u16(gps.length, 0), latin(gps)), box("\xa9mak", latin(maker))),
  meta: box("meta", zeros(4), box("keys", u32(0, 1)), box("ilst", latin(`${gps} ${maker}`))),
  xmp: box("uuid", zeros(16), latin(`<x:xmpmeta>${xmp}</x:xmpmeta>`)),
};

const upright = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

type TrackOptions = { kind: string; entry: Buffer; offset: number; sizes: number[]; turned?: boolean };

function trak({ kind, entry, offset, sizes, turned = false }: TrackOptions): Buffer {
  const matrix = turned ? u32(0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000) : upright;
  const stbl = box(
    "stbl",
    box("stsd", u32(0, 1), entry),
    box("stts", u32(0, 1, sizes.length, 1)),
    box("stsc", u32(0, 1, 1, sizes.length, 1)),
    box("stsz", u32(0, 0, sizes.length, ...sizes)),
    box("stco", u32(0, 1, offset)),
    box("uuid", zeros(16), latin(maker)),
  );
  const dinf = box("dinf", box("dref", u32(0, 1), box("url ", u32(1))));
  const minf = box("minf", box("vmhd", zeros(12)), dinf, stbl);
  const hdlr = box("hdlr", u32(0), latin("mhlr"), latin(kind), zeros(12), latin(`${name}\0`));
  return box(
    "trak",
    box("tkhd", u32(0, made, made, 1, 0, 100), zeros(16), matrix, u32(640 << 16, 360 << 16)),
    box("mdia", box("mdhd", u32(0, made, made, 1000, 100, 0)), hdlr, minf),
    traces.udta,
    traces.meta,
  );
}

/** A sample as MPEG-4 writes it: behind start codes. */
const startCoded = (picture: Buffer) =>
  Buffer.concat([
    Buffer.from([0, 0, 1, 0xb2]),
    latin(`${sei} ${gps}`),
    Buffer.from([0, 0, 1, 0xb6]),
    picture,
  ]);

/** H.264 as a sample holds it: a message, in which cameras write where they are, and a picture. */
function sample(picture: Buffer): Buffer {
  const message = Buffer.concat([Buffer.from([6, 5, 40]), latin(`${sei} ${gps}`), Buffer.from([0x80])]);
  return Buffer.concat([u32(message.length), message, u32(picture.length), picture]);
}

export const pictureBytes = Buffer.concat([Buffer.from([0x65]), latin("picture that must stay")]);
export const soundBytes = latin("sound that must stay");

/** AAC, two channels, 44.1 kHz (ISO/IEC 14496-1, 7.2.6). */
const esds = box(
  "esds",
  u32(0),
  Buffer.from([3, 22, 0, 1, 0, 4, 17, 0x40, 0x15, ...Array(11).fill(0), 5, 2, 0x12, 0x10]),
);

/** An MP4 with pictures, sound, a track of places, and traces of its maker wherever there is room for them. */
export function tracedMovie({ brand = "mp42", turned = false, codec = "avc1", profile = 66 } = {}): Buffer {
  const video = codec === "mp4v" ? startCoded(pictureBytes) : sample(pictureBytes);
  const places = latin(`places: ${gps}`);
  const gap = latin(`between: ${maker}`);
  const data = Buffer.concat([gap, video, places, soundBytes, gap]);
  const ftyp = box("ftyp", latin(brand), u32(0), latin(brand));
  const before = Buffer.concat([ftyp, box("free", latin(gps)), traces.xmp]);
  const at = before.length + 8 + gap.length;
  const avcC = box("avcC", Buffer.from([1, profile, 0xc0, 30, 0xff, 0xe0, 0]));
  const compressor = Buffer.alloc(32);
  compressor.write(maker, 1, "latin1");
  const head = Buffer.concat([zeros(6), u16(1), zeros(4), latin("ABCD"), zeros(8), u16(640, 360)]);
  const rest = Buffer.concat([zeros(14), compressor, u16(24, 0xffff)]);
  const picture = box(codec, head, rest, avcC, box("uuid", zeros(16), latin(gps)));
  const sound = box("mp4a", zeros(6), u16(1), zeros(8), u16(2, 16), zeros(4), u32(44100 << 16), esds);
  const text = box("mebx", zeros(6), u16(1), latin(maker));
  const moov = box(
    "moov",
    box("mvhd", u32(0, made, made, 1000, 100, 0x10000), zeros(12), upright, zeros(24), u32(4)),
    trak({ kind: "vide", entry: picture, offset: at, sizes: [video.length], turned }),
    trak({ kind: "meta", entry: text, offset: at + video.length, sizes: [places.length] }),
    trak({
      kind: "soun",
      entry: sound,
      offset: at + video.length + places.length,
      sizes: [soundBytes.length],
    }),
    traces.udta,
    traces.meta,
  );
  return Buffer.concat([before, box("mdat", data), moov, traces.meta, latin(`after the end ${maker}`)]);
}

function chunk(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin(id), size, body, zeros(body.length % 2)]);
}

const list = (kind: string, ...parts: Buffer[]) => chunk("LIST", latin(kind), ...parts);

/** An AVI of 320 by 240 pixels with traces of its maker in every place that is known for them. */
export function tracedAvi(): Buffer {
  const avih = zeros(56);
  avih.writeUInt32LE(320, 32);
  avih.writeUInt32LE(240, 36);
  const strl = list(
    "strl",
    chunk("strh", latin("vids"), latin("XVID"), zeros(48)),
    chunk("strf", zeros(40)),
    chunk("strd", latin(`${maker} ${gps}`)),
    chunk("strn", latin(name)),
  );
  const hdrl = list("hdrl", chunk("avih", avih), strl, chunk("IDIT", latin(gps)), chunk("ISMP", latin(name)));
  const movi = list("movi", chunk("00dc", startCoded(pictureBytes)), chunk("00tx", latin(gps)));
  const info = list("INFO", chunk("IART", latin(maker)), chunk("ICMT", latin(gps)));
  const body = [
    hdrl,
    info,
    chunk("JUNK", latin(xmp)),
    chunk("_PMX", latin(xmp)),
    movi,
    chunk("idx1", zeros(16)),
  ];
  return Buffer.concat([chunk("RIFF", latin("AVI "), ...body), latin(`after the end ${gps}`)]);
}
