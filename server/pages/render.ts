import { randomBytes } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Api } from "#core/api.ts";
import { loopTurn } from "#core/loop-turn.ts";
import { htmlOf, type Piece } from "#core/page-pieces.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import type { PagePlace } from "#core/site-languages.ts";
import { playerOrigins } from "#features/embeds/videos.ts";
import { inLanguage } from "#messages";
import { pagePolicy, securityHeaders } from "../http/security.ts";
import { localApi } from "../local-api.ts";
import { contextFor, newCacheNotes } from "../services.ts";
import { type PageAddress, pageAddress } from "./address.ts";
import { inlineStyles } from "./critical-styles.ts";
import { deferScripts } from "./defer-scripts.ts";
import { inlineFonts } from "./font-faces.ts";
import { inlineDrawing } from "./inline-drawing.ts";
import type { RenderedPage } from "./page.ts";

/** `app/entry.server.tsx` exports it. */
export type Renderer = (
  request: Request,
  options: {
    api: Api;
    nonce: string;
    place: PagePlace;
    /** Of the paths of the page and of its links. */
    prefix: string;
    data: "inline" | "apart" | "none";
    failed: (error: unknown) => void;
    /** Called for a failure that the page is shown without. */
    failedInPart: (error: unknown, message: string) => void;
    pause: () => Promise<unknown>;
  },
) => Promise<{ status: number; headers: Headers; pieces: Piece[]; data: string }>;

/** Of our scripts and styles, while a page is made: none is sent with it. */
const nonce = randomBytes(18).toString("base64url");

/** Throws if `deferScripts` does not recognise what React Router writes: readers would load the whole app. */
export async function checkDeferredScripts(services: Services, renderer: Renderer): Promise<void> {
  const { body } = await renderPage(services, renderer, pageAddress("/terms", services.site), {
    strict: true,
  });
  if (!body.includes('<script type="text/plain" data-version=')) {
    throw new Error("server/pages/defer-scripts.ts does not match the HTML of this version of React Router.");
  }
}

type SentForm = { body: string; clientKey: string };

export type PagePart = "page" | "data" | "whole";

type RenderOptions = {
  /** Off in development, where the tools write inline scripts of their own. */
  strict: boolean;
  sent?: SentForm;
  /** What is made: the page, or the data with which the app hydrates it, alone or with the page. */
  part?: PagePart;
};

export function renderPage(
  services: Services,
  renderer: Renderer,
  address: PageAddress,
  options: RenderOptions,
): Promise<RenderedPage> {
  return inLanguage(address.language.shown, () => renderedPage(services, renderer, address, options));
}

async function renderedPage(
  services: Services,
  renderer: Renderer,
  address: PageAddress,
  options: RenderOptions,
): Promise<RenderedPage> {
  const { key, language, known, isSearch, app, secret = false } = address;
  const { strict, sent, part = "page" } = options;
  const deferred = strict && !app;
  const dataApart = deferred && !secret && !sent;
  const notes = newCacheNotes();
  const path = secret ? address.route : key.split("?", 1)[0];
  const page = await renderer(requestFor(services.site.url + key, sent), {
    api: localApi(
      contextFor(services, null, { notes, clientKey: sent?.clientKey, language: language.tag }),
      services,
    ),
    place: { ...pick(services.site, ["language", "languages"]), page: language.tag },
    prefix: language.prefix,
    nonce,
    data: dataApart ? (part === "page" ? "none" : "apart") : "inline",
    pause: loopTurn,
    failed: (error) => services.log.error({ err: error, path }, "a page failed"),
    failedInPart(error, message) {
      notes.noStore = true;
      services.log.error({ err: error, path }, message);
    },
  });
  await loopTurn();
  // What replaces a page has the long names of classes: the rules of the first page may lack some.
  const isStyled = deferred && part !== "whole";
  const styled = isStyled ? inlineFonts(inlineStyles(page.pieces, nonce), nonce) : page.pieces;
  const text = htmlOf(styled);
  const drawn = deferred ? inlineDrawing(text, services.site.appearance) : text;
  const { html, version, scripts, styles } = deferScripts(drawn, nonce, { deferred, dataApart });
  const { status } = page;
  const location = page.headers.get("location");
  const retryAfter = page.headers.get("retry-after") ?? (status === 503 ? "5" : null);
  const { peertubeHosts, embedHosts } = services.site;
  const players = playerOrigins(peertubeHosts);
  // Editors look at their texts without leaving the app.
  const frames = app ? embedHosts.map((host) => `https://${host}`) : notes.frames;
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(services.site.url),
    "content-type": page.headers.get("content-type") ?? "text/html; charset=utf-8",
    ...(strict ? { "content-security-policy": pagePolicy(scripts, styles, [...players, ...frames]) } : {}),
    ...(location ? { location } : {}),
    ...(secret ? { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" } : {}),
    ...(retryAfter ? { "retry-after": retryAfter } : {}),
  };
  const isFound = status === 200 && !isSearch && !notes.noStore;
  // "Not found" is cached once for all unknown URLs, not once for each that somebody invents.
  const isCacheable = known ? isFound || [301, 410].includes(status) : status === 404;
  const keep = isCacheable && !secret && !sent;
  const shared = keep || (status === 404 && !secret && !sent);
  if (part === "page") return { status, body: Buffer.from(html), headers, notes, keep, shared, version };
  const data = JSON.stringify([version, page.data, ...(part === "whole" ? [html] : [])]);
  return { status: 200, body: Buffer.from(data), headers: dataHeaders(services), notes, keep, shared };
}

function dataHeaders({ site }: Services): OutgoingHttpHeaders {
  return {
    ...securityHeaders(site.url),
    "content-type": "application/json; charset=utf-8",
    "x-robots-tag": "noindex",
  };
}

function requestFor(url: string, sent: SentForm | undefined): Request {
  if (!sent) return new Request(url);
  return new Request(url, { method: "POST", body: new URLSearchParams(sent.body) });
}
