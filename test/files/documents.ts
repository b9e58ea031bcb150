import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import type { MediaEntry } from "#features/media/library/contract.ts";
import type { TestSite } from "#test/harness.ts";

export type Parts = Record<string, string | Buffer>;

export const zip = (parts: Parts) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, new Uint8Array(Buffer.from(part))]),
      ),
    ),
  );

const openXml: Record<string, string> = {
  docx: "wordprocessingml.document",
  xlsx: "spreadsheetml.sheet",
  pptx: "presentationml.presentation",
};
const openDocument: Record<string, string> = {
  odt: "text",
  ods: "spreadsheet",
  odp: "presentation",
  odg: "graphics",
};

/** A document of Office, as far as its type is concerned. `more` are content types. */
export function office(type: string, parts: Parts, more = ""): Buffer {
  if (type === "epub") return zip({ mimetype: "application/epub+zip", ...parts });
  if (openDocument[type])
    return zip({ mimetype: `application/vnd.oasis.opendocument.${openDocument[type]}`, ...parts });
  const main = `application/vnd.openxmlformats-officedocument.${openXml[type]}.main+xml`;
  return zip({
    "[Content_Types].xml": `<Types><Override PartName="/main.xml" ContentType="${main}"/>${more}</Types>`,
    ...parts,
  });
}

/** The entries of an archive that readers download. */
export async function downloadedParts(
  site: TestSite,
  { url }: Pick<MediaEntry, "url">,
): Promise<Record<string, Buffer>> {
  const bytes = new Uint8Array(await (await site.fetch(url)).arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part)]),
  );
}

const exif = {
  IFD0: { Make: "Acme", Model: "Acme 4711", Artist: "Asha Rao", Copyright: "Asha Rao" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
};

/** A photograph that says where and by whom it was taken, and is to be turned. */
export async function photograph(
  format: "jpeg" | "png" | "webp" | "tiff" | "avif",
  orientation = 6,
): Promise<Buffer> {
  if (format === "tiff") return tiff(orientation);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a53c20" } });
  return picture.withMetadata({ orientation, exif }).toFormat(format).toBuffer();
}

/** A grey picture of 8 by 8 pixels, with the name of a camera and a person and a directory of its place. */
function tiff(orientation: number): Buffer {
  const [texts, gps, picture] = [8, 40, 64];
  const fields = [
    ...[[0x0100, 3, 1, 8] as const, [0x0101, 3, 1, 8] as const, [0x0102, 3, 1, 8] as const],
    ...[[0x0103, 3, 1, 1] as const, [0x0106, 3, 1, 1] as const, [0x010f, 2, 10, texts] as const],
    ...[[0x0111, 4, 1, picture] as const, [0x0112, 3, 1, orientation] as const],
    ...[[0x0115, 3, 1, 1] as const, [0x0117, 4, 1, 64] as const, [0x013b, 2, 9, texts + 10] as const],
    [0x8825, 4, 1, gps] as const,
  ];
  const bytes = Buffer.alloc(300);
  bytes.write("II*\0", "latin1");
  bytes.writeUInt32LE(128, 4);
  bytes.write("Acme 4711\0Asha Rao\0", texts, "latin1");
  writeFields(bytes, gps, [[1, 2, 2, 0x4e]]);
  writeFields(bytes, 128, fields);
  return bytes;
}

function writeFields(
  bytes: Buffer,
  at: number,
  fields: (readonly [tag: number, type: number, count: number, value: number])[],
): void {
  bytes.writeUInt16LE(fields.length, at);
  fields.forEach(([tag, type, count, value], index) => {
    const start = at + 2 + index * 12;
    bytes.writeUInt16LE(tag, start);
    bytes.writeUInt16LE(type, start + 2);
    bytes.writeUInt32LE(count, start + 4);
    bytes.writeUInt32LE(value, start + 8);
  });
}
