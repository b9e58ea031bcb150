import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { isFileKey } from "#features/media/files/addresses.ts";
import { isPublicPage } from "#features/media/files/download.server.ts";

const wellFormed = /^(?=.{1,200}$)[\w-]+(\/[\w-]+)*\.\w+$/;
export const policy = "default-src 'none'; sandbox"; // uploads can do nothing, even when opened directly
const forEver = "public, max-age=31536000, immutable";

/** Pictures and videos never change, so they are cached forever. */
export async function mediaRoutes(
  app: FastifyInstance,
  { db, media: { served } }: Pick<Services, "db" | "media">,
): Promise<void> {
  app.addHook("onRequest", async ({ url }, reply) => {
    const path = pathOf(url);
    if (/^\/media\/.*page-/i.test(path) && !(await isPublicPage(db.queries, path)))
      return reply.callNotFound();
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
    if (!wellFormed.test(key) || isFileKey(key))
      throw new AppError("not_found", "There is nothing at this address.");
    const { range, "if-none-match": ifNoneMatch } = request.headers;
    const file = await served(key, { range, ifNoneMatch, head: request.method === "HEAD" }).catch((cause) => {
      throw new AppError("unavailable", "This file cannot be read at the moment.", { cause, retryAfter: 5 });
    });
    if (file.status === 404) throw new AppError("not_found", "There is nothing at this address.");
    reply
      .status(file.status)
      .headers(file.headers)
      .headers({ "cache-control": forEver, "content-security-policy": policy });
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
