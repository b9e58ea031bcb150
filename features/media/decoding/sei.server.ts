/** The types of NAL units with SEI messages, in which cameras write what they like, and how a unit tells its type. */
const units = {
  avc: { sei: [6], typeOf: (head: number) => head & 0x1f },
  hevc: { sei: [39, 40], typeOf: (head: number) => (head >> 1) & 0x3f },
};

/** Takes SEI out of a stream: `config` is its decoder configuration without it. */
type SeiFilter = { config: Uint8Array; filter(packet: Uint8Array): Uint8Array };

/** Streams of other codecs have no SEI and are left as they are. */
export function seiFilter(codec: string, config: Uint8Array): SeiFilter {
  if (codec !== "avc" && codec !== "hevc") return { config, filter: (packet) => packet };
  const lengthSize = ((config[codec === "avc" ? 4 : 21] ?? 0) & 3) + 1;
  return {
    config: codec === "hevc" ? configWithoutSei(config) : config,
    filter: (packet) => packetWithoutSei(packet, codec, lengthSize),
  };
}

/** The length of each NAL unit (ITU-T H.264, 7.3.1) comes before it, in `lengthSize` bytes. */
function packetWithoutSei(packet: Uint8Array, codec: keyof typeof units, lengthSize: number): Uint8Array {
  const { sei, typeOf } = units[codec];
  const kept: Uint8Array[] = [];
  for (let at = 0; at < packet.length; ) {
    const start = at + lengthSize;
    const end = start + numberAt(packet, at, lengthSize);
    if (end > packet.length) throw new Error("a NAL unit that is too long");
    if (end > start && !sei.includes(typeOf(packet[start] ?? 0))) kept.push(packet.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** See ISO/IEC 14496-15, 8.3.3.1. */
function configWithoutSei(config: Uint8Array): Uint8Array {
  const arrays: Uint8Array[] = [];
  let at = 23;
  for (let array = 0; array < (config[22] ?? 0); array += 1) {
    const start = at;
    const count = numberAt(config, at + 1, 2);
    at += 3;
    for (let unit = 0; unit < count && at <= config.length; unit += 1) at += 2 + numberAt(config, at, 2);
    if (at > config.length) throw new Error("a short HEVC configuration");
    if (!units.hevc.sei.includes((config[start] ?? 0) & 0x3f)) arrays.push(config.subarray(start, at));
  }
  return Buffer.concat([config.subarray(0, 22), Uint8Array.of(arrays.length), ...arrays]);
}

function numberAt(bytes: Uint8Array, at: number, size: number): number {
  let number = 0;
  for (const byte of bytes.subarray(at, at + size)) number = number * 256 + byte;
  return number;
}
