import type { IncomingMessage, ServerResponse } from "node:http";
import fastifyMultipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Services } from "#core/services.ts";
import { generatedPictureRoutes } from "#features/media/generated-pictures/routes.server.ts";
import { inLanguage } from "#messages";
import { answerAt } from "./answer-at.ts";
import { createServer, namesSeveralHosts, stayWhileAnswering } from "./connections.ts";
import { apiDocs } from "./docs.ts";
import { apiErrors } from "./errors.ts";
import { exportRoutes } from "./export-files.ts";
import { fileRoutes } from "./files.ts";
import { generatedFileRoutes } from "./generated-files.ts";
import { healthRoutes } from "./health.ts";
import { type Admission, drawing, exporting, openAdmission, uncachedWork } from "./http/admission.ts";
import { trustOneProxy } from "./http/client-key.ts";
import { compressAnswers } from "./http/compression.ts";
import { securityHeaders } from "./http/security.ts";
import { traceIdOf } from "./http/trace.ts";
import { mediaRoutes } from "./media.ts";
import { openRequestCounts, routeOf } from "./metrics/requests.ts";
import { metricsRoute } from "./metrics.ts";
import { oaiRoute } from "./oai.ts";
import { decodable } from "./pages/address.ts";
import { answerFromCache, isApiUrl } from "./pages/answer.ts";
import { openCaches } from "./pages/caches.ts";
import { pageDataRoutes } from "./pages/data-routes.ts";
import { formRoutes } from "./pages/forms.ts";
import type { Renderer } from "./pages/render.ts";
import { readLanguage } from "./pages/request-language.ts";
import { pageRoutes } from "./pages/routes.ts";
import { probeRoute } from "./probe.ts";
import { apiRoutes } from "./routes.ts";
import { createLoadShedder } from "./shed.ts";
import type { Drain } from "./stopping.ts";
import { wellKnownRoutes } from "./well-known.ts";
import type { RenderWorkers } from "./workers/pool.ts";

type AppOptions = {
  logger: FastifyBaseLogger;
  trustProxy: boolean;
  openMetrics: boolean;
  /** Whose disk the metrics describe. */
  dataDir?: string;
  /** The built files for the browser; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
  renderer(): Promise<Renderer>;
  renderWorkers?: RenderWorkers;
  /** Development only: Vite's middleware, which runs first. */
  tools?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Mebibytes; by default a share of the available memory. */
  pageCacheMb?: number;
  drain?: Drain;
  admission?: Admission;
};

const mebibyte = 1024 * 1024;
const maxUrlLength = 16_384; // bytes; Node refuses longer request heads

/** The whole site on one server, not listening yet: what is plugged in, in the order in which it is asked. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { trustProxy, tools, openMetrics, clientDir, renderer, renderWorkers: workers } = options;
  const { site } = services;
  const drain = options.drain ?? { begun: false };
  const caches = openCaches(services, options.pageCacheMb);
  const admission = options.admission ?? openAdmission(uncachedWork(workers?.count));
  const requests = openRequestCounts();
  const headers = securityHeaders(site.url);
  const shed = createLoadShedder({
    admission,
    cache: caches.pages,
    site,
    headers,
    trustProxy,
  });
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    trustProxy: trustProxy ? trustOneProxy : false,
    bodyLimit: 2 * mebibyte,
    forceCloseConnections: "idle",
    return503OnClosing: false, // connections that are open are still answered
    childLoggerFactory: (logger, bindings, childOptions, { headers }) =>
      logger.child({ ...bindings, traceId: traceIdOf(headers.traceparent) }, childOptions),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: maxUrlLength },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (drain.begun) response.shouldKeepAlive = false;
        if (namesSeveralHosts(request)) return void response.writeHead(400, { connection: "close" }).end();
        const cache = isApiUrl(request.url ?? "/") ? caches.answers : caches.pages;
        if (!tools && answerFromCache({ cache, site }, requests, request, response)) return;
        if (!tools && shed(request, response)) return requests.countRead("refused", 503);
        stayWhileAnswering(request, response);
        request.url = decodable(request.url ?? "/");
        inLanguage(readLanguage(request, site).shown, () => handle(request, response));
      }),
  });
  app.decorateRequest("pageRoute", undefined);
  app.addHook("onClose", async () => caches.stop());
  app.addHook("onRequest", async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime);
    request.log.info({ method: request.method, route: routeOf(request), status: statusCode, ms }, "answered");
  });
  if (tools) app.addHook("onRequest", (request, reply, done) => tools(request.raw, reply.raw, done));

  const isCached = !tools;
  const cache = isCached ? { cache: caches.pages, admission } : undefined;
  const pictures = isCached ? { cache: caches.pictures, admission: openAdmission(drawing) } : undefined;
  const exports = cache && { ...cache, cache: caches.exports, making: openAdmission(exporting) };
  const answers = isCached ? { cache: caches.answers, admission, fresh: true as const } : undefined;
  apiErrors(app, services);
  await app.register(fastifyMultipart, { limits: { files: 20, fields: 50, fieldSize: 2 * mebibyte } });
  await app.register(async (api) => {
    compressAnswers(api);
    apiRoutes(api, () => services, answers);
    apiDocs(api, site);
  });
  healthRoutes(app, services, drain);
  probeRoute(app, services);
  metricsRoute(app, services, {
    requests,
    cache: caches.pages,
    admission,
    workers,
    openMetrics,
    dataDir: options.dataDir,
  });
  await app.register(async (drawings) => {
    compressAnswers(drawings);
    generatedPictureRoutes(drawings, site);
  });
  await oaiRoute(app, services, admission);
  generatedFileRoutes(app, services, { documents: cache, pictures });
  await exportRoutes(app, services, exports);
  await mediaRoutes(app, services);
  fileRoutes(app, services);
  wellKnownRoutes(app);
  if (clientDir) {
    await app.register(fastifyStatic, {
      root: clientDir,
      prefix: "/",
      decorateReply: false,
      wildcard: false,
      globIgnore: ["**/*.{br,gz}"], // sent in place of the files that they are made from
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
    });
  }
  await formRoutes(app, services, { renderer, admission: isCached ? admission : undefined });
  pageDataRoutes(app, services, { renderer, cache, workers });
  pageRoutes(app, services, { renderer, cache, workers });
  services.answerAt = (path) => answerAt(app, path);
  return app;
}

/** Replaces Fastify's compilers, which take long to load: every endpoint has its own. */
function noCompiler(): never {
  throw new Error("A route has a schema, but no compiler for it.");
}
