import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { pageAddress } from "./address.ts";
import { encodingFor, sendPage } from "./answer.ts";
import { type CachePlace, cachedOrMade } from "./cache-place.ts";
import { type CachedPage, preparePage } from "./page.ts";
import { type Renderer, renderPage } from "./render.ts";

/** All addresses that nothing else answers are pages, even when it is the page that says "not found". */
export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  place: CachePlace,
  { renderer, keep }: { renderer(): Promise<Renderer>; keep: boolean },
): void {
  async function pageFor(request: FastifyRequest): Promise<CachedPage> {
    const address = pageAddress(request.url);
    const render = async () => {
      const rendered = await renderPage(services, await renderer(), address, keep);
      return preparePage(rendered, services.clock(), encodingFor(request.raw));
    };
    return keep ? cachedOrMade(place, address.key, request, render) : render();
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/api") || path.endsWith(".data") || !["GET", "HEAD"].includes(request.method)) {
      throw new AppError("not_found", "There is nothing at this address.");
    }
    if (path.length > 1 && path.endsWith("/")) {
      const query = request.url.slice(path.length);
      // Browsers read a second slash or backslash at the beginning as the name of another site.
      const parts = path.split(/[/\\]+/).filter(Boolean);
      await reply.redirect(`/${parts.join("/")}${query}`, 301);
      return;
    }
    const { moved } = pageAddress(request.url);
    if (moved) {
      await reply.header("cache-control", "no-store").redirect(moved, 302);
      return;
    }
    const page = await pageFor(request);
    reply.hijack();
    sendPage(page, request.raw, reply.raw);
  }

  app.setNotFoundHandler(answer);
}
