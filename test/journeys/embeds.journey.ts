import type { FrameLocator, Page } from "@playwright/test";
import { backInText, choose, content, dialogOf, give, openField, textField, toEnd } from "./editor.ts";
import { admin, expect, expectAccessible, gate, hydrated, publish, test } from "./site.ts";

const address = "https://www.youtube.com/watch?v=jNQXAC9IVRw";
const chart = "https://datawrapper.dwcdn.net/abcde/1/";
const framed = `<figure data-embed="frame" data-height="320"><a href="${chart}" title="Rents" rel="noopener">Rents</a></figure>`;
const saved = `<figure data-embed="video"><a href="${address}" rel="noopener">${address}</a></figure>`;

type Quiet = { expectErrors(pattern: RegExp): void };

test.use({ writable: true });

/** Stands in for the other site. Returns what it was asked for. */
async function showCharts(page: Page, quiet: Quiet): Promise<string[]> {
  quiet.expectErrors(/^request to https:\/\/datawrapper\.dwcdn\.net$/);
  // Our own document is in the frame until the chart is.
  quiet.expectErrors(/both allow-scripts and allow-same-origin/);
  quiet.expectErrors(/400 \(Bad Request\)/);
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<h1>Rents by year</h1>" });
  });
  return requested;
}

async function shownFrom(frame: FrameLocator): Promise<void> {
  await frame.getByRole("link", { name: "Show “Rents” from datawrapper.dwcdn.net" }).press("Enter");
  await expect(frame.getByRole("heading", { name: "Rents by year" })).toBeVisible();
}

test.describe("an admin", () => {
  test.use({ member: admin });

  test("adds videos of other sites by pasting, and with a dialog by keyboard", async ({ page, quiet }) => {
    quiet.expectErrors(/400 \(Bad Request\)/);
    const looking = gate();
    await page.route("**/api/embeds", async (route) => {
      await looking.passed;
      await route.continue();
    });
    await openField(page);
    await give(page, "paste", { "text/plain": "https://youtu.be/jNQXAC9IVRw" });
    await expect.poll(() => content(page)).toBe(saved);
    await page.locator("[data-href]").click();
    const wide = page.getByRole("toolbar", { name: "Video" }).getByRole("button", { name: "Wide" });
    await expect(wide).toBeVisible();
    const described = page.waitForResponse("**/api/embeds");
    looking.open();
    await (await described).finished();
    await wide.click();
    await expect.poll(() => content(page)).toContain('<figure data-embed="video" data-width="wide">');
    await expectAccessible(page);
    await textField(page).press("Control+z");
    await textField(page).press("Control+z");
    await expect.poll(() => content(page)).toBe("");

    await choose(page, "Insert", "Video");
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.type("https://example.org/a-video");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(/^Articles cannot show example\.org yet/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await backInText(page);
    await expect.poll(() => content(page)).toBe(saved);
  });

  test("adds a chart by keyboard, and sees it in a preview that was opened from a page", async ({
    page,
    site,
    quiet,
  }) => {
    await showCharts(page, quiet);
    const id = await publish(site, { title: "Wages", content: "<p>Words</p>" });
    await page.goto(`/blogs/${id}`);
    await hydrated(page);
    await page.getByRole("link", { name: "Edit Wages" }).click();
    await toEnd(page);
    await page.keyboard.press("Enter");

    await page.keyboard.type("/emb");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Embed"]);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.type('<iframe title="Rents" src="https://charts.example/1" height="320"></iframe>');
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(/^Articles cannot show charts\.example yet/)).toBeVisible();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(`<iframe title="Rents" src="${chart}" height="320"></iframe>`);
    await page.keyboard.press("Enter");
    await backInText(page);
    await expect.poll(() => content(page)).toContain(framed);
    const block = textField(page).locator("[data-href]");
    await expect(block).toHaveCSS("height", "320px");

    await page.getByRole("button", { name: "Preview" }).press("Enter");
    await shownFrom(dialogOf(page).frameLocator("iframe"));
  });
});

test.describe("a reader", () => {
  test("contacts the site of a video only by pressing play", async ({ page, site, quiet }) => {
    const player = "https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1";
    quiet.expectErrors(/^request to https:\/\/www\.youtube-nocookie\.com$/);
    // Our own document is in the frame until the player is.
    quiet.expectErrors(/both allow-scripts and allow-same-origin/);
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<h1>Playing</h1>" });
    });
    const id = await publish(site, { title: "A film", content: `<p>Watch.</p>${saved}` });
    await page.goto(`/blogs/${id}`);
    const frame = page.frameLocator("iframe");
    const play = frame.getByRole("link", { name: /^Play .* from YouTube$/ });
    await expect(play).toBeVisible();
    await expect(page.getByText("The video is loaded from YouTube when you press play.")).toBeVisible();
    expect(foreign).toEqual([]);
    await play.press("Enter");
    await expect(frame.getByRole("heading", { name: "Playing" })).toBeVisible();
    expect(foreign).toEqual([player]);
  });

  test("sees a chart after following a link, on the page that allows its site", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/frame-src/);
    const requested = await showCharts(page, quiet);
    await publish(site, { title: "Rents", content: framed });
    await page.goto("/publications");
    await hydrated(page);
    const blocked = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
          document.body.append(Object.assign(document.createElement("iframe"), { src }));
        }),
      chart,
    );
    expect(blocked).toBe("frame-src");
    expect(requested).toEqual([]);

    const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole("main").getByRole("link", { name: "Rents" }).first().click();
    expect((await (await loaded).allHeaders())["content-security-policy"]).toContain(
      "https://datawrapper.dwcdn.net",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rents");
    await shownFrom(page.frameLocator("iframe"));
    expect(requested).toEqual([chart]);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".embed-note a")).toHaveText("Rents", { useInnerText: true });
  });
});
