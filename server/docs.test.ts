import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { methodAndUrl } from "#core/contract.ts";
import { useSite } from "#test/harness.ts";
import { openApiDocument } from "./open-api.ts";

type Operation = {
  summary: string;
  tags: string[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<string, object>;
};
type Document = { openapi: string; info: object; paths: Record<string, Record<string, Operation>> };

const calls = Object.entries(contracts).flatMap(([feature, of]) =>
  Object.values(of).map((endpoint) => ({
    feature,
    ...endpoint,
    method: methodAndUrl(endpoint)[0],
    address: methodAndUrl(endpoint)[1].replace(/:(\w+)/g, "{$1}"),
  })),
);

const site = useSite({ filled: false });

describe("GET /api/docs/openapi.json", () => {
  it("describes purpose, access and responses of every call", async () => {
    const document = await site.json<Document>("/api/docs/openapi.json");
    expect(document.openapi).toMatch(/^3\./);
    expect(document.info).toMatchObject({ title: "Institute of the Path" });
    for (const { feature, method, address, summary, access } of calls) {
      const operation = document.paths[address]?.[method.toLowerCase()];
      expect(operation, `${method} ${address}`).toMatchObject({ summary, tags: [feature] });
      expect(operation?.security !== undefined, address).toBe(access !== "anyone");
      expect(Object.keys(operation?.responses ?? {})[0]).toMatch(/^20[0-2]$/);
    }
  });

  it("names the fields of the items of lists", async () => {
    const { paths } = await site.json<Document>("/api/docs/openapi.json");
    const body = paths["/api/blogs/add"]?.post?.requestBody?.content["application/json"];
    const properties = body?.schema.properties;
    expect(properties?.dates).toMatchObject({ items: { properties: { id: {}, begins: {}, state: {} } } });
    const list = (...names: string[]) => ({
      anyOf: expect.arrayContaining([
        expect.objectContaining({
          items: expect.objectContaining({
            properties: Object.fromEntries(names.map((name) => [name, expect.anything()])),
          }),
        }),
      ]),
    });
    expect(properties?.record).toMatchObject({
      properties: { errata: list("date", "text"), funders: list("name", "award", "ror") },
    });
  });

  it("matches docs/api/openapi.json", async () => {
    const output = JSON.parse(readFileSync("docs/api/openapi.json", "utf8"));
    expect(output, "run  npm run site -- api-document").toEqual(
      JSON.parse(JSON.stringify(openApiDocument())),
    );
  });
});

describe("GET /api/docs", () => {
  it("lists every call without scripts", async () => {
    const response = await site.fetch("/api/docs");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    const html = await response.text();
    expect(html).toContain("The API of Institute of the Path");
    expect(html).not.toMatch(/<script|undefined|\[object/);
    for (const { method, address } of calls) expect(html).toContain(`<b>${method}</b>${address}</h3>`);
  });

  it("answers 304", async () => {
    const tag = (await site.fetch("/api/docs")).headers.get("etag") ?? "";
    expect((await site.fetch("/api/docs", { headers: { "if-none-match": tag } })).status).toBe(304);
  });
});
