import type { FastifyInstance } from "fastify";
import { pageDataPath } from "#app/page-data-path.ts";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { pageAddress } from "./address.ts";
import { type Renderer, renderPage } from "./render.ts";
import { answerCached, type ResponseCache } from "./response-cache.ts";
import { existing } from "./routes.ts";

/** The data of pages whose app is loaded later: their path, after another, with `whole` to get the page along with it. */
export function pageDataRoutes(
  app: FastifyInstance,
  services: Services,
  { renderer, cache }: { renderer(): Promise<Renderer>; cache: ResponseCache | undefined },
): void {
  app.get<{ Querystring: { whole?: string } }>(`${pageDataPath}/*`, async (request, reply) => {
    const address = await existing(services, pageAddress(request.url.slice(pageDataPath.length)));
    if (address.app || address.secret || !cache) throw new AppError("not_found", "This page has its data.");
    const part = request.query.whole === undefined ? "data" : "whole";
    return answerCached(request, reply, {
      cache,
      key: `${part} ${address.key}`,
      services,
      render: async () => renderPage(services, await renderer(), address, { strict: true, part }),
    });
  });
}
