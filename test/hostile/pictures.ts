import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { somePicture } from "../uploads.ts";

const place = { GPSLatitudeRef: "N", GPSLatitude: "38/1 43/1 0/1" };
const script = "<script>alert(1)</script>";
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>CANARY-XMP</rdf:Description></rdf:RDF></x:xmpmeta>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

export async function hostilePicturesMade(): Promise<Record<string, Buffer>> {
  const picture = await somePicture("teal", 400, 300);
  const traced = () => sharp(picture).withExif({ IFD0: { Artist: "CANARY-MAKER" }, IFD3: place });
  return {
    "exif-gps-turned.jpg": await traced().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "png-exif-gps-turned.png": await traced().withMetadata({ orientation: 6 }).png().toBuffer(),
    "exif-script.jpg": await sharp(picture)
      .withExif({ IFD0: { Artist: script } })
      .toBuffer(),
    "xmp.jpg": await sharp(picture).withXmp(xmp).toBuffer(),
    "polyglot.gif": Buffer.concat([await sharp(picture).gif().toBuffer(), Buffer.from("*/=1;alert(1)")]),
    "bomb-8000x8000.png": blankPng(8000, 8000),
    "jpeg-truncated.jpg": picture.subarray(0, picture.length / 2),
    "html.jpg": Buffer.from(`<!doctype html>${script}`),
    "svg.png": Buffer.from(svg),
    "svg.svg": Buffer.from(svg),
    "zero.jpg": Buffer.alloc(0),
  };
}

/** A black picture with one bit for each pixel: 64 megapixels take 8 kB. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
  };
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
