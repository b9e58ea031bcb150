import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import type { MediaStore } from "#core/services.ts";

const singleRange = /^ *bytes=(?:\d+-\d*|-(\d+)) *$/i;

/**
 * Rewrites a `Range` header that @fastify/send or a bucket would not answer as RFC 9110, 14.2 says: only GET has
 * ranges, and a file shorter than a suffix is sent whole. Several ranges and malformed ones are ignored. Returns the
 * size of a file in a folder that ends before the range.
 */
export async function correctRange(
  { method, raw: { headers } }: FastifyRequest,
  media: MediaStore,
  key: string,
): Promise<number | undefined> {
  const { range, "if-range": ifRange } = headers;
  if (range === undefined) return undefined;
  const [text, suffix] = singleRange.exec(range) ?? [];
  const isWeak = ifRange?.includes("W/"); // compared strongly, so it never matches (13.1.5)
  const file = method === "GET" && text && !isWeak ? await find(media, key, suffix !== undefined) : undefined;
  const isOther = ifRange !== undefined && file?.stats !== undefined && !isOf(String(ifRange), file.stats);
  if (method !== "GET" || text === undefined || isWeak || isOther) {
    delete headers.range;
    return undefined;
  }
  if (file?.stats) delete headers["if-range"]; // it is of this file
  headers.range =
    file && suffix ? `bytes=${Math.max(0, file.size - Number(suffix))}-` : text.trim().toLowerCase();
  const isBehind = file && Number(/\d+/.exec(headers.range)) >= file.size;
  return isBehind && typeof media.served === "string" ? file.size : undefined;
}

/** A bucket is asked only where its size is needed. Undefined if there is no such file. */
async function find({ served, size }: MediaStore, key: string, needsSize: boolean) {
  if (typeof served === "string") {
    const file = await stat(join(served, key)).catch(() => undefined);
    return file && { size: file.size, stats: file };
  }
  const bytes = needsSize ? await size(key).catch(() => null) : null;
  return bytes === null ? undefined : { size: bytes };
}

function isOf(ifRange: string, stats: Stats): boolean {
  if (ifRange.includes('"')) return ifRange === entityTagOf(stats);
  return Date.parse(ifRange) === Math.floor(stats.mtimeMs / 1000) * 1000;
}

/** A strong one, because nothing ever changes the bytes of a file in the folder. */
export function entityTagOf({ size, mtime }: Stats): string {
  return `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
}

/** The headers of 416 for a file of that size. */
export function unsatisfied(size: number): Record<string, string> {
  return { "content-range": `bytes */${size}` };
}
