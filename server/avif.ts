import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "#core/services.ts";
import { forEver, policy } from "./media-access.ts";

const whileItIsMade = "public, max-age=300";

/**
 * A picture for browsers that show AVIF, which all show WebP, too: its AVIF copy, or the WebP file if that is smaller
 * or the copy is not made yet. `Content-Type` says which.
 */
export function avifAnswers(app: FastifyInstance, { media, avifCopies }: Services): void {
  app.get<{ Params: { id: string; width: string } }>(
    "/media/:id([\\da-f]{24})/:width(\\d{3}).avif",
    async ({ params: { id, width } }, reply) => {
      const picture = `${id}/${width}`;
      const bytes = await media.size(`${picture}.avif`);
      if (bytes) return send(reply, `${picture}.avif`, { bytes, caching: forEver });
      const webpBytes = await media.size(`${picture}.webp`);
      if (webpBytes === null) return reply.callNotFound();
      if (bytes === null) avifCopies.request(`${picture}.avif`);
      reply.header("content-location", `/media/${picture}.webp`);
      const caching = bytes === null ? whileItIsMade : forEver;
      return send(reply, `${picture}.webp`, { bytes: webpBytes, caching });
    },
  );

  async function send(
    reply: FastifyReply,
    key: string,
    { bytes, caching }: { bytes: number; caching: string },
  ) {
    reply.headers({ "cache-control": caching, "content-length": bytes, "content-security-policy": policy });
    return reply.type(`image/${key.split(".")[1]}`).send(await media.read(key));
  }
}
