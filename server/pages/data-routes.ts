import type { FastifyInstance } from "fastify";
import { pageDataPath } from "#app/page-data-path.ts";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { m } from "#messages";
import { pageAddress } from "./address.ts";
import { renderPage } from "./render.ts";
import { answerCached } from "./response-cache.ts";
import { existing, type PageOptions } from "./routes.ts";

/** The data of pages whose app is loaded later: their path, after another, with `whole` to get the page along with it. */
export function pageDataRoutes(
  app: FastifyInstance,
  services: Services,
  { renderer, cache, workers }: PageOptions,
): void {
  app.get<{ Querystring: { whole?: string } }>(`${pageDataPath}/*`, async (request, reply) => {
    const address = await existing(
      services,
      pageAddress(request.url.slice(pageDataPath.length), services.site),
    );
    if (address.app || address.secret || !cache) throw new AppError("not_found", m.errors.pageHasData());
    const part = request.query.whole === undefined ? "data" : "whole";
    return answerCached(request, reply, {
      cache,
      key: `${part} ${address.key}`,
      services,
      render: async (encoding) =>
        (await workers?.render({ address, encoding, part })) ??
        renderPage(services, await renderer(), address, { strict: true, part }),
    });
  });
}
