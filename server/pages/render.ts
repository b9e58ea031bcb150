import { createHash, randomBytes } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Api } from "#app/contracts.ts";
import { localApi } from "../routes.ts";
import { pagePolicy, securityHeaders } from "../security.ts";
import { type House, nothingShown, visitOf } from "../visit.ts";
import type { PageAddress } from "./address.ts";
import { asleep } from "./asleep.ts";
import type { RenderedPage } from "./page.ts";

/** What `app/entry.server.tsx` makes: a request in, a page out. */
export type Renderer = (
  request: Request,
  visit: { api: Api; nonce: string; failed: (error: unknown) => void },
) => Promise<Response>;

/**
 * Renders one page, the same for everybody. `strict` is off in development only, where the tools write
 * inline scripts of their own.
 */
export async function renderPage(
  house: House,
  renderer: Renderer,
  { key: address, known, plain, app }: PageAddress,
  strict: boolean,
): Promise<RenderedPage> {
  const shown = nothingShown();
  const nonce = randomBytes(18).toString("base64url");
  const response = await renderer(new Request(house.site.url + address), {
    api: localApi(visitOf(house, null, { shown })),
    nonce,
    failed: (error) => house.log.error({ err: error, path: address.split("?")[0] }, "a page failed"),
  });
  const written = await response.text();
  const { html, hashes } = withoutNonce(strict && !app ? asleep(written, nonce) : written, nonce);
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(house.site.url),
    "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
  };
  if (strict) headers["content-security-policy"] = pagePolicy(hashes);
  const location = response.headers.get("location");
  if (location) headers.location = location;
  // A page that is not there is kept once for all unknown addresses, not once for each that somebody invents.
  const keep = known ? response.status === 200 && plain && !shown.once : response.status === 404;
  return { status: response.status, body: Buffer.from(html), headers, shown, keep };
}

/**
 * Takes the nonce out and puts hashes in its place, because a page that is kept cannot carry a secret.
 * Only scripts that the router wrote have it: an injected one is not blessed.
 */
function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]*\\bnonce="${nonce}"[^>]*>([^]*?)</script>`, "g"));
  const hashes = [...scripts]
    .map(([, body = ""]) => body)
    .filter((body) => body !== "")
    .map((body) => createHash("sha256").update(body).digest("base64"));
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}
