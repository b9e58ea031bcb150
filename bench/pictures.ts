import sharp, { type Sharp } from "sharp";
import { say } from "#server/cli-output.ts";
import { type Memory, memoryDuring, memoryOf } from "./memory-of.ts";
import { type BenchSite, openBenchSite, signIn } from "./site.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures that take much memory to decode, most of them small files. */
export const hostilePictures: Record<string, () => Sharp> = {
  "AVIF of 50 megapixels": () => flat(7070, 7070, 4).avif({ quality: 1, effort: 0 }),
  "AVIF of 10 megapixels": () => noise(3650, 2730).avif({ quality: 30, effort: 0 }),
  "GIF of 50 megapixels": () => flat(7070, 7070).gif({ effort: 1, colours: 2 }),
  "GIF of 24 megapixels": () => flat(4890, 4890).gif({ effort: 1, colours: 2 }),
  "interlaced PNG of 50 megapixels, 16 bit": () =>
    flat(7070, 7070, 4).toColourspace("rgb16").png({ compressionLevel: 1, progressive: true }),
  "PNG of 50 megapixels, 16 bit": () =>
    flat(7070, 7070, 4).toColourspace("rgb16").png({ compressionLevel: 1 }),
  "WebP of 50 megapixels": () => flat(7070, 7070, 4).webp({ quality: 1, effort: 0 }),
  "WebP of 36 megapixels, lossless": () => noise(6000, 6000).webp({ lossless: true, effort: 0 }),
  "JPEG of 50 megapixels": () => noise(7070, 7070).jpeg({ quality: 10 }),
  "JPEG of 50 megapixels, turned": () =>
    noise(7070, 7070).jpeg({ quality: 10 }).withMetadata({ orientation: 6 }),
  "JPEG of 50 megapixels, progressive": () => noise(7070, 7070).jpeg({ quality: 10, progressive: true }),
  "JPEG of 50 megapixels, progressive, all colours": () =>
    noise(7070, 7070).jpeg({ quality: 10, progressive: true, chromaSubsampling: "4:4:4" }),
  "JPEG of 3000 by 16000": () => noise(3000, 16_000).jpeg({ quality: 10 }),
  "JPEG of 16000 by 40": () => noise(16_000, 40).jpeg({ quality: 10 }),
};

/** Peak memory of the site and its picture process for each kind of hostile picture. */
export async function pictures(): Promise<void> {
  const site = await openBenchSite();
  try {
    const token = await signIn(site);
    const idle = memoryOf(site.pid);
    say(`idle: site ${idle.site} MB, all ${idle.total} MB`);
    for (const [name, make] of Object.entries(hostilePictures)) {
      const bytes = new Uint8Array(await make().toBuffer());
      await tell(`${name} (${Math.ceil(bytes.length / 1024)} kB)`, site, idle, () =>
        send(site.url, token, bytes),
      );
    }
  } finally {
    await site.close();
  }
}

async function tell(name: string, site: BenchSite, idle: Memory, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  const { result, max } = await memoryDuring(site.pid, work);
  const took = Math.round(performance.now() - began);
  const above = max.total - idle.total;
  say(
    `${name}: ${result}, ${took} ms; site ${max.site} MB, child ${max.children} MB, ${above} MB above idle`,
  );
}

/** Uploads a picture as avatar and to the library. Returns both statuses. */
export async function send(url: string, token: string, bytes: Bytes): Promise<string> {
  const statuses: number[] = [];
  for (const [path, field] of [
    ["/api/users/upload-profile-image", "image"],
    ["/api/media", "file"],
  ] as const) {
    const form = new FormData();
    form.append(field, new Blob([bytes]), "picture");
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses.join(" and ");
}

function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background: { r: 51, g: 102, b: 153, alpha: 0.5 } } });
}

function noise(width: number, height: number): Sharp {
  const gaussian = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#777777", noise: gaussian } });
}
