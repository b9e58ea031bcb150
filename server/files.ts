import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/errors.ts";
import { identifier } from "#core/fields.ts";
import type { Services } from "#core/services.ts";
import { downloadOf } from "#features/media/files/download.server.ts";
import { policy } from "./media.ts";

/** A new version has the same address: browsers ask each time whether theirs is the current one. */
const revalidate = "public, no-cache";

/** The downloads of the media library, and recordings, which browsers play. */
export function fileRoutes(app: FastifyInstance, { db, media: { served } }: Services): void {
  app.route({ method: ["GET", "HEAD"], url: "/files/:id/:name", handler });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { id } = request.params as { id: string };
    const isId = identifier.safeParse(id).success;
    const file = isId ? await downloadOf(db.queries, id) : undefined;
    if (!file) return reply.callNotFound();
    reply.header("cache-control", revalidate);
    if (request.url.split("?")[0] !== file.url) return reply.redirect(file.url, 302);
    reply.headers({ "content-disposition": file.disposition, "content-security-policy": policy });
    if (typeof served === "string") {
      reply.type(file.contentType);
      return reply.sendFile(file.key, served, { cacheControl: false, contentType: false });
    }
    const { range, "if-none-match": ifNoneMatch } = request.headers;
    const stored = await served(file.key, { range, ifNoneMatch, head: request.method === "HEAD" }).catch(
      (cause) => {
        throw new AppError("unavailable", "This file cannot be read at the moment.", {
          cause,
          retryAfter: 5,
        });
      },
    );
    if (stored.status === 404) return reply.callNotFound();
    return reply
      .status(stored.status)
      .headers({ ...stored.headers, "content-type": file.contentType })
      .send(stored.body ?? null);
  }
}
