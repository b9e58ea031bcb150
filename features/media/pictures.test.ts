import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hostilePictures } from "#test/files/corpora.ts";
import { decode } from "./decoding/decoder.server.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import { widthsOf } from "./types/addresses.ts";

/** A small picture of one colour; width and height in pixels. */
function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture of colours that differ, as a camera keeps it that is held as this EXIF orientation says. */
async function taken(width: number, height: number, orientation: number): Promise<Buffer> {
  const colours = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 41) % 256));
  const small = sharp(colours, { raw: { width, height, channels: 3 } });
  const upright = await small
    .resize(width * 50, height * 50, { kernel: "nearest" })
    .png()
    .toBuffer();
  const held = sharp(
    await sharp(upright)
      .rotate(orientation > 4 ? 90 : 0)
      .toBuffer(),
  );
  return held
    .flop([2, 3, 5, 6].includes(orientation))
    .flip([3, 4, 6, 7].includes(orientation))
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** The colours of a picture on a grid of six by six, 0 to 255. */
async function gridOf({ sizes }: PreparedPicture): Promise<number[]> {
  const [smallest] = sizes;
  return [...(await sharp(smallest?.bytes).resize(6, 6, { fit: "fill" }).removeAlpha().raw().toBuffer())];
}

function difference(one: number[], other: number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

/** Every size as it would be kept: pixels and nothing else. */
async function expectClean({ width, height, sizes }: PreparedPicture, name: string): Promise<void> {
  for (const { bytes, width: step } of sizes) {
    const { format, exif, xmp, iptc, icc, orientation, ...size } = await sharp(bytes).metadata();
    expect({ name, format, exif, xmp, iptc, icc, orientation }).toEqual({ name, format: "webp" });
    expect(size.width).toBe(step);
    expect(Math.abs((size.height ?? 0) - (height * step) / width)).toBeLessThanOrEqual(1);
    for (const trace of ["CANARY", "<script", "<svg", "GPS", "Exif", "http"]) {
      expect(bytes.includes(trace), `${name} ${trace}`).toBe(false);
    }
  }
}

const refused = {
  code: "unsupported_media_type",
  message: expect.stringContaining("JPEG, PNG, WebP, GIF or AVIF"),
};

describe("decode", () => {
  it.for(["Landscape", "Portrait"])("turns %s upright, however the camera was held", async (kind) => {
    const [width, height] = kind === "Landscape" ? [6, 4] : [4, 6];
    const file = (orientation: number) => taken(width, height, orientation);
    const upright = await decode("picture", await file(1));
    expect(upright.width > upright.height).toBe(kind === "Landscape");
    const grid = await gridOf(upright);
    expect(difference(grid, grid.toReversed())).toBeGreaterThan(20);
    for (const number of [2, 3, 4, 5, 6, 7, 8]) {
      const turned = await decode("picture", await file(number));
      expect([number, turned.width, turned.height]).toEqual([number, upright.width, upright.height]);
      expect(difference(await gridOf(turned), grid), `${number}`).toBeLessThan(8);
    }
  });

  it("rejects or cleans every hostile file", async () => {
    const results: Record<string, string> = {};
    for (const [name, bytes] of await hostilePictures()) {
      const made = await decode("picture", bytes).catch((error) => error);
      if (made instanceof Error) expect(made, name).toMatchObject(refused);
      else await expectClean(made, name);
      results[name] = made instanceof Error ? "refused" : `${made.width}x${made.height}`;
    }
    expect(results).toMatchObject({
      "bomb-8000x8000.png": "refused",
      "html.jpg": "refused",
      "jpeg-truncated.jpg": "refused",
      "svg.png": "refused",
      "svg.svg": "refused",
      "zero.jpg": "refused",
    });
    for (const name of ["exif-script.jpg", "exif-gps-turned.jpg", "png-exif-gps-turned.png", "xmp.jpg"]) {
      expect(results[name], name).toMatch(/^\d+x\d+$/);
    }
  });

  it("detects formats by content, and stores WebP without metadata", async () => {
    const kinds = { jpeg: plain(400, 300, "#336699").jpeg(), png: plain(400, 300, "#336699").png() };
    const more = {
      webp: plain(400, 300, "#336699").webp(),
      gif: plain(400, 300, "#336699").gif(),
      avif: plain(400, 300, "#336699").avif({ effort: 0 }),
    };
    for (const [name, made] of Object.entries({ ...kinds, ...more })) {
      const bytes = await made
        .withExif({ IFD0: { Artist: "CANARY" } })
        .withIccProfile("p3")
        .toBuffer();
      const picture = await decode("picture", bytes);
      expect([name, picture.width, picture.height]).toEqual([name, 400, 300]);
      expect(picture.sizes.map(({ width }) => width)).toEqual([320, 400]);
      await expectClean(picture, name);
    }
  });

  it("rejects other formats, whatever their type says", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const tiff = await plain(40, 30, "#336699").tiff().toBuffer();
    const jpeg = await plain(400, 300, "#336699").jpeg().toBuffer();
    const texts = [svg, `<?xml version="1.0"?>\n${svg}`, "<html>", "", "GIF89a", "\xff\xd8\xff"].map((text) =>
      Buffer.from(text, "latin1"),
    );
    for (const bytes of [...texts, tiff, jpeg.subarray(0, jpeg.length / 2)]) {
      await expect(decode("picture", bytes), bytes.toString("latin1", 0, 40)).rejects.toMatchObject(refused);
    }
  });

  it("rejects more than fifty megapixels", async () => {
    const wide = await plain(10_000, 5001, "#336699").png({ compressionLevel: 1 }).toBuffer();
    await expect(decode("picture", wide)).rejects.toMatchObject(refused);
  });

  it("stores up to five widths, none larger than the picture", async () => {
    const { width, height, sizes } = await decode(
      "picture",
      await plain(3000, 30, "#336699").png().toBuffer(),
    );
    expect([width, height]).toEqual([3000, 30]);
    expect(sizes.map((size) => size.width)).toEqual([320, 640, 960, 1440, 2000]);
    expect((await sharp(sizes.at(-1)?.bytes).metadata()).width).toBe(2000);
  });

  it("computes the placeholder colour in all colour spaces", async () => {
    const colour = async (bytes: Buffer) => (await decode("picture", bytes)).placeholder;
    expect(await colour(await plain(300, 200, "#336699").png().toBuffer())).toBe("#336699");
    expect(
      await colour(await plain(300, 200, "#777777").greyscale().toColourspace("b-w").png().toBuffer()),
    ).toBe("#777777");
    expect(await colour(await plain(300, 200, "#336699").toColourspace("rgb16").png().toBuffer())).toBe(
      "#336699",
    );
    const clear = {
      width: 300,
      height: 200,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    };
    expect(await colour(await sharp({ create: clear }).png().toBuffer())).toBe("#ffffff");
    expect(await colour(await plain(300, 200, "#808080").toColourspace("cmyk").jpeg().toBuffer())).toMatch(
      /^#[789]\w[789]\w[789]\w$/,
    );
  });
});

describe("widthsOf", () => {
  it.each([
    [1, [1]],
    [96, [96]],
    [200, [96, 200]],
    [256, [96, 256]],
    [257, [257]],
    [320, [320]],
    [1000, [320, 640, 960, 1000]],
    [2000, [320, 640, 960, 1440, 2000]],
    [9000, [320, 640, 960, 1440, 2000]],
  ])("of %i pixels are %j", (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });
});
