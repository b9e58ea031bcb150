import sharp from "sharp";

const density = 144; // dots per inch: two for each pixel

/** One of our own drawings as a PNG, sharp on screens with two dots for each pixel. */
export async function pictureOfDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density }).png({ compressionLevel: 9, palette: true }).toBuffer();
}
