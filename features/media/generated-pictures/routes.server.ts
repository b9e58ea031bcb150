import type { FastifyInstance } from "fastify";
import { hillsSvg } from "./hills.ts";

/** Serves `/drawings/….svg` for the eight hex digits of `seedOf`. */
export function generatedPictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { seed: string } }>("/drawings/:seed.svg", async ({ params }, reply) => {
    if (!/^[0-9a-f]{8}$/.test(params.seed)) return reply.callNotFound();
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(hillsSvg(params.seed));
  });
}
