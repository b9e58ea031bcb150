/**
 * What a stream of pictures is made of, as far as it is known where messages can be in it: units behind start codes
 * (H.264 in AVI, MPEG-4 part 2) or segments of JPEG.
 */
export type Stream = "h264" | "mpeg4" | "jpeg";

const streams: [Stream, RegExp][] = [
  ["h264", /^(h264|x264|avc1|davc)$/i],
  ["mpeg4", /^(mp4v|xvid|divx|dx50|fmp4|3iv2|m4s2)$/i],
  ["jpeg", /^(jpeg|mjpg|mjpa|mjpb|dmb1|avrn)$/i],
];

/** The kind of stream behind the four letters by which files name it; undefined where it is not known here. */
export function streamOf(letters: string): Stream | undefined {
  return streams.find(([, pattern]) => pattern.test(letters))?.[0];
}

/** Writes over all messages in a piece of a stream, which keeps its length. Answers whether there were any. */
export function withoutMessages(piece: Buffer, stream: Stream): boolean {
  return stream === "jpeg" ? withoutSegments(piece) : withoutUnits(piece, stream);
}

const startCode = Buffer.from([0, 0, 1]);
const userData = 0xb2; // ISO/IEC 14496-2, 6.2.2
/** How encoders sign: decoders go by it where an encoder is known for its errors. */
const signature = /^(XviD|DivX|Lavc|FFmpeg)[\w. ]{0,30}\0*$/;

function withoutUnits(piece: Buffer, stream: Stream): boolean {
  let found = false;
  for (let at = piece.indexOf(startCode); at >= 0; ) {
    const next = piece.indexOf(startCode, at + 3);
    const end = next < 0 ? piece.length : next;
    const head = piece[at + 3] ?? 0;
    const isMessage = stream === "h264" ? (head & 0x1f) === 6 : head === userData;
    if (isMessage && !signature.test(piece.toString("latin1", at + 4, end))) {
      if (stream === "h264") piece[at + 3] = 12; // filling, which is skipped
      piece.fill(0xff, at + 4, end);
      found = true;
    }
    at = next;
  }
  return found;
}

/** Everything in a JPEG up to its first scan that is not needed to decode it (ITU-T T.81, B.1.1.3). */
function withoutSegments(piece: Buffer): boolean {
  let found = false;
  for (let at = 2; at + 4 <= piece.length && piece[at] === 0xff; ) {
    const marker = piece[at + 1] ?? 0;
    if (marker === 0xda) break;
    const end = Math.min(at + 2 + piece.readUInt16BE(at + 2), piece.length);
    const isNeeded = marker === 0xe0 || marker === 0xee; // which field it is, and which colours
    if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !isNeeded)) {
      piece.fill(0, at + 4, end);
      found = true;
    }
    at = end;
  }
  return found;
}
