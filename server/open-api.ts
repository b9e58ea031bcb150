import { z } from "zod";
import { type Endpoint, methodAndUrl } from "#core/contract.ts";
import { errorStatuses } from "#core/errors.ts";
import { fileFieldsOf } from "./forms.ts";
import { everyEndpoint } from "./local-api.ts";

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  default?: unknown;
  description?: string;
  [more: string]: unknown;
};
const text: Schema = { type: "string" };
const object = (properties: Record<string, Schema>, required: string[]): Schema => ({
  type: "object",
  properties,
  required,
});

const codes = [...Object.keys(errorStatuses), "internal_error"];
const fieldError = object({ path: text, code: { enum: ["required", "too_long", "invalid"] }, msg: text }, [
  "path",
  "code",
  "msg",
]);
const errorBody = object(
  {
    code: { ...text, enum: codes, description: "for programs; there may be more in future" },
    msg: { ...text, description: "a sentence for people" },
    errors: { type: "array", items: fieldError, description: "the faulty fields" },
  },
  ["code", "msg"],
);
const json = (schema: Schema) => ({ "application/json": { schema } });

type Paths = Record<string, Record<string, ReturnType<typeof describe>>>;
let paths: Paths | undefined;

export type OpenApi = ReturnType<typeof openApiDocument>;

/** The description of every endpoint as OpenAPI 3.0, made from the contracts when it is first requested. */
export function openApiDocument(title = "Research Institute") {
  paths ??= pathsOf();
  return {
    openapi: "3.0.3",
    info: { title, version: "1", description: "What the pages of this site call, and anybody may." },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {},
      responses: { Error: { description: "An error, with the fitting status", content: json(errorBody) } },
    },
    paths,
  };
}

function pathsOf(): Paths {
  const all: Paths = {};
  for (const { feature, endpoint } of everyEndpoint) {
    const [method, url] = methodAndUrl(endpoint);
    const path = url.replace(/:(\w+)/g, "{$1}");
    all[path] = { ...all[path], [method.toLowerCase()]: describe(feature, endpoint) };
  }
  return all;
}

function describe(feature: string, endpoint: Endpoint) {
  const { summary, access, params, query, body, answer, status = 200 } = endpoint;
  const parameters = [
    ...(query ? parametersOf(query, "query") : []),
    ...(params ? parametersOf(params, "path") : []),
  ];
  const response = jsonSchema(answer, "output");
  return {
    summary,
    tags: [feature] as [string],
    description: `Who may call it: ${access}.`,
    ...(body ? { requestBody: requestBody(endpoint, jsonSchema(body, "input")) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(access === "anyone" ? {} : { security: [{ bearer: [] }] }),
    responses: {
      [status]: { description: response.description ?? "Default Response", content: json(response) },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

function parametersOf(fields: z.ZodObject, source: "query" | "path") {
  const { properties = {}, required = [] } = jsonSchema(fields, "input");
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...schema } = field;
    const isRequired = source === "path" || required.includes(name);
    return { schema, in: source, name, required: isRequired, ...(description ? { description } : {}) };
  });
}

function requestBody(endpoint: Endpoint, schema: Schema) {
  const takesFiles = Object.keys(fileFieldsOf(endpoint)).length > 0;
  const form = takesFiles ? { "multipart/form-data": { schema } } : {};
  return { required: true, content: { ...form, ...(endpoint.file ? {} : json(schema)) } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    target: "openapi-3.0",
    io,
    unrepresentable: "any",
    override({ jsonSchema: made }) {
      delete made.propertyNames; // OpenAPI 3.0 has none
    },
  });
  return described as Schema;
}
