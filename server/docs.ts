import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Site } from "#core/context.ts";
import { docsPage, docsStyle } from "./docs-page.ts";
import { openApiDocument } from "./open-api.ts";

let serialised = { name: "", json: "" };

/** Serialises the document once, until the site gets another name. */
function documentFor(name: string): string {
  if (serialised.name !== name) serialised = { name, json: JSON.stringify(openApiDocument(name)) };
  return serialised.json;
}

/** `/api/docs` for people, `/api/docs/openapi.json` for programs. */
export function apiDocs(api: FastifyInstance, site: Site): void {
  const style = createHash("sha256").update(docsStyle).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`;
  const cacheControl = "public, max-age=0, must-revalidate";

  api.get("/api/docs/openapi.json", async (_, reply) => {
    reply.header("cache-control", cacheControl);
    return reply.type("application/json; charset=utf-8").send(documentFor(site.name));
  });

  api.get("/api/docs", async (_, reply) => {
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", cacheControl)
      .header("content-security-policy", policy);
    return docsPage(site.name, openApiDocument(site.name));
  });
}
