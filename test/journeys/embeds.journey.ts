import { backInText, choose, content, dialogOf, give, openField, textField } from "./editor.ts";
import { admin, expect, expectAccessible, gate, publish, test } from "./site.ts";

const address = "https://www.youtube.com/watch?v=jNQXAC9IVRw";
const saved = `<figure data-embed="video"><a href="${address}" rel="noopener">${address}</a></figure>`;

test.use({ writable: true });

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
    await expect(dialogOf(page).getByText(/^Please enter the address of a video/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await backInText(page);
    await expect.poll(() => content(page)).toBe(saved);
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
});
