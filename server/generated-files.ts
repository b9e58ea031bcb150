import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DocumentOperation } from "#core/document.ts";
import { isAppError } from "#core/errors.ts";
import { identifier } from "#core/fields.ts";
import type { Services } from "#core/services.ts";
import { bibtexFile, cslFile, risFile } from "#features/citations/citations.server.ts";
import { eventCalendar, eventFile } from "#features/feeds/calendar.server.ts";
import { cardOfBlog, cardOfCollection, cardOfPage } from "#features/feeds/cards.server.ts";
import { feedOfAll, feedOfSection, feedOfTag } from "#features/feeds/feeds.server.ts";
import { fullIcon, icon, oldIcon } from "#features/feeds/icons.server.ts";
import { manifest, robots } from "#features/feeds/site-files.server.ts";
import { sitemapIndex, sitemapPart } from "#features/feeds/sitemap.server.ts";
import { encodingFor, sendPage } from "./pages/answer.ts";
import { type CachePlace, cachedOrMade } from "./pages/cache-place.ts";
import { preparePage, type RenderedPage } from "./pages/page.ts";
import { sharedCaching } from "./pages/shared-caches.ts";
import { securityHeaders } from "./security.ts";
import { contextFor, newCacheNotes } from "./services.ts";

type Parameters = Record<string, string>;
type Operation = DocumentOperation<never>; // each names the parameters of its own path

/** Every document that is made of the data, at its address. */
const documents: Record<string, Operation> = {
  "/robots.txt": robots,
  "/manifest.webmanifest": manifest,
  "/sitemap.xml": sitemapIndex,
  "/sitemaps/:part.xml": sitemapPart,
  "/feed.xml": (ctx) => feedOfAll(ctx, { kind: "xml" }),
  "/feed.json": (ctx) => feedOfAll(ctx, { kind: "json" }),
  "/feeds/section/:file": feedOfSection,
  "/feeds/tag/:file": feedOfTag,
  "/events.ics": eventCalendar,
  "/blogs/:id/event.ics": eventFile,
  "/blogs/:id/cite.bib": bibtexFile,
  "/blogs/:id/cite.ris": risFile,
  "/blogs/:id/cite.json": cslFile,
};

/** The same for pictures. */
const pictures: Record<string, Operation> = {
  "/cards/:page.jpg": cardOfPage,
  "/blogs/:id/card.jpg": cardOfBlog,
  "/photography/:id/card.jpg": cardOfCollection,
  "/icon-192.png": () => icon(192),
  "/icon-512.png": () => icon(512),
  "/icon-maskable-512.png": () => fullIcon(512),
  "/apple-touch-icon.png": () => fullIcon(180),
  "/favicon.ico": oldIcon,
};

/** The address of each, as a pattern. */
export const generatedFilePaths = [...Object.keys(documents), ...Object.keys(pictures)];

/** Where they are kept. Pictures have a place of their own, so that they do not push pages out. */
type Places = { documents: CachePlace; pictures: CachePlace };

/** Documents are kept like pages, and dropped like them when a write changes what they tell. */
export function generatedFileRoutes(
  app: FastifyInstance,
  services: Services,
  places: Places,
  keep: boolean,
): void {
  serve(documents, places.documents);
  serve(pictures, places.pictures);

  function serve(operations: Record<string, Operation>, place: CachePlace): void {
    for (const [pattern, operation] of Object.entries(operations)) {
      app.get<{ Params: Parameters }>(pattern, (request, reply) =>
        answer(request, reply, place, { pattern, operation }),
      );
    }
  }

  async function answer(
    request: FastifyRequest<{ Params: Parameters }>,
    reply: FastifyReply,
    place: CachePlace,
    { pattern, operation }: { pattern: string; operation: Operation },
  ): Promise<unknown> {
    const { params } = request;
    if (params.id !== undefined && !identifier.safeParse(params.id).success) return reply.callNotFound();
    const make = async () =>
      preparePage(await made(services, operation, params), services.clock(), encodingFor(request.raw));
    try {
      const page = await (keep ? cachedOrMade(place, addressOf(pattern, params), request, make) : make());
      reply.hijack();
      sendPage(page, request.raw, reply.raw);
      return reply;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === "not_found") return reply.callNotFound();
      if (error.code !== "gone") throw error;
      reply.headers(sharedCaching(undefined, services.clock()));
      return reply.code(error.status).type("text/plain; charset=utf-8").send(`${error.message}\n`);
    }
  }
}

/** One address for each document, however the one that was asked for is written. */
function addressOf(pattern: string, params: Parameters): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

async function made(services: Services, operation: Operation, params: Parameters): Promise<RenderedPage> {
  const notes = newCacheNotes();
  const { type, body, saveAs } = await operation(
    contextFor(services, null, { notes }),
    params as never,
    services,
  );
  const headers = {
    ...securityHeaders(services.site.url),
    // Readers of feeds and those who link to us show these on pages of theirs.
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": type,
    ...(saveAs ? { "content-disposition": `attachment; filename="${saveAs}"` } : {}),
  };
  const packed = typeof body !== "string";
  return { status: 200, body: Buffer.from(body), headers, notes, keep: !notes.noStore, packed };
}
