import { expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { article, writingApi } from "#test/writing.ts";

const site = useSite();
const admin = useBearer(site);

it("is the same with cards that are kept, and shows one that has changed", async () => {
  const page = async (path: string) => {
    const answer = await site.fetch(path, { headers: { "cache-control": "no-cache" } });
    const body = await answer.text();
    expect(body).not.toContain("data-kept");
    return body;
  };
  const paths = ["/", "/blogs", "/events", "/publications"];
  const before = await Promise.all(paths.map(page));
  expect(await Promise.all(paths.map(page))).toEqual(before);
  const { add, update } = writingApi(site, admin);
  const { body } = await add({ ...article, title: "Kerbs of the north" });
  await add({ ...article, title: "The hero of the home page" });
  expect(await page("/")).toContain("Kerbs of the north</a>");
  await update(body._id, { version: body.version, title: "Kerbs of the south" });
  const after = await page("/");
  expect(after).toContain("Kerbs of the south</a>");
  expect(after).not.toContain("Kerbs of the north</a>");
});

it("shows changed settings around a page", async () => {
  const page = async () => (await site.fetch("/contact")).text();
  expect(await page()).not.toContain("Institute of Kerbs");
  await changeSettings(site, admin, "institute", { name: "Institute of Kerbs" });
  const [head = "", body = ""] = (await page()).split("</head>");
  expect(head).toContain('title="Institute of Kerbs" href="/opensearch.xml"');
  expect(body).toContain("Institute of Kerbs");
});
