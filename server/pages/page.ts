import type { OutgoingHttpHeaders } from "node:http";
import { type Encoding, encoded, encodings, entityTag } from "../encoding.ts";
import type { Shown } from "../visit.ts";

const sharedFor = 30; // seconds that a cache in front of the site may answer without asking
const staleFor = 60; // seconds more in which it may answer while it asks

/** A rendered page, ready to be sent: nothing is computed on a hit. */
export type CachedPage = {
  status: number;
  tag: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, OutgoingHttpHeaders>;
  /** Headers of the 304 that stands for this page. */
  unchanged: OutgoingHttpHeaders;
  tags: Set<string>;
  /** Milliseconds since 1970 from which on the page is no longer right. */
  expires: number | undefined;
  /** Bytes of all bodies. */
  size: number;
  keep: boolean;
};

export type RenderedPage = {
  status: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
  shown: Shown;
  keep: boolean;
  /** The body is as small as it can be, like a picture: it is not compressed. */
  packed?: boolean;
};

/** Compresses a rendered page and prebuilds the headers of every answer that can be made of it. */
export async function preparePage(rendered: RenderedPage, now: Date): Promise<CachedPage> {
  const { status, body, headers, shown, keep, packed } = rendered;
  const [br, gzip, identity] = packed
    ? []
    : await Promise.all(encodings.map((encoding) => encoded(body, encoding)));
  const bodies = { br: br ?? body, gzip: gzip ?? body, identity: identity ?? body };
  const expires = shown.until === undefined ? undefined : Date.parse(shown.until);
  const tag = entityTag(body);
  const common = {
    ...headers,
    ...(keep ? { etag: tag } : {}),
    "cache-control": keep ? cacheControl(expires, now) : "no-store",
    vary: "accept-encoding",
  };
  return {
    status,
    tag,
    bodies,
    headers: {
      br: { ...common, ...coding(br, "br"), "content-length": bodies.br.length },
      gzip: { ...common, ...coding(gzip, "gzip"), "content-length": bodies.gzip.length },
      identity: { ...common, "content-length": bodies.identity.length },
    },
    unchanged: common,
    tags: shown.tags,
    expires,
    size: body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    keep,
  };
}

function coding(body: Buffer | undefined, encoding: Encoding): OutgoingHttpHeaders {
  return body ? { "content-encoding": encoding } : {};
}

function cacheControl(expires: number | undefined, now: Date): string {
  const left = expires === undefined ? sharedFor : Math.max(0, Math.floor((expires - now.getTime()) / 1000));
  const stale = left > sharedFor ? staleFor : 0;
  const shared = `s-maxage=${Math.min(sharedFor, left)}`;
  return `public, max-age=0, must-revalidate, ${shared}${expires === undefined || stale ? `, stale-while-revalidate=${staleFor}` : ""}`;
}
