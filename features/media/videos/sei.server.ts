import { damaged } from "./boxes.server.ts";
import { streamOf, withoutMessages } from "./messages.server.ts";
import { insideEntry, type Track } from "./movie.server.ts";

/** How the units of a stream say what they are: messages beside the pictures (SEI), and filling that is skipped. */
const h264 = { at: 4, typeOf: (head: number) => head & 0x1f, messages: [6], filling: 12, head: 1 };
const hevc = {
  at: 21,
  typeOf: (head: number) => (head >> 1) & 0x3f,
  messages: [39, 40],
  filling: 38,
  head: 2,
};

/**
 * Turns the messages in a sample of a film, in which cameras write what they like, into filling of the same length
 * (ITU-T H.264, 7.3.2.7). Answers whether there were any.
 */
export function quietened(sample: Buffer, moov: Buffer, video: Track): boolean {
  const kind = /^avc/.test(video.codec) ? h264 : /^h(vc|ev)1$/.test(video.codec) ? hevc : undefined;
  const stream = streamOf(video.codec);
  if (!kind) return stream !== undefined && withoutMessages(sample, stream);
  const settings = insideEntry(moov, video).find(({ type }) => type === "avcC" || type === "hvcC");
  if (!settings) throw damaged("a stream without its settings");
  const lengthSize = ((moov[settings.body + kind.at] ?? 0) & 3) + 1;
  let found = false;
  for (let at = 0; at < sample.length; ) {
    const unit = at + lengthSize;
    if (unit > sample.length) throw damaged("a unit without its length");
    const end = unit + sample.readUIntBE(at, lengthSize);
    if (end > sample.length) throw damaged("a unit that is too long");
    if (end - unit > kind.head && kind.messages.includes(kind.typeOf(sample[unit] ?? 0))) {
      sample[unit] = kind === hevc ? kind.filling << 1 : kind.filling;
      sample.fill(0xff, unit + kind.head, end - 1);
      sample[end - 1] = 0x80;
      found = true;
    }
    at = end;
  }
  return found;
}
