import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { isPublicPage } from "#features/media/files/download.server.ts";
import { mediaTag } from "#features/media/types/addresses.ts";
import { isFileKey } from "#features/media/types/file-addresses.ts";
import { m } from "#messages";
import { avifAnswers } from "./avif.ts";
import { cachingFor, forEver, policy, tagsOfFile } from "./media-access.ts";
import { correctRange, entityTagOf, unsatisfied } from "./ranges.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The `Cache-Control` of a file that may be withdrawn. Others are cached forever. */
    caching?: string;
  }
}

const wellFormed = /^(?=.{1,200}$)[\w-]+(\/[\w-]+)*\.\w+$/;

/** What documents may withdraw: videos, and the first pages of files. Other pictures have addresses that nobody guesses. */
const withdrawable = /^\/media\/([\da-f]{24})\/(?:video\.|page-)/i;

/** The id is the folder of its files. */
const ofMedia = /^\/media\/([\da-f]{24})\//i;

/** Nothing here changes, so it is cached forever, unless it may be withdrawn. */
export async function mediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, media, sharedCaches, waitingPictures } = services;
  const { served } = media;
  app.decorateRequest("caching", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request.url);
    if (/^\/media\/.*page-/i.test(path) && !(await isPublicPage(db.queries, path)))
      return reply.callNotFound();
    const [, id] = withdrawable.exec(path) ?? [];
    if (id !== undefined) {
      request.caching = await cachingFor(request, services, id.toLowerCase());
      if (request.caching === undefined) return reply.callNotFound();
      reply.headers(await tagsOfFile(services, id.toLowerCase()));
    }
    const [, file] = ofMedia.exec(path) ?? [];
    if (file !== undefined && id === undefined)
      reply.headers(sharedCaches.tagged?.([mediaTag(file.toLowerCase())]) ?? {});
    const key = path.slice("/media/".length);
    const isMedia = wellFormed.test(key) && !isFileKey(key);
    if (isMedia) await waitingPictures.ready(key);
    const size = isMedia ? await correctRange(request, media, key) : undefined;
    if (size !== undefined) return reply.status(416).headers(unsatisfied(size)).send();
  });
  avifAnswers(app, services);
  if (typeof served === "string") {
    await app.register(fastifyStatic, {
      root: served,
      prefix: "/media/",
      immutable: true,
      maxAge: "365d",
      index: false,
      dotfiles: "ignore",
      // Files have routes of their own, which send them with the same plugin.
      allowedPath: (path, _root, { routeOptions }) => !isFileKey(path) || routeOptions.url !== "/media/*",
      setHeaders: (reply, _path, stat) => {
        reply.header("content-security-policy", policy);
        reply.header("etag", entityTagOf(stat));
        if (reply.request.caching) reply.header("cache-control", reply.request.caching);
      },
    });
    return;
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { "*": key = "" } = request.params as { "*"?: string };
    if (!wellFormed.test(key) || isFileKey(key)) return reply.callNotFound();
    const file = await served(key, request).catch((cause) => {
      throw new AppError("unavailable", m.errors.fileUnreadable(), { cause, retryAfter: 5 });
    });
    if (file.status === 404) return reply.callNotFound();
    reply.status(file.status).headers(file.headers).header("content-security-policy", policy);
    if (file.status !== 416) reply.header("cache-control", request.caching ?? forEver);
    return reply.send(file.body ?? null);
  };
  app.route({ method: ["GET", "HEAD"], url: "/media/*", handler });
}

/** Decoded, without the query. Empty if its escapes are malformed, which no route accepts. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "");
  } catch {
    return "";
  }
}
