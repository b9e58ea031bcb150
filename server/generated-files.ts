import type { FastifyInstance, FastifyReply } from "fastify";
import { plainDocuments } from "#api/operations.ts";
import { fileNames } from "#core/content-disposition.ts";
import type { DocumentOperation } from "#core/document.ts";
import { isAppError } from "#core/errors.ts";
import { loopTurn } from "#core/loop-turn.ts";
import type { Services } from "#core/services.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { chartFile } from "#features/blogs/chart-files.server.ts";
import { bibtexFile, cslFile, risFile } from "#features/citations/citations.server.ts";
import { exportPaths } from "#features/exports/formats.ts";
import { eventCalendar, eventFile } from "#features/feeds/calendar.server.ts";
import {
  cardOfBlog,
  cardOfCollection,
  cardOfPage,
  cardOfPerson,
  cardOfPlain,
} from "#features/feeds/cards.server.ts";
import { feedOfAll, feedOfLanguage, feedOfSection, feedOfTag } from "#features/feeds/feeds.server.ts";
import { icon, oldIcon } from "#features/feeds/icons.server.ts";
import { feedOfSeries, feedOfTopic, podcastPicture } from "#features/feeds/own-pages.server.ts";
import { feedOfPlain } from "#features/feeds/plain-feeds.server.ts";
import { manifest, openSearch, robots, securityText } from "#features/feeds/site-files.server.ts";
import { sitemapIndex, sitemapPart } from "#features/feeds/sitemap.server.ts";
import { captionsFile } from "#features/media/tracks/tracks.server.ts";
import { kinds, plainKinds } from "#features/publishing/kinds.ts";
import { isExcluded } from "#features/publishing/sharing.server.ts";
import { securityHeaders } from "./http/security.ts";
import { prefixed } from "./pages/request-language.ts";
import { answerCached, type ResponseCache } from "./pages/response-cache.ts";
import { sharedCaching } from "./pages/shared-caches.ts";
import { contextFor, newCacheNotes } from "./services.ts";

type Params = Record<string, string>;

const documents: Record<string, DocumentOperation> = {
  "/robots.txt": robots,
  "/.well-known/security.txt": securityText,
  "/manifest.webmanifest": manifest,
  "/opensearch.xml": openSearch,
  "/sitemap.xml": sitemapIndex,
  "/sitemaps/:part.xml": sitemapPart,
  "/feed.xml": (ctx) => feedOfAll(ctx, { kind: "xml" }),
  "/feed.json": (ctx) => feedOfAll(ctx, { kind: "json" }),
  "/feeds/section/:file": feedOfSection,
  "/feeds/tag/:file": feedOfTag,
  "/feeds/language/:file": feedOfLanguage,
  "/feeds/topic/:file": feedOfTopic,
  "/captions/:id/:file": captionsFile,
  "/feeds/series/:file": feedOfSeries,
  "/events.ics": eventCalendar,
  "/blogs/:id/event.ics": ofBlog(eventFile),
  "/blogs/:id/cite.bib": ofBlog(bibtexFile),
  "/blogs/:id/cite.ris": ofBlog(risFile),
  "/blogs/:id/cite.json": ofBlog(cslFile),
  "/blogs/:id/charts/:file": ofBlog(chartFile),
};

const pictures: Record<string, DocumentOperation> = {
  "/cards/:page.jpg": cardOfPage,
  "/podcasts/:slug.jpg": podcastPicture,
  "/blogs/:id/card.jpg": cardOfBlog,
  "/photography/:id/card.jpg": cardOfCollection,
  "/people/:id/card.jpg": cardOfPerson,
  "/icon-192.png": icon({ size: 192, full: false }),
  "/icon-512.png": icon({ size: 512, full: false }),
  "/icon-maskable-512.png": icon({ size: 512, full: true }),
  "/apple-touch-icon.png": icon({ size: 180, full: true }),
  "/favicon.ico": oldIcon,
};

for (const kind of plainKinds) {
  const { folder } = kinds[kind];
  for (const format of ["xml", "json"] as const)
    documents[`/${folder}/feed.${format}`] = (ctx) => feedOfPlain(ctx, kind, format);
  pictures[`/${folder}/:id/card.jpg`] = cardOfPlain(kind, plainDocuments[kind].operations.page);
}

export const generatedFilePaths = [...[documents, pictures].flatMap(Object.keys), ...exportPaths];

type Caches = Record<"documents" | "pictures", ResponseCache | undefined>;

/** Large files have caches of their own, so that they do not evict pages. All are undefined in development. */
export function generatedFileRoutes(app: FastifyInstance, services: Services, caches: Caches): void {
  const { clock } = services;
  serve(documents, caches.documents);
  serve(pictures, caches.pictures);

  function serve(operations: Record<string, DocumentOperation>, cache: ResponseCache | undefined): void {
    for (const [pattern, operation] of Object.entries(operations)) {
      app.get<{ Params: Params }>(pattern, async (request, reply) => {
        const { params } = request;
        if (!isWellFormed(params)) return reply.callNotFound();
        const file = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
        try {
          const key = prefixed(request.raw, file);
          const render = () => generate(services, operation, { params, language: request.raw.language?.tag });
          return await answerCached(request, reply, { cache, key, services, render });
        } catch (error) {
          return answerAbsent(error, reply, clock());
        }
      });
    }
  }
}

export function isWellFormed({ id }: Params): boolean {
  return id === undefined || idOrSlug.safeParse(id).success;
}

/** Throws other errors than `not_found` and `gone`. */
export function answerAbsent(error: unknown, reply: FastifyReply, now: Date) {
  if (!isAppError(error)) throw error;
  if (error.code === "not_found") return reply.callNotFound();
  if (error.code !== "gone") throw error;
  reply.headers(sharedCaching(undefined, now.getTime()));
  return reply.code(error.status).type("text/plain; charset=utf-8").send(`${error.message}\n`);
}

/** Asks search engines not to list the file if they should not list the article. */
function ofBlog(operation: DocumentOperation): DocumentOperation {
  return async (ctx, params, services) => {
    const document = await operation(ctx, params, services);
    const { _id } = await readCard(ctx, params.id ?? "");
    return { ...document, noindex: await isExcluded(ctx.db.queries, "blogs", _id) };
  };
}

export async function generate(
  services: Services,
  operation: DocumentOperation,
  { params = {}, language }: { params?: Params; language?: string } = {},
) {
  const notes = newCacheNotes();
  const ctx = contextFor(services, null, { notes, language });
  const { type, body, saveAs, noindex, canonical, movedTo } = await operation(ctx, params, services);
  const headers = {
    ...securityHeaders(services.site.url),
    "cross-origin-resource-policy": "cross-origin", // other sites show our feeds and cards
    // Chromium shows no PDF in a sandbox.
    "content-security-policy":
      type === "application/pdf"
        ? "script-src 'none'; frame-ancestors 'none'"
        : "default-src 'none'; sandbox",
    "content-type": type,
    // Podcast players on other sites read them with a script.
    ...(type.startsWith("text/vtt") ? { "access-control-allow-origin": "*" } : {}),
    ...(noindex ? { "x-robots-tag": "noindex" } : {}),
    ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : {}),
    ...(movedTo ? { location: movedTo } : {}),
    ...(saveAs ? { "content-disposition": `attachment; ${fileNames(saveAs)}` } : {}),
  };
  const packed = typeof body !== "string";
  const status = movedTo ? 301 : 200;
  await loopTurn(); // then the file is encoded
  return { status, body: Buffer.from(body), headers, notes, keep: !notes.noStore, packed };
}
