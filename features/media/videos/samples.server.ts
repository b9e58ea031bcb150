import { damaged } from "./boxes.server.ts";
import type { Track } from "./movie.server.ts";

const mostChunks = 500_000;
const mostSamples = 1_000_000; // four hours of pictures

/** A part of a file, in bytes. */
export type Span = { start: number; size: number };

/** Where the chunks of a track lie in its file, and how many samples each has (ISO/IEC 14496-12, 8.7). */
function* chunksOf(moov: Buffer, track: Track): Generator<{ offset: number; samples: number }> {
  const stsc = track.table("stsc");
  const offsets = track.table("stco") ?? track.table("co64");
  if (!stsc || !offsets) throw damaged("no table of chunks");
  const isLong = offsets.type === "co64";
  const runs = moov.readUInt32BE(stsc.body + 4);
  const chunks = moov.readUInt32BE(offsets.body + 4);
  if (chunks > mostChunks) throw damaged("too many chunks");
  if (stsc.body + 8 + runs * 12 > stsc.end) throw damaged("a short table of chunks");
  if (offsets.body + 8 + chunks * (isLong ? 8 : 4) > offsets.end) throw damaged("a short table of places");
  for (let chunk = 0, run = 0; chunk < chunks; chunk += 1) {
    const next = stsc.body + 8 + (run + 1) * 12;
    if (run + 1 < runs && moov.readUInt32BE(next) === chunk + 1) run += 1;
    const at = offsets.body + 8 + chunk * (isLong ? 8 : 4);
    const offset = isLong ? Number(moov.readBigUInt64BE(at)) : moov.readUInt32BE(at);
    yield { offset, samples: runs === 0 ? 0 : moov.readUInt32BE(stsc.body + 8 + run * 12 + 4) };
  }
}

/** The size of each sample in bytes; of sound without compression, of each frame. */
function sizesOf(moov: Buffer, track: Track): (sample: number) => number {
  const stsz = track.table("stsz");
  if (!stsz) throw damaged("no table of sizes");
  const all = moov.readUInt32BE(stsz.body + 4);
  if (all > 0) return () => frameSize(moov, track) ?? all;
  const count = moov.readUInt32BE(stsz.body + 8);
  if (count > mostSamples) throw damaged("too many samples");
  if (stsz.body + 12 + count * 4 > stsz.end) throw damaged("a short table of sizes");
  return (sample) => {
    if (sample >= count) throw damaged("more samples than sizes");
    return moov.readUInt32BE(stsz.body + 12 + sample * 4);
  };
}

/** QuickTime gives 1 as the size of a sample of plain sound, and says the true size in the sample entry. */
function frameSize(moov: Buffer, { kind, codec, entry: { body } }: Track): number | undefined {
  if (kind === "vide") return undefined;
  const perPacket = moov.readUInt32BE(body + 28);
  if (moov.readUInt16BE(body + 8) === 1 && perPacket > 0) return moov.readUInt32BE(body + 36) / perPacket;
  if (!/^(raw |twos|sowt)$/.test(codec)) return undefined;
  return (moov.readUInt16BE(body + 16) * moov.readUInt16BE(body + 18)) / 8; // channels, bits of each
}

/** The parts of the file that a track needs: its chunks, in no order. */
export function spansOf(moov: Buffer, track: Track): Span[] {
  const size = sizesOf(moov, track);
  const isEven = moov.readUInt32BE((track.table("stsz")?.body ?? 0) + 4) > 0;
  const spans: Span[] = [];
  let sample = 0;
  for (const { offset, samples } of chunksOf(moov, track)) {
    let bytes = isEven ? size(sample) * samples : 0;
    if (!isEven) for (let one = 0; one < samples; one += 1) bytes += size(sample + one);
    spans.push({ start: offset, size: bytes });
    sample += samples;
  }
  return spans;
}

/** The samples of a track of pictures, each as a part of the file; not those that are empty. */
export function* samplesOf(moov: Buffer, track: Track): Generator<Span> {
  const size = sizesOf(moov, track);
  let sample = 0;
  for (const { offset, samples } of chunksOf(moov, track)) {
    let start = offset;
    for (let one = 0; one < samples; one += 1, sample += 1) {
      if (sample >= mostSamples) throw damaged("too many samples");
      if (size(sample) > 0) yield { start, size: size(sample) };
      start += size(sample);
    }
  }
}

/** What lies between two places and in none of these parts, which are in order. */
export function* gapsOf(spans: Span[], from: number, to: number): Generator<{ from: number; to: number }> {
  let at = from;
  for (const { start, size } of spans) {
    if (start >= to) break;
    if (start > at) yield { from: at, to: start };
    at = Math.max(at, start + size);
  }
  if (at < to) yield { from: at, to };
}
