import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { movedTo } from "#features/addresses/moved.server.ts";
import { openRedirects, redirectsTag } from "#features/addresses/redirects.server.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import { leadsToPage } from "#features/pages/store.server.ts";
import { type Kind, kinds } from "#features/publishing/kinds.ts";
import { versionIn } from "#features/publishing/translations.server.ts";
import { inLanguage, m } from "#messages";
import { callerLanguage } from "../http/caller-language.ts";
import type { Encoding } from "../http/encoding.ts";
import { securityHeaders } from "../http/security.ts";
import { newCacheNotes } from "../services.ts";
import type { RenderWorkers } from "../workers/pool.ts";
import { languageAt, mayBeSecret, nowhere, type PageAddress, pageAddress } from "./address.ts";
import { offerKey, preferredLanguage, withOffer } from "./offers.ts";
import type { RenderedPage } from "./page.ts";
import { type Renderer, renderPage } from "./render.ts";
import { answerCached, type ResponseCache } from "./response-cache.ts";
import { savesData, savingKey, varied } from "./save-data.ts";

export type PageOptions = {
  renderer(): Promise<Renderer>;
  /** Undefined in development. */
  cache: ResponseCache | undefined;
  workers: RenderWorkers | undefined;
};

/** Every other URL is a page, if only "Page not found". */
export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  { renderer, cache, workers }: PageOptions,
): void {
  const redirects = openRedirects(services.db);
  app.addHook("onClose", async () => redirects.stop());
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (/^\/api(\/|$)/.test(path) || path.endsWith(".data") || !["GET", "HEAD"].includes(request.method)) {
      const language = callerLanguage(request, services.site);
      throw inLanguage(language, () => new AppError("not_found", m.errors.nothingHere()));
    }
    if (path.length > 1 && path.endsWith("/")) {
      // Browsers read a second slash or backslash at the beginning as the name of another site.
      const parts = path.split(/[/\\]+/).filter(Boolean);
      return reply.redirect(`/${parts.join("/")}${request.url.slice(path.length)}`, 301);
    }
    const address = await existing(services, pageAddress(request.url, services.site));
    request.pageRoute = address.route;
    const isSaving = savesData(request.raw);
    const offer = preferredLanguage(services.site, request.raw);
    if (address.moved) return reply.header("cache-control", "no-store").redirect(address.moved, 302);
    const isAtHand = cache?.cache.isAtHand(address.key) ?? false;
    const isMoved = !isAtHand && (await redirectPage(services, address)) !== undefined;
    const render = async (encoding: Encoding) => {
      const moved = isAtHand || isMoved ? await redirectPage(services, address) : undefined;
      if (moved) return moved;
      const page =
        (await workers?.render({ address, encoding, part: "page", isSaving, offer })) ??
        withOffer(
          varied(
            await renderPage(services, await renderer(), address, { strict: cache !== undefined }),
            isSaving,
          ),
          services.site,
          offer,
        );
      if (page.status !== 410) return page;
      page.notes.tags.add(redirectsTag);
      return { ...page, keep: page.keep && (await redirects.find(path)) === undefined };
    };
    const elsewhere = async (status: number) => {
      const target = await redirects.find(path);
      if (
        status === 404 &&
        target === undefined &&
        request.method === "GET" &&
        path !== nowhere(services.site).key &&
        !mayBeSecret(path)
      )
        services.missingPaths.note(path);
      return target;
    };
    return answerCached(request, reply, {
      cache,
      key: offerKey(offer, isSaving ? savingKey(address.key) : address.key),
      services,
      render,
      atOnce: isMoved,
      elsewhere,
    });
  });
}

/** Redirects from an id or a former slug, without rendering the page. */
async function redirectPage(
  { db, site, clock }: Services,
  { key, known, route, language }: PageAddress,
): Promise<RenderedPage | undefined> {
  const isDocument =
    route.includes(":") || (language.prefix !== "" && hasFixedSlug({ kind: "page", id: route.slice(1) }));
  if (!known || !isDocument) return undefined;
  const { path } = languageAt(site, key.split("?", 1)[0] ?? "/");
  const of = { site, language: language.tag, now: clock().toISOString() };
  const versionOf = (kind: Kind, document: { translationKey: string | null }) =>
    versionIn(db.queries, kinds[kind].table, document, of);
  const wanted = { ...of, path, versionOf };
  const target = await movedTo(db.queries, wanted).catch(() => undefined);
  if (target === undefined) return undefined;
  const notes = newCacheNotes();
  for (const tag of target.tags) notes.tags.add(tag);
  const headers = { ...securityHeaders(site.url), location: target.path };
  return { status: 301, body: Buffer.alloc(0), headers, notes, keep: true, packed: true };
}

/** All unknown one-segment URLs share a page, so that nobody can make the server render one for each. */
export async function existing({ db, site }: Services, address: PageAddress): Promise<PageAddress> {
  const { ownPage } = address;
  if (ownPage === undefined) return address;
  const exists = await leadsToPage(db.queries, ownPage).catch(() => true); // the page shows the error
  return exists ? address : nowhere(site, address.language);
}
