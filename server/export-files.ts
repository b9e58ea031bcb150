import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { MadeFile, Services } from "#core/services.ts";
import { findExport, makeExport } from "#features/exports/exports.server.ts";
import { type Format, formatNames } from "#features/exports/formats.ts";
import { folderFiles } from "#features/media/folder.server.ts";
import { answerAbsent, generate, isWellFormed } from "./generated-files.ts";
import { type Admission, LoadShedError } from "./http/admission.ts";
import { clientKeyFor } from "./http/client-key.ts";
import { sendPage } from "./pages/answer.ts";
import { bodyOf, type CachedPage, preparePage } from "./pages/page.ts";
import { cachedOrRendered, type ResponseCache } from "./pages/response-cache.ts";
import { correctRange, entityTagOf, unsatisfied } from "./ranges.ts";
import { contextFor } from "./services.ts";

const maxTries = 4; // to wait for a file that others requested first

/** Undefined in development: `cache` has the names of the files, and `admission` is for those that must be made. */
type Caching = (ResponseCache & { making: Admission }) | undefined;
type Request = FastifyRequest<{ Params: { id: string } }>;

/** The PDF and EPUB of articles: files in a folder, which are made if they are missing. */
export async function exportRoutes(app: FastifyInstance, services: Services, caching: Caching) {
  const { exports, clock } = services;
  const stored = folderFiles(exports.folder);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: exports.folder,
      serve: false,
      setHeaders: (reply, _path, stat) => {
        reply.header("etag", entityTagOf(stat));
      },
    });
    for (const format of formatNames) {
      scope.route<{ Params: { id: string } }>({
        method: ["GET", "HEAD"],
        url: `/blogs/:id.${format}`,
        handler: (request, reply) =>
          isWellFormed(request.params)
            ? answer(request, reply, format).catch((error) => answerAbsent(error, reply, clock()))
            : reply.callNotFound(),
      });
    }
  });

  async function answer(request: Request, reply: FastifyReply, format: Format): Promise<FastifyReply> {
    const page = await find(request, format);
    if (page.status !== 200) {
      reply.hijack();
      sendPage(page, request.raw, reply.raw);
      return reply;
    }
    const name = String((await bodyOf(page, "identity")).bytes);
    if (await exports.has(name)) return send(request, reply, { page, name });
    const made = await make(request, format, name);
    await find(request, format); // nobody gets what was hidden in the meantime
    if (await exports.has(made.name)) return send(request, reply, { page, name: made.name });
    return reply.headers(headersOf(page)).send(made.body); // the disk is full
  }

  function find(request: Request, format: Format): Promise<CachedPage> {
    const { id } = request.params;
    const input = { id, format };
    const render = async () =>
      preparePage(await generate(services, (ctx) => findExport(ctx, input, services)), services, "identity");
    return caching ? cachedOrRendered(caching, `/blogs/${id}.${format}`, request, render) : render();
  }

  async function make(request: Request, format: Format, name: string): Promise<MadeFile> {
    const client = { key: clientKeyFor(request.ip), isMember: false, signal: request.signal, job: name };
    const input = { id: request.params.id, format };
    const work = () => makeExport(contextFor(services, null), input, services);
    const inTurn = () => (caching ? caching.making.run(client, work) : work());
    for (let tries = 1; ; tries += 1) {
      let isJoined = false;
      const join = () => {
        isJoined = true;
        caching?.making.join(name, client.key);
      };
      try {
        return await exports.make(name, inTurn, join);
      } catch (error) {
        // Given up because of the client that requested it first.
        if (!isJoined || !(error instanceof LoadShedError) || tries >= maxTries) throw error;
      }
    }
  }

  async function send(
    request: Request,
    reply: FastifyReply,
    { page, name }: { page: CachedPage; name: string },
  ) {
    reply.headers(headersOf(page));
    delete request.raw.headers["cache-control"]; // the name is fresh, so the client may have the file
    const size = await correctRange(request, stored, name);
    if (size !== undefined) return reply.status(416).headers(unsatisfied(size)).send();
    return reply.sendFile(name, { cacheControl: false, contentType: false });
  }
}

/** The headers without the tag of the name. */
function headersOf({ unchanged: { etag: _, ...headers } }: CachedPage) {
  return headers as Record<string, string>;
}
