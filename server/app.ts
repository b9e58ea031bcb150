import type { IncomingMessage, ServerResponse } from "node:http";
import fastifyMultipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Services } from "#core/services.ts";
import { drawingRoutes } from "#features/media/placeholder-art.server.ts";
import { type Admission, drawing, openAdmission, uncachedWork } from "./admission.ts";
import { trustOneProxy } from "./client-key.ts";
import { compressAnswers } from "./compression.ts";
import { createServer, stayWhileAnswering } from "./connections.ts";
import { apiDocs, describeApi } from "./docs.ts";
import { apiErrors } from "./errors.ts";
import { generatedFileRoutes } from "./generated-files.ts";
import { healthRoutes } from "./health.ts";
import { mediaRoutes } from "./media.ts";
import { type Answered, countAnswer, metricsRoute } from "./metrics.ts";
import { decodable } from "./pages/address.ts";
import { answerFromCache } from "./pages/answer.ts";
import { pageCache } from "./pages/cache.ts";
import { cacheSizes } from "./pages/cache-size.ts";
import type { Renderer } from "./pages/render.ts";
import { pageRoutes } from "./pages/routes.ts";
import { apiRoutes } from "./routes.ts";
import { securityHeaders } from "./security.ts";
import { createLoadShedder } from "./shed.ts";
import type { Drain } from "./stopping.ts";

export type AppOptions = {
  logger: FastifyBaseLogger;
  trustProxy: boolean;
  openMetrics: boolean;
  /** The built files for the browser; none in development, where the tools serve them. */
  clientDir: string | undefined;
  renderer(): Promise<Renderer>;
  /** Development only: the tools' own middleware, asked before anything else. */
  tools?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Mebibytes for rendered pages; by default a share of the available memory. */
  pageCacheMb?: number;
  drain?: Drain;
  admission?: Admission;
};

const mebibyte = 1024 * 1024;
const longestAddress = 16_384; // bytes; Node refuses longer heads of requests

/** The whole site on one server, not listening yet: what is plugged in, in the order in which it is asked. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const drain = options.drain ?? { begun: false };
  const freshness = { clock: services.clock, isListening: services.db.isListening };
  const sizes = cacheSizes(options.pageCacheMb);
  const cache = pageCache({ maxBytes: sizes.pages, ...freshness });
  const answers = pageCache({ maxBytes: sizes.answers, ...freshness });
  const admission = options.admission ?? openAdmission(uncachedWork);
  const answered: Answered = [];
  const headers = securityHeaders(services.site.url);
  const { trustProxy } = options;
  const loadShedder = createLoadShedder({
    admission,
    cache,
    siteName: services.site.name,
    headers,
    trustProxy,
  });
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy ? trustOneProxy : false,
    bodyLimit: 2 * mebibyte,
    forceCloseConnections: "idle",
    return503OnClosing: false, // who came before the door closed is answered as ever
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: longestAddress },
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (drain.begun) response.shouldKeepAlive = false;
        const place = request.url?.startsWith("/api/") ? answers : cache;
        const status = options.tools
          ? 0
          : answerFromCache(place, request, response) || loadShedder(request, response);
        if (status > 0) return countAnswer(answered, status);
        stayWhileAnswering(request, response);
        request.url = decodable(request.url ?? "/");
        handle(request, response);
      }),
  });
  app.setSerializerCompiler(serializerCompiler);
  const pictures = pageCache({ maxBytes: sizes.pictures, ...freshness });
  const stopListening = services.db.onChange((change) => {
    cache.invalidate(change);
    answers.invalidate(change);
    pictures.invalidate(change);
  });
  app.addHook("onClose", async () => stopListening());

  app.addHook("onRequest", async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const took = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url ?? "page", status: reply.statusCode, ms: took },
      "answered",
    );
  });
  if (options.tools) {
    const { tools } = options;
    app.addHook("onRequest", (request, reply, done) => tools(request.raw, reply.raw, done));
  }

  apiErrors(app, services);
  await app.register(fastifyMultipart, { limits: { files: 20, fields: 50, fieldSize: 2 * mebibyte } });
  await describeApi(app, services.site.name);
  await app.register(async (api) => {
    compressAnswers(api);
    apiRoutes(api, () => services, options.tools ? undefined : { cache: answers, admission, fresh: true });
    apiDocs(api, services.site);
  });
  healthRoutes(app, services, drain);
  metricsRoute(app, services, { answered, cache, admission, openMetrics: options.openMetrics });
  drawingRoutes(app);
  const places = {
    documents: { cache, admission },
    pictures: { cache: pictures, admission: openAdmission(drawing) },
  };
  generatedFileRoutes(app, services, places, !options.tools);
  await mediaRoutes(app, services.media);
  if (options.clientDir) {
    await app.register(fastifyStatic, {
      root: options.clientDir,
      prefix: "/",
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
    });
  }
  pageRoutes(app, services, { cache, admission }, { renderer: options.renderer, keep: !options.tools });
  return app;
}
