import type { OutgoingHttpHeaders } from "node:http";
import type { Services } from "#core/services.ts";
import { everything } from "#features/purges/cache-tags.ts";
import { decoded, type Encoding, encoded, entityTag } from "../http/encoding.ts";
import { type WholeAnswer, wholeAnswer } from "../http/whole-answer.ts";
import type { CacheNotes } from "../services.ts";
import { freshUntilPurged, sharedCaching } from "./shared-caches.ts";

const renewedEvery = 10_000; // milliseconds
const minSize = 1024; // bytes: headers take memory, too, and a redirect has nothing else

type Body = { bytes: Buffer; headers: OutgoingHttpHeaders; whole: WholeAnswer };

/** Each encoding is made when a client first asks for it. */
export type CachedPage = {
  status: number;
  /** The pattern of its URL, for the metrics. */
  route?: string;
  tag: string;
  bodies: Partial<Record<Encoding, Body | Promise<Body>>>;
  /** The encoding from which the others are made. */
  first: Encoding;
  /** From the cache. */
  readers?: number;
  /** Whether it was compressed again, or is being so. */
  isDense?: true;
  /** Compressed already, like a picture. */
  packed: boolean;
  /** The headers of a 304. */
  unchanged: OutgoingHttpHeaders;
  tags: Set<string>;
  /** Milliseconds since 1970, from which the page is stale. */
  expires: number | undefined;
  /** When its headers, which say how long shared caches may keep it, are to be made anew. */
  renewAt?: number;
  /** Bytes of all bodies. */
  size: number;
  onGrowth?: () => void;
  keep: boolean;
};

export type RenderedPage = {
  status: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
  notes: CacheNotes;
  keep: boolean;
  /** Whether shared caches may store it; by default like `keep`. */
  shared?: boolean;
  packed?: boolean;
  /** What tells it from other versions; by default a hash of the body. */
  version?: string;
};

export type EncodedPage = Omit<RenderedPage, "body"> & { tag: string; first: Encoding; bytes: Uint8Array };

/** The page in the encoding of the first request. */
export async function encodePage(rendered: RenderedPage, encoding: Encoding): Promise<EncodedPage> {
  const { body, ...page } = rendered;
  const first = page.packed ? "identity" : encoding;
  const tag = page.version ? `"${page.version}"` : entityTag(body);
  return { ...page, tag, first, bytes: await encoded(body, first) };
}

/** Prebuilds the headers and compresses for the first request. */
export async function preparePage(
  page: RenderedPage | EncodedPage,
  { clock, sharedCaches }: Pick<Services, "clock" | "sharedCaches">,
  encoding: Encoding,
) {
  const { status, headers, notes, keep, shared = keep, packed = false } = page;
  const { tag, first, bytes } = "bytes" in page ? page : await encodePage(page, encoding);
  const expires = notes.expiresAt === undefined ? undefined : Date.parse(notes.expiresAt);
  const now = clock().getTime();
  const tags = new Set([...notes.tags, everything]);
  // What is not there has no tags of what may be there tomorrow.
  const isLong = sharedCaches.arePurged && shared && keep && status !== 404;
  const caching = sharedCaching(expires, now, isLong ? freshUntilPurged : undefined);
  const unchanged = {
    ...(shared ? caching : { "cache-control": "no-store" }),
    ...(shared || keep ? sharedCaches.tagged?.(tags) : {}),
    vary: "accept-encoding",
    ...headers,
    ...(keep ? { etag: tag } : {}),
  };
  return {
    status,
    tag,
    bodies: { [first]: bodyWith(status, unchanged, bytes, first) },
    first,
    packed,
    unchanged,
    tags,
    expires,
    renewAt: isLong && expires !== undefined ? nextRenewal(expires, now) : undefined,
    size: Math.max(bytes.length, minSize),
    keep,
  };
}

/** A page that expires by itself is sent with the time that is left. */
export function renewHeaders(page: CachedPage, now: number): void {
  const { expires, renewAt } = page;
  if (renewAt === undefined || expires === undefined || now < renewAt) return;
  page.renewAt = nextRenewal(expires, now);
  page.unchanged = { ...page.unchanged, ...sharedCaching(expires, now, freshUntilPurged) };
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const body = page.bodies[encoding];
    if (body && !(body instanceof Promise))
      page.bodies[encoding] = bodyWith(page.status, page.unchanged, body.bytes, encoding);
  }
}

function nextRenewal(expires: number, now: number): number | undefined {
  return now < expires ? Math.min(now + renewedEvery, expires) : undefined;
}

/** Returns no promise if the encoding exists already. */
export function bodyOf(page: CachedPage, encoding: Encoding): Body | Promise<Body> {
  const wanted = page.packed ? page.first : encoding;
  page.bodies[wanted] ??= recoded(page, wanted);
  return page.bodies[wanted];
}

async function recoded(page: CachedPage, encoding: Encoding): Promise<Body> {
  try {
    const first = await bodyOf(page, page.first);
    const bytes = await encoded(await decoded(first.bytes, page.first), encoding);
    const body = bodyWith(page.status, page.unchanged, bytes, encoding);
    page.bodies[encoding] = body;
    page.size += bytes.length;
    page.onGrowth?.();
    return body;
  } catch (error) {
    delete page.bodies[encoding];
    throw error;
  }
}

export function bodyWith(
  status: number,
  common: OutgoingHttpHeaders,
  bytes: Uint8Array,
  encoding: Encoding,
): Body {
  const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
  const headers = { ...common, ...coding, "content-length": bytes.length };
  const { whole, body } = wholeAnswer(status, headers, bytes);
  return { bytes: body, headers, whole };
}
