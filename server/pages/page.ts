import type { OutgoingHttpHeaders } from "node:http";
import { decoded, type Encoding, encoded, entityTag } from "../http/encoding.ts";
import { type WholeAnswer, wholeAnswer } from "../http/whole-answer.ts";
import type { CacheNotes } from "../services.ts";
import { sharedCaching } from "./shared-caches.ts";

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
  /** Compressed already, like a picture. */
  packed: boolean;
  /** The headers of a 304. */
  unchanged: OutgoingHttpHeaders;
  tags: Set<string>;
  /** Milliseconds since 1970, from which the page is stale. */
  expires: number | undefined;
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
};

export type EncodedPage = Omit<RenderedPage, "body"> & { tag: string; first: Encoding; bytes: Uint8Array };

/** The tag of everything in the cache, because any page may show settings. */
export const settingsShown = "site";

/** The page in the encoding of the first request. */
export async function encodePage(rendered: RenderedPage, encoding: Encoding): Promise<EncodedPage> {
  const { body, ...page } = rendered;
  const first = page.packed ? "identity" : encoding;
  return { ...page, tag: entityTag(body), first, bytes: await encoded(body, first) };
}

/** Prebuilds the headers and compresses for the first request. */
export async function preparePage(page: RenderedPage | EncodedPage, now: Date, encoding: Encoding) {
  const { status, headers, notes, keep, shared = keep, packed = false } = page;
  const { tag, first, bytes } = "bytes" in page ? page : await encodePage(page, encoding);
  const expires = notes.expiresAt === undefined ? undefined : Date.parse(notes.expiresAt);
  const unchanged = {
    ...(shared ? sharedCaching(expires, now) : { "cache-control": "no-store" }),
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
    tags: new Set([...notes.tags, settingsShown]),
    expires,
    size: Math.max(bytes.length, minSize),
    keep,
  };
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

function bodyWith(status: number, common: OutgoingHttpHeaders, bytes: Uint8Array, encoding: Encoding): Body {
  const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
  const headers = { ...common, ...coding, "content-length": bytes.length };
  const { whole, body } = wholeAnswer(status, headers, bytes);
  return { bytes: body, headers, whole };
}
