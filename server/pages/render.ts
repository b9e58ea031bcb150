import { randomBytes } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Api } from "#core/api.ts";
import type { Services } from "#core/services.ts";
import { localApi } from "../local-api.ts";
import { loopTurn } from "../round-robin.ts";
import { pagePolicy, securityHeaders } from "../security.ts";
import { contextFor, newCacheNotes } from "../services.ts";
import { type PageAddress, pageAddress } from "./address.ts";
import { deferScripts } from "./defer-scripts.ts";
import type { RenderedPage } from "./page.ts";

/** What `app/entry.server.tsx` makes: a request in, a page out. */
export type Renderer = (
  request: Request,
  ctx: {
    api: Api;
    nonce: string;
    failed: (error: unknown) => void;
    /** The page goes on without something. */
    failedInPart: (error: unknown, message: string) => void;
    pause: () => Promise<unknown>;
  },
) => Promise<{ status: number; headers: Headers; html: string }>;

/** Throws if `deferScripts` does not recognise what React Router writes: readers would load the whole app. */
export async function checkDeferredScripts(services: Services, renderer: Renderer): Promise<void> {
  const { body } = await renderPage(services, renderer, pageAddress("/terms"), true);
  if (!body.includes('<script type="text/plain" data-deferred="/')) {
    throw new Error("server/pages/defer-scripts.ts does not match the HTML of this version of React Router.");
  }
}

/**
 * Renders one page, the same for everybody. `strict` is off in development only, where the tools write
 * inline scripts of their own.
 */
export async function renderPage(
  services: Services,
  renderer: Renderer,
  { key: address, known, isSearch, app }: PageAddress,
  strict: boolean,
): Promise<RenderedPage> {
  const notes = newCacheNotes();
  const nonce = randomBytes(18).toString("base64url");
  const page = await renderer(new Request(services.site.url + address), {
    api: localApi(contextFor(services, null, { notes }), services),
    nonce,
    pause: loopTurn,
    failedInPart(error, message) {
      notes.noStore = true;
      services.log.error({ err: error, path: address.split("?")[0] }, message);
    },
    failed: (error) => services.log.error({ err: error, path: address.split("?")[0] }, "a page failed"),
  });
  await loopTurn();
  const { html, hashes } = deferScripts(page.html, nonce, strict && !app);
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(services.site.url),
    "content-type": page.headers.get("content-type") ?? "text/html; charset=utf-8",
  };
  if (strict) headers["content-security-policy"] = pagePolicy(hashes);
  const location = page.headers.get("location");
  if (location) headers.location = location;
  const { status } = page;
  if (status === 503) headers["retry-after"] = "5";
  const isFound = status === 200 && !isSearch && !notes.noStore;
  // A page that is not there is kept once for all unknown addresses, not once for each that somebody invents.
  const keep = known ? isFound || status === 410 : status === 404;
  return { status, body: Buffer.from(html), headers, notes, keep, shared: keep || status === 404 };
}
