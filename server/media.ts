import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { isFileKey } from "#features/media/files/addresses.ts";
import { isPublicPage } from "#features/media/files/download.server.ts";
import { correctRange, unsatisfied } from "./ranges.ts";

const wellFormed = /^(?=.{1,200}$)[\w-]+(\/[\w-]+)*\.\w+$/;
export const policy = "default-src 'none'; sandbox"; // uploads can do nothing, even when opened directly
const forEver = "public, max-age=31536000, immutable";

/** Pictures and videos never change, so they are cached forever. */
export async function mediaRoutes(
  app: FastifyInstance,
  { db, media }: Pick<Services, "db" | "media">,
): Promise<void> {
  const { served } = media;
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request.url);
    if (/^\/media\/.*page-/i.test(path) && !(await isPublicPage(db.queries, path)))
      return reply.callNotFound();
    const key = path.slice("/media/".length);
    const isMedia = wellFormed.test(key) && !isFileKey(key);
    const size = isMedia ? await correctRange(request, media, key) : undefined;
    if (size !== undefined) return reply.status(416).headers(unsatisfied(size)).send();
  });
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
      setHeaders: (reply) => {
        reply.header("content-security-policy", policy);
      },
    });
    return;
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { "*": key = "" } = request.params as { "*"?: string };
    if (!wellFormed.test(key) || isFileKey(key)) return reply.callNotFound();
    const file = await served(key, request).catch((cause) => {
      throw new AppError("unavailable", "This file cannot be read at the moment.", { cause, retryAfter: 5 });
    });
    if (file.status === 404) return reply.callNotFound();
    reply.status(file.status).headers(file.headers).header("content-security-policy", policy);
    if (file.status !== 416) reply.header("cache-control", forEver);
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
