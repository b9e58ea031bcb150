import type { Document } from "#core/document.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";

export async function icon(size: number): Promise<Document> {
  return png(await decode("icon", { size, full: false }));
}

/** With a margin and without round corners: phones crop it. */
export async function fullIcon(size: number): Promise<Document> {
  return png(await decode("icon", { size, full: true }));
}

/** One PNG of 32 pixels in an ICO file. */
export async function oldIcon(): Promise<Document> {
  const picture = await decode("icon", { size: 32, full: false });
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // an icon
  frame.writeUInt16LE(1, 4); // one picture
  frame.writeUInt8(32, 6);
  frame.writeUInt8(32, 7);
  frame.writeUInt16LE(1, 10); // planes
  frame.writeUInt16LE(32, 12); // bits for a pixel
  frame.writeUInt32LE(picture.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return { type: "image/x-icon", body: Buffer.concat([frame, picture]) };
}

function png(body: Buffer): Document {
  return { type: "image/png", body };
}
