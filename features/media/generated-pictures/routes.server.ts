import type { FastifyInstance } from "fastify";
import type { SiteColours } from "./colours.ts";
import { drawingSvg } from "./drawing.ts";
import { planSvg } from "./plan.ts";

/** Drawings are shown again for that long without asking whether the site's colours have changed. */
const caching = "public, max-age=300, stale-while-revalidate=604800";

/** `/drawings/….svg` for the seeds of `seedOf`, and `/drawings/plan.svg`, in the site's colours. */
export function generatedPictureRoutes(app: FastifyInstance, site: { appearance: SiteColours }): void {
  app.get<{ Params: { name: string } }>("/drawings/:name.svg", async ({ params: { name } }, reply) => {
    const isPlan = name === "plan";
    if (!isPlan && !/^[0-9a-f]{8}$/.test(name)) return reply.callNotFound();
    const colours = site.appearance;
    return reply
      .type("image/svg+xml")
      .header("cache-control", caching)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(isPlan ? planSvg(colours) : drawingSvg(name, { colours }));
  });
}
