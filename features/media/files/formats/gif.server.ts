import { aboutXmp, type CleanedPicture } from "./cleaned.server.ts";

const needed = /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** A GIF without comments and XMP. */
export function cleanGif(bytes: Buffer): CleanedPicture | undefined {
  let at = 13 + tableBytes(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, at)];
  const about = new Set<string>();
  let isChanged = false;
  for (let mark = 0; mark !== 0x3b; ) {
    mark = bytes.readUInt8(at);
    const end = endOfBlock(bytes, at, mark);
    const block = bytes.subarray(at, end);
    at = end;
    const isComment = mark === 0x21 && block[1] === 0xfe;
    const isForPrograms = mark === 0x21 && block[1] === 0xff && !needed.test(block.toString("latin1", 3, 14));
    if (!isComment && !isForPrograms) kept.push(block);
    else for (const word of aboutXmp(block.toString("latin1"))) about.add(word);
    isChanged ||= isComment || isForPrograms;
  }
  if (!isChanged && bytes.length - at < 2) return undefined;
  return { bytes: Buffer.concat(kept), about: [...about] };
}

function endOfBlock(bytes: Buffer, at: number, mark: number): number {
  if (mark === 0x3b) return at + 1;
  if (mark === 0x21) return endOfParts(bytes, at + 2);
  if (mark !== 0x2c) throw new Error("not a GIF");
  return endOfParts(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)));
}

function endOfParts(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size;
  return at + 1;
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
