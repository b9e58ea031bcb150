import { generateKeyPairSync, sign } from "node:crypto";

const tags = { boolean: 1, integer: 2, bits: 3, octets: 4, id: 6, text: 12, time: 24, sequence: 48, set: 49 };

/** A self-signed certificate for hosts and its key, as PEM (RFC 5280). */
export function makeCertificate({ hosts, from, until }: { hosts: string[]; from: Date; until: Date }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(der("id", Buffer.from("2a8648ce3d040302", "hex"))); // ecdsa-with-SHA256
  const name = sequence(
    der("set", sequence(der("id", Buffer.from("550403", "hex")), der("text", Buffer.from(hosts[0] ?? "")))),
  );
  const certificate = sequence(
    der(0xa0, der("integer", Buffer.from([2]))), // version 3
    der("integer", Buffer.from([1])),
    algorithm,
    name,
    sequence(timeOf(from), timeOf(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension("551d11", sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))))), // subjectAltName
  );
  const signature = sign("sha256", certificate, privateKey);
  const whole = sequence(certificate, algorithm, der("bits", Buffer.concat([Buffer.from([0]), signature])));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(der("id", Buffer.from(id, "hex")), der("octets", value));
}

function timeOf(date: Date): Buffer {
  return der("time", Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, "")));
}

function sequence(...parts: Buffer[]): Buffer {
  return der("sequence", Buffer.concat(parts));
}

function der(tag: keyof typeof tags | number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([typeof tag === "number" ? tag : tags[tag], ...size]), value]);
}
