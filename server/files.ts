import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import { identifier } from "#core/fields.ts";
import type { Services } from "#core/services.ts";
import { publicationPdf } from "#features/catalogues/publication.server.ts";
import { type Download, downloadOf } from "#features/media/files/download.server.ts";
import { m } from "#messages";
import { cachingFor, policy, tagsOfFile } from "./media-access.ts";
import { correctRange, unsatisfied } from "./ranges.ts";
import { contextFor } from "./services.ts";

type Params = { id: string };
const isId = (id: string) => identifier.safeParse(id).success;

/** The downloads of the media library, and recordings, which browsers play. */
export function fileRoutes(app: FastifyInstance, services: Services): void {
  const { db, media } = services;
  const { served } = media;
  const method = ["GET", "HEAD"];
  app.route<{ Params: Params }>({ method, url: "/files/:id/:name", handler: ofLibrary });
  app.route<{ Params: Params }>({ method, url: "/blogs/:id/publication.pdf", handler: ofPublication });

  async function ofLibrary(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
    const file = await find(request.params.id);
    const [path, ...query] = request.url.split("?");
    if (!file || path === file.url) return send(request, reply, file);
    const caching = await cachingFor(request, services, file.id);
    if (caching === undefined) return reply.callNotFound();
    reply.header("cache-control", caching);
    return reply.redirect([file.url, ...query].join("?"), 302);
  }

  /** Academic search engines want the file under the path of the publication's page. */
  async function ofPublication(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
    const { id } = request.params;
    const found = isId(id) ? await publicationPdf(contextFor(services, null), id) : undefined;
    if (found?.noindex) reply.header("x-robots-tag", "noindex");
    return send(request, reply, found && (await find(found.fileId)));
  }

  function find(id: string): Promise<Download | undefined> {
    return isId(id) ? downloadOf(db.queries, id) : Promise.resolve(undefined);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, file: Download | undefined) {
    const caching = file && (await cachingFor(request, services, file.id));
    if (!caching) return reply.callNotFound();
    reply.header("cache-control", caching).headers(await tagsOfFile(services, file.id));
    reply.headers({ "content-disposition": file.disposition, "content-security-policy": policy });
    // Podcast players on other sites play them.
    if (file.contentType.startsWith("audio/")) reply.header("cross-origin-resource-policy", "cross-origin");
    const size = await correctRange(request, media, file.key);
    if (size !== undefined) return reply.status(416).headers(unsatisfied(size)).send();
    if (typeof served === "string") {
      reply.type(file.contentType);
      return reply.sendFile(file.key, served, { cacheControl: false, contentType: false });
    }
    const stored = await served(file.key, request).catch((cause) => {
      throw new AppError("unavailable", m.errors.fileUnreadable(), { cause, retryAfter: 5 });
    });
    if (stored.status === 404) return reply.callNotFound();
    return reply
      .status(stored.status)
      .headers({ ...stored.headers, "content-type": file.contentType })
      .send(stored.body ?? null);
  }
}
