import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

const chunkSize = 32 * 1024; // bytes; a compressed page is one chunk
// Quality 3 takes a third of the time of 5 for 12 % more bytes. A window of 256 kB holds a page in little memory.
const brotli = { [zlib.BROTLI_PARAM_QUALITY]: 3, [zlib.BROTLI_PARAM_LGWIN]: 18 };

/** Runs on zlib's thread pool. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body, { level: 6, chunkSize });
  if (encoding === "identity") return body;
  return compressBrotli(body, {
    chunkSize,
    params: { ...brotli, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Takes 40 ms for a page, which then has a fifth fewer bytes. Quality 5 saves 12 % in 3 ms, and 9 hardly more. */
export async function denselyEncoded(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, { chunkSize, params: { ...brotli, [zlib.BROTLI_PARAM_QUALITY]: 10 } });
}

export async function decoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return decompressGzip(body);
  if (encoding === "br") return decompressBrotli(body);
  return body;
}

const remembered = new LRUCache<string, Encoding>({ max: 100, memoMethod: bestEncoding });

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  return header ? remembered.memo(header) : "identity";
}

function bestEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return (["br", "gzip"] as const).find((name) => weight(name) > 0) ?? "identity";
}

/** A strong, quoted ETag. */
export function entityTag(body: Buffer | string): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names this tag: weakly, because proxies weaken tags (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
}
