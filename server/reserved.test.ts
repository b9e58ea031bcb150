import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { pages } from "#app/pages.ts";
import { methodAndUrl } from "#core/contract.ts";
import { isReserved } from "#features/addresses/reserved.ts";
import { usePages } from "#test/pages.ts";
import { errorsIn } from "#test/writing.ts";
import { generatedFilePaths } from "./generated-files.ts";

const site = usePages({ filled: false });

/** The first segments of all URLs of the site that a page could use as its slug. */
function firstSegments(): string[] {
  const calls = Object.values(contracts.pages)
    .map(methodAndUrl)
    .flatMap(([method, url]) => (method === "GET" ? (url.split("/")[3] ?? "") : []));
  const paths = [...pages.map(({ path }) => path), ...generatedFilePaths].map(
    (path) => path.split("/")[1] ?? "",
  );
  const all = [...paths, ...calls, ...readdirSync("build/client"), ...readdirSync("public")];
  return [...new Set(all)].filter((segment) => /^[a-z0-9-]+$/.test(segment));
}

describe("the address of a page", () => {
  it("cannot be one that the site uses itself", async () => {
    const segments = firstSegments();
    expect(segments).toEqual(expect.arrayContaining(["about", "team", "cards", "manage-pages"]));
    expect(segments.filter((segment) => !isReserved("page", segment))).toEqual([]);
  });

  it("is refused with a sentence, and made another from a title", async () => {
    const answer = await site.call("POST /api/pages/add", { title: "Ours", slug: "team" });
    expect([answer.status, errorsIn(answer)]).toEqual([400, ["slug"]]);
    expect(answer.body.msg).toBe("“team” cannot be used as an address. Please choose another.");
    expect((await site.add({ title: "Team" })).slug).toBe("team-2");
  });
});
