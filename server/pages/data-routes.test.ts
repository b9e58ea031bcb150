import { expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { useSite } from "#test/harness.ts";

const site = useSite({ filled: false });

async function pageAt(path: string) {
  const html = await (await site.fetch(path)).text();
  return { html, version: /data-version="([\w-]+)"/.exec(html)?.[1] };
}

const dataOf = async (path: string): Promise<string[]> => (await site.fetch(`/page-data${path}`)).json();

it("answers the data for hydration, with the version of the page", async () => {
  const { html, version } = await pageAt("/about?nothing=1");
  expect(html).not.toContain("streamController.enqueue");
  expect(await dataOf("/about?nothing=1")).toEqual([version, expect.stringContaining("loaderData")]);
  for (const path of ["/", "/nowhere", "/blogs/none", "/blogs?page=9", "/search?q=street"]) {
    expect([path, (await dataOf(path))[0]]).toEqual([path, (await pageAt(path)).version]);
  }
});

it("answers the page along with its data", async () => {
  const { html } = await pageAt("/about");
  const [, data = ""] = await dataOf("/about");
  const [, same, whole = ""] = await dataOf("/about?whole");
  expect(same).toBe(data);
  const bodyOf = (page: string) =>
    page.slice(page.indexOf("<body>")).replace(/ (class|data-version)="[^"]*"/g, "");
  expect(bodyOf(whole)).toBe(bodyOf(html));
  expect(whole).toContain(' class="heading '); // the rules of the page before may lack the short name
});

it("leaves the data in pages that load the app at once", async () => {
  expect((await pageAt("/login")).html).toContain("streamController.enqueue");
  for (const { path } of pages.filter(({ app, secret }) => app || secret)) {
    const { status } = await site.fetch(`/page-data${path.replace(/:\w+/, "0".repeat(24))}`);
    expect([path, status]).toEqual([path, 404]);
  }
});
