import { fontOf, tablesOf } from "./readable/truetype.server.ts";

const names = { family: 1, style: 2, whole: 4, postScript: 6 };

/** The typesetter finds fonts by their family, which all files of one family's alphabets share. */
export function renamed(font: Buffer, family: string): Buffer {
  return fontOf(new Map([...tablesOf(font), ["name", nameTable(family)]]));
}

function nameTable(family: string): Buffer {
  const texts: [id: number, text: string][] = [
    [names.family, family],
    [names.style, "Regular"],
    [names.whole, family],
    [names.postScript, family.replaceAll(" ", "")],
  ];
  const bytes = texts.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const head = Buffer.alloc(6 + texts.length * 12);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [id]] of texts.entries()) {
    const length = bytes[index]?.length ?? 0;
    for (const [field, value] of [3, 1, 0x409, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += length;
  }
  return Buffer.concat([head, ...bytes]);
}
