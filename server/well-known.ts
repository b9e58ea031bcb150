import type { FastifyInstance } from "fastify";

/** Leads password managers to the page where members change their password (w3.org/TR/change-password-url). */
export function wellKnownRoutes(app: FastifyInstance): void {
  app.get("/.well-known/change-password", async (_, reply) => reply.redirect("/profile#password", 302));
}
