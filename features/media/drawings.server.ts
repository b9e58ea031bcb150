import type { FastifyInstance, FastifyReply } from "fastify";
import { drawing } from "./drawing.ts";
import { portrait } from "./portraits/portrait.ts";

/**
 * Pictures that are drawn for want of another: `/drawings/….svg` for a title (eight hex digits), and
 * `/drawings/portrait/….svg` for a person. They are made when asked for and kept by whoever asked.
 */
export function drawingRoutes(app: FastifyInstance): void {
  app.get<{ Params: { seed: string } }>("/drawings/:seed.svg", async ({ params }, reply) =>
    /^[0-9a-f]{8}$/.test(params.seed) ? answer(reply, drawing(params.seed)) : reply.callNotFound(),
  );

  app.get<{ Params: { name: string } }>("/drawings/portrait/:name.svg", async ({ params }, reply) =>
    /^[a-z0-9-]{1,80}$/.test(params.name) ? answer(reply, portrait(params.name)) : reply.callNotFound(),
  );
}

function answer(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .type("image/svg+xml")
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(svg);
}
