import type { Page } from "@playwright/test";
import { sanitise } from "#features/rich-text/html.server.ts";
import { hostileTexts } from "#test/files/corpora.ts";
import { type Bench, openBench } from "#test/workbench/workbench.ts";
import { clear, content, dialogOf, dot, give, textField } from "./editor.ts";
import { pasted } from "./pasted.ts";
import { admin, expect, test } from "./site.ts";

// Without the Content-Security-Policy, so that pasted code would really run.
test.use({ member: admin, bypassCSP: true });

test("pasted texts keep their structure and lose their styles", async ({ page }) => {
  await page.goto("/create-blog");
  for (const { name, html, becomes } of pasted) {
    await clear(page);
    await give(page, "paste", { "text/html": html, "text/plain": "not this" });
    const came = (await content(page)).replace(/missing-picture-\d+/g, "missing-picture");
    expect.soft(came, name).toBe(becomes);
    const { html: stored, dropped } = sanitise(becomes);
    const places = (html: string) => html.replace(/(id="|href="#)text-/g, "$1");
    expect.soft([places(stored), [...dropped]], name).toEqual([places(becomes), []]);
  }
});

test("pasting over a selection, from the editor itself, and as plain text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/create-blog");
  await textField(page).focus();
  await page.keyboard.type("a street");
  await page.keyboard.press("Control+a");
  await give(page, "paste", { "text/plain": "https://example.org/street" });
  const street = '<p><a href="https://example.org/street" rel="noopener">a street</a></p>';
  expect(await content(page)).toBe(street);

  await clear(page);
  await give(page, "paste", { "text/plain": "one\n\ntwo" });
  expect(await content(page)).toBe("<p>one</p><p>two</p>");

  // Content copied from the editor keeps its anchors and colours.
  await clear(page);
  const own =
    '<ul><li>one <span style="color:#a53c20" id="text-a">red</span></li></ul><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>';
  await give(page, "paste", { "text/html": `<div data-pm-slice="0 0 []">${own}</div>` });
  expect(await content(page)).toBe(own);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect.poll(() => content(page)).toBe("");
  await page.keyboard.press("Control+v");
  await expect.poll(() => content(page)).toBe(own);

  // Another site can pretend to be the editor.
  for (const part of ["{", "null", "{&quot;tag&quot;:&quot;script&quot;}"]) {
    await clear(page);
    const row = `<tr data-part="${part}"><td>a</td></tr>`;
    await give(page, "paste", { "text/html": `<table data-pm-slice="0 0 []">${row}</table>` });
    expect(await content(page)).toBe("<table><tbody><tr><td>a</td></tr></tbody></table>");
  }
});

test("embedded pictures of a pasted text are uploaded", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/api/blogs/upload/wysiwyg-image", (route) => {
    sent.push(route.request().postDataBuffer()?.toString("latin1") ?? "");
    return route.fulfill({ json: { imageUrl: "/drawings/0badcafe.svg" } });
  });
  await page.goto("/create-blog");
  const data = `<img src="data:image/png;base64,${dot.base64}" alt="x">`;
  const html = `<p>Before ${data} after</p><p>Far <img src="https://example.org/a.png" alt="far"><img src="file:///C:/b.png"></p><p>Last</p>`;
  await give(page, "paste", { "text/html": html, "text/plain": "Before" });
  const dialog = dialogOf(page);
  await expect(page.getByRole("alert")).toHaveText(
    "2 pictures could not be copied. Their places are marked: insert them there.",
  );
  await dialog.getByLabel("Alternative text").fill("A dot");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(page.getByRole("alert")).toHaveText("Image added successfully");
  expect(await content(page)).toMatch(
    /^<p>Before {2}after<\/p><figure><img src="\/drawings\/0badcafe.svg" alt="A dot" \/><\/figure><p>Far <img src="https:\/\/example.org\/a.png" alt="far" \/><span id="missing-picture-\d+"><\/span><\/p><p>Last<\/p>$/,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("PNG");
});

test("pasted text cannot run scripts, load other sites or exceed what articles allow", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource/); // missing pictures of this site
  const ran = await canary(page);
  await openBench(page);
  await run(page, "alert(1)");
  await expect.poll(() => ran.splice(0), "the canary reports what runs").toEqual(["alert"]);
  const requested: string[] = [];
  page.on("request", (request) =>
    requested.push(`${request.resourceType()} of ${new URL(request.url()).origin}`),
  );
  const attacks = hostileTexts("html");
  const results = await page.evaluate((all) => {
    const { bench } = window as unknown as { bench: Bench };
    return bench.edited(all.map(bench.pasted));
  }, attacks);
  await run(page, "report('the end')");
  await expect.poll(() => ran).toContain("the end");
  expect(ran).toEqual(["the end"]);
  expect(new Set(requested)).toEqual(new Set([`image of ${site.url}`]));
  for (const [index, html] of results.entries()) {
    expect([...sanitise(html).dropped], attacks[index]).toEqual([]);
    const leads = [...html.replace(/>[^<]*/g, ">").matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to = ""]) =>
      to.replaceAll("&amp;", "&"),
    );
    const ways = leads.map((to) => URL.parse(to, site.url)?.protocol ?? "nowhere");
    expect(
      ways.filter((way) => !/^(https?|mailto|tel):$|^nowhere$/.test(way)),
      attacks[index],
    ).toEqual([]);
  }
});

/** Records calls of the functions that attacks use. */
async function canary(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction("report", (name: string) => ran.push(name));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report(name: string): void };
    for (const name of ["alert", "confirm", "prompt", "open"]) {
      Object.assign(window, { [name]: () => report(name) });
    }
  });
  return ran;
}

/** Runs a script as an unsafe page would. */
async function run(page: Page, script: string): Promise<void> {
  await page.evaluate((handler) => {
    document.body.appendChild(document.createElement("div")).innerHTML =
      `<img src="/nothing.png" onerror="${handler}">`;
  }, script);
}
