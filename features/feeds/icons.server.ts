import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import { brandOf } from "#features/institute/brand.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";

type IconOperation = (ctx: Context, input: unknown, services: MediaServices) => Promise<Document>;

/** `full`: with a margin and without round corners, because phones crop it. */
type Shape = { size: number; full: boolean };

export function icon(shape: Shape): IconOperation {
  return async (ctx, _, { media }) => ({ type: "image/png", body: await drawnIcon(ctx, media, shape) });
}

/** One PNG of 32 pixels in an ICO file. */
export const oldIcon: IconOperation = async (ctx, _, { media }) => {
  const picture = await drawnIcon(ctx, media, { size: 32, full: false });
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
};

export async function drawnIcon(ctx: Context, media: MediaStore, shape: Shape): Promise<Buffer> {
  const { deep, ochre, logo } = await brandOf(ctx, media);
  return decode("icon", { ...shape, colours: { ground: deep, sign: ochre }, logo: logo ?? undefined });
}
