import type { OutgoingHttpHeaders } from "node:http";
import { decoded, type Encoding, encoded, entityTag } from "../encoding.ts";
import type { CacheNotes } from "../services.ts";
import { sharedCaching } from "./shared-caches.ts";

/** What is sent of a page in one coding. */
type Body = { bytes: Buffer; headers: OutgoingHttpHeaders };

/** A rendered page in the codings that somebody has asked for; the others are made when they are needed. */
export type CachedPage = {
  status: number;
  tag: string;
  bodies: Partial<Record<Encoding, Body | Promise<Body>>>;
  /** The coding from which the others are made. */
  first: Encoding;
  /** The body is compressed already, like a picture, and has no other coding. */
  packed: boolean;
  /** Headers of the 304 that stands for this page. */
  unchanged: OutgoingHttpHeaders;
  tags: Set<string>;
  /** Milliseconds since 1970 from which on the page is no longer right. */
  expires: number | undefined;
  /** Bytes of all bodies. */
  size: number;
  /** Told when the size has changed. */
  onGrowth?: () => void;
  keep: boolean;
};

export type RenderedPage = {
  status: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
  notes: CacheNotes;
  keep: boolean;
  /** Whether caches in front of the site may keep it; by default the same as `keep`. */
  shared?: boolean;
  packed?: boolean;
};

/** Prebuilds the headers of a rendered page, and compresses it for the first request. */
export async function preparePage(
  rendered: RenderedPage,
  now: Date,
  encoding: Encoding,
): Promise<CachedPage> {
  const { status, body, headers, notes, keep, shared = keep, packed = false } = rendered;
  const expires = notes.expiresAt === undefined ? undefined : Date.parse(notes.expiresAt);
  const tag = entityTag(body);
  const unchanged = {
    ...(shared ? sharedCaching(expires, now) : { "cache-control": "no-store" }),
    vary: "accept-encoding",
    ...headers,
    ...(keep ? { etag: tag } : {}),
  };
  const first = packed ? "identity" : encoding;
  const bytes = await encoded(body, first);
  return {
    status,
    tag,
    bodies: { [first]: { bytes, headers: headersOf(unchanged, bytes, first) } },
    first,
    packed,
    unchanged,
    tags: notes.tags,
    expires,
    size: bytes.length,
    keep,
  };
}

/** The body in a coding; without a promise if it was made before. */
export function bodyOf(page: CachedPage, encoding: Encoding): Body | Promise<Body> {
  const wanted = page.packed ? page.first : encoding;
  page.bodies[wanted] ??= recoded(page, wanted);
  return page.bodies[wanted];
}

async function recoded(page: CachedPage, encoding: Encoding): Promise<Body> {
  try {
    const first = await bodyOf(page, page.first);
    const bytes = await encoded(await decoded(first.bytes, page.first), encoding);
    const body = { bytes, headers: headersOf(page.unchanged, bytes, encoding) };
    page.bodies[encoding] = body;
    page.size += bytes.length;
    page.onGrowth?.();
    return body;
  } catch (error) {
    delete page.bodies[encoding];
    throw error;
  }
}

function headersOf(common: OutgoingHttpHeaders, bytes: Buffer, encoding: Encoding): OutgoingHttpHeaders {
  const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { ...common, ...coding, "content-length": bytes.length };
}
