const names = { family: 1, style: 2, whole: 4, postScript: 6 };

/**
 * A TrueType font under another family name: the typesetter finds fonts by it, and the files of one family's alphabets
 * have the same. The new `name` table is put at the end (https://learn.microsoft.com/typography/opentype/spec/name).
 */
export function renamed(font: Buffer, family: string): Buffer {
  const table = nameTable(family);
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const copy = Buffer.concat([font, padding, table]);
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (copy.toString("latin1", entry, entry + 4) !== "name") continue;
    copy.writeUInt32BE(font.length + padding.length, entry + 8);
    copy.writeUInt32BE(table.length, entry + 12);
  }
  return copy;
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
