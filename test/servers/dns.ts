import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";

const types = { A: 1, TXT: 16 } as const;
type Type = keyof typeof types;

/** The records of names, such as `{ "site.test A": ["127.0.0.1"] }`. Those of other names do not exist. */
export type Records = Record<`${string} ${Type}`, string[]>;

/** A DNS server (RFC 1035). Tests may change its records. Names that begin with "broken" make it fail. */
export async function openDns(records: Records) {
  const socket = createSocket("udp4");
  socket.on("message", (query: Buffer, { port, address }: RemoteInfo) => {
    socket.send(answerTo(query, records), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    records,
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close();
      await once(socket, "close");
    },
  };
}

function answerTo(query: Buffer, records: Records): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const type = query.readUInt16BE(at + 1);
  const name = labels.join(".").toLowerCase();
  const found = Object.entries(types).flatMap(([of, number]) =>
    number === type ? (records[`${name} ${of as Type}`] ?? []) : [],
  );
  const exists = Object.keys(records).some((key) => key.startsWith(`${name} `));
  const code = name.startsWith("broken") ? 2 : exists ? 0 : 3; // SERVFAIL, none, NXDOMAIN
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(found.length, 6);
  header.fill(0, 8); // no authority, nothing in addition
  return Buffer.concat([header, question, ...found.map((text) => record(type, text))]);
}

function record(type: number, text: string): Buffer {
  const data = type === types.A ? Buffer.from(text.split(".").map(Number)) : textData(Buffer.from(text));
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

/** In pieces of up to 255 bytes, each after its length. */
function textData(text: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < text.length; at += 255) {
    const piece = text.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}
