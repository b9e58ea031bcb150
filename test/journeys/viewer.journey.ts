import type { Locator, Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { publishEmptyCollection } from "./collections.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  first,
  fontsLoaded,
  hydrated,
  type RunningSite,
  test,
} from "./site.ts";

async function mixed(site: RunningSite): Promise<Collection> {
  const all = await site.read<Collection[]>("/api/photography/all");
  return first(all.filter(({ mediaType }) => mediaType === "mixed"));
}

async function open(page: Page, { _id }: Collection): Promise<void> {
  await page.goto(`/photography/${_id}`);
  await hydrated(page);
}

const position = (page: Page) => page.getByRole("main").getByRole("status");
const shown = (page: Page) => page.locator("main figure:visible");
const thumbnails = (page: Page) => page.getByRole("region", { name: "All Media" }).getByRole("button");
const isPlaying = (video: Locator) => video.evaluate((element: HTMLVideoElement) => !element.paused);

test("the arrows wrap around, images before videos", async ({ page, site }) => {
  const collection = await mixed(site);
  const { media } = collection;
  await open(page, collection);
  await expect(position(page)).toContainText(`Image 1 / ${media.length}`);
  for (const [index, item] of media.entries()) {
    const kind = item.kind === "video" ? "Video" : "Image";
    await expect(position(page)).toContainText(`${kind} ${index + 1} / ${media.length}`);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(item.caption);
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(position(page)).toContainText(`Image 1 / ${media.length}`);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(position(page)).toContainText(`Video ${media.length} / ${media.length}`);
  await expect(page.getByRole("button", { name: "Previous" })).toBeFocused();
  await expectAccessible(page);
});

test("thumbnails are marked and select their item", async ({ page, site }) => {
  const collection = await mixed(site);
  const { media } = collection;
  await open(page, collection);
  await expect(thumbnails(page)).toHaveText(media.map(({ kind }) => (kind === "video" ? "VID" : "IMG")));
  await thumbnails(page).nth(2).click();
  await expect(position(page)).toContainText(`Image 3 / ${media.length}`);
  await expect(shown(page).getByRole("img", { name: media[2]?.alt })).toBeInViewport();
  await expect(thumbnails(page).nth(2)).toBeFocused();
  await expect(thumbnails(page).nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
});

test("arrow keys move between items, except on a video", async ({ page, site }) => {
  const collection = await mixed(site);
  const last = collection.media.length;
  await open(page, collection);
  await page.getByRole("button", { name: "Next" }).focus();
  for (const [key, wanted] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", last],
    ["ArrowRight", 1],
    ["End", last],
    ["Home", 1],
    ["Control+ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position(page)).toContainText(`${wanted} / ${last}`);
  }
  await page.keyboard.press("End");
  await expect(position(page)).toContainText(`${last} / ${last}`);
  await page.locator("main video").focus();
  await expect(page.locator("main video")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toContainText(`${last} / ${last}`);
});

test("a video autoplays muted in a loop, and pauses when it is left", async ({ page, site }) => {
  const collection = await mixed(site);
  await open(page, collection);
  const video = page.locator("main video");
  expect(await isPlaying(video)).toBe(false);
  await thumbnails(page).last().click();
  await expect.poll(() => isPlaying(video)).toBe(true);
  expect(
    await video.evaluate(({ muted, loop, controls }: HTMLVideoElement) => [muted, loop, controls]),
  ).toEqual([true, true, true]);
  await expect.poll(() => video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(640);
  await thumbnails(page).first().click();
  await expect.poll(() => isPlaying(video)).toBe(false);
});

for (const [wish, wanted] of [
  ["less motion", async (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "less data",
    async (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  ],
] as const) {
  test(`a video does not autoplay with ${wish}`, async ({ page, site }) => {
    const collection = await mixed(site);
    await wanted(page);
    await open(page, collection);
    await thumbnails(page).last().click();
    const video = page.locator("main video");
    await expect(video).toBeVisible();
    await expect
      .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
      .toBeGreaterThan(0);
    expect(await isPlaying(video)).toBe(false);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("swiping sideways changes the item, and vertically scrolls the page", async ({ page, site }) => {
    const collection = await mixed(site);
    const { length } = collection.media;
    await open(page, collection);
    await expectNoSidewaysScroll(page);
    await fontsLoaded(page);
    await shown(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await shown(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const devices = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const from = { x: x + width / 2, y: y + height / 3 };
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
        devices.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: from.x + across * part, y: from.y + down * part }],
        });
      await touch("touchStart", 0);
      await touch("touchMove", 0.5);
      await touch("touchMove", 1);
      await touch("touchEnd", 1);
    };
    await swipe(-90, 5);
    await expect(position(page)).toContainText(`2 / ${length}`);
    await swipe(90, -5);
    await expect(position(page)).toContainText(`1 / ${length}`);
    await swipe(90, 0);
    await expect(position(page)).toContainText(`${length} / ${length}`);
  });
});

test("the viewer fits the window, below the description", async ({ page, site }) => {
  const collection = await mixed(site);
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await open(page, collection);
    await fontsLoaded(page);
    const viewer = page.locator(".viewer");
    await viewer.evaluate((stage) => stage.scrollIntoView({ block: "end" }));
    const bar = await page.getByRole("banner").boundingBox();
    const top = () => viewer.evaluate((stage) => stage.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(bar?.height ?? height);
    await expect(shown(page)).toBeInViewport({ ratio: 0.99 }); // half a pixel may be outside
  }
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["DESCRIPTION", "GALLERY", "Tags"]);
});

test("full screen works with the keyboard, and ends on Escape", async ({ page, site }) => {
  const collection = await mixed(site);
  await open(page, collection);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Full screen" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(isFull).toBe(true);
  await expect(page.getByRole("button", { name: "Exit full screen" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toContainText(`Image 2 / ${collection.media.length}`);
  await expect(shown(page)).toBeInViewport({ ratio: 0.99 }); // half a pixel may be outside
  await page.keyboard.press("Escape");
  await expect.poll(isFull).toBe(false);
  await expect(page.getByRole("button", { name: "Full screen" })).toBeFocused();
});

test("an empty collection says so", async ({ page, site }) => {
  const id = await publishEmptyCollection(site, "Nothing yet");
  await page.goto(`/photography/${id}`);
  await expect(page.getByText("No media available")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await expect(page.getByText("All Media")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all media are shown in order", async ({ page, site }) => {
    const collection = await mixed(site);
    await page.goto(`/photography/${collection._id}`);
    await expect(page.locator("main figcaption:visible")).toHaveText(
      collection.media.map(({ caption }) => caption),
    );
    await expect(page.locator("main video")).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    await expect(page.getByText("All Media")).toBeHidden();
  });
});
