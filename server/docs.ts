import { createHash } from "node:crypto";
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import Fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler } from "fastify-type-provider-zod";
import type { Site } from "#core/context.ts";
import { errorStatuses } from "#core/errors.ts";
import { docsPage, docsStyle, type OpenApi } from "./docs-page.ts";
import { apiRoutes } from "./routes.ts";

const text = { type: "string" };
const object = (properties: object, required: string[]) => ({ type: "object", properties, required });

const codes = [...Object.keys(errorStatuses), "internal_error"];
const fieldError = object({ path: text, code: { enum: ["required", "too_long", "invalid"] }, msg: text }, [
  "path",
  "code",
  "msg",
]);
const schema = object(
  {
    code: { ...text, enum: codes, description: "for programs; there may be more in future" },
    msg: { ...text, description: "a sentence for people" },
    errors: { type: "array", items: fieldError, description: "the faulty fields" },
  },
  ["code", "msg"],
);
const errorResponse = {
  description: "An error, with the fitting status",
  content: { "application/json": { schema } },
};

/** Call it before the routes are added. */
export async function describeApi(app: FastifyInstance, name: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: name, version: "1", description: "What the pages of this site call, and anybody may." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: withErrors,
  });
}

/** `/api/docs` for people, `/api/docs/openapi.json` for programs. */
export function apiDocs(api: FastifyInstance, site: Site): void {
  const style = createHash("sha256").update(docsStyle).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`;
  const describe = () => {
    const described = api.swagger() as OpenApi;
    return { ...described, info: { ...described.info, title: site.name } };
  };
  const cacheControl = "public, max-age=0, must-revalidate";

  api.get("/api/docs/openapi.json", { schema: { hide: true } }, async (_, reply) => {
    reply.header("cache-control", cacheControl);
    return describe();
  });

  api.get("/api/docs", { schema: { hide: true } }, async (_, reply) => {
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", cacheControl)
      .header("content-security-policy", policy);
    return docsPage(site.name, describe());
  });
}

export async function openApiDocument(): Promise<object> {
  const app: FastifyInstance = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  await describeApi(app, "Research Institute");
  apiRoutes(app, () => {
    throw new Error("This server only describes itself.");
  });
  await app.ready();
  return app.swagger();
}

const withErrors: FastifyDynamicSwaggerOptions["transformObject"] = (input) => {
  if (!("openapiObject" in input)) return input.swaggerObject;
  const { openapiObject: document } = input;
  const { components } = document;
  for (const path of Object.values(document.paths ?? {})) {
    for (const { responses } of Object.values(path as Record<string, { responses: object }>)) {
      Object.assign(responses, { default: { $ref: "#/components/responses/Error" } });
    }
  }
  return Object.assign(document, { components: { ...components, responses: { Error: errorResponse } } });
};
