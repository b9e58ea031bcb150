import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { methodAndUrl } from "#core/contract.ts";
import { openApiDocument } from "#server/open-api.ts";

describe("the contracts", () => {
  const everyEndpoint = Object.entries(contracts).flatMap(([feature, calls]) =>
    Object.values(calls).map((endpoint) => ({
      feature,
      ...endpoint,
      method: methodAndUrl(endpoint)[0],
      address: methodAndUrl(endpoint)[1].replace(/:(\w+)/g, "{$1}"),
    })),
  );

  it("are all in the OpenAPI document, and nothing else is", async () => {
    const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      everyEndpoint.map(({ method, address }) => `${method} ${address}`).sort(),
    );
  });

  it("have each a test that is named after the call", () => {
    const tests = globSync("{api,core,features,server}/**/*.test.ts").map((file) =>
      readFileSync(file, "utf8"),
    );
    const untested = everyEndpoint
      .map(({ method, address }) => `${method} ${address}`)
      .filter(
        (endpoint) => !tests.some((text) => text.includes(`"${endpoint}"`) || text.includes(`"${endpoint} `)),
      );
    expect(untested).toEqual([]);
  });

  it("are not in the browser's files, nor is the library they are written in", () => {
    const assets = globSync("build/client/assets/*.js");
    expect(assets.length).toBeGreaterThan(5);
    expect(assets.filter((file) => /ZodError|_zod\b/.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
