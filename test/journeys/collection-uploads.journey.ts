import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findFfmpeg } from "#features/media/videos/ffmpeg.server.ts";
import type { Collection } from "#features/photography/contract.ts";
import { hostilePictures, realVideos } from "#test/files/corpora.ts";
import {
  button,
  cards,
  chosen,
  collectionNamed,
  images,
  openForm,
  publishAsIs,
  uploadsEnded,
  videos,
} from "./collection-form.ts";
import { drop, pickUp } from "./dragging.ts";
import { fileOf, photograph, videoFile } from "./files.ts";
import { admin, expect, expectAccessible, gate, hydrated, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("rejects more than 10 images and 5 videos", async ({ page }) => {
  await openForm(page);
  await page.getByLabel("Media Type").selectOption("mixed");
  const many = await Promise.all(Array.from({ length: 12 }, (_, n) => photograph(`many-${n}.jpg`)));
  await images(page).setInputFiles(many);
  await expect(page.getByText("Maximum 10 images allowed", { exact: true })).toBeVisible();
  await expect(page.getByText("Left out: many-10.jpg, many-11.jpg")).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText("10 of 10", { exact: true })).toBeVisible();
  await videos(page).setInputFiles(Array.from({ length: 6 }, (_, n) => videoFile(`video-${n}.mp4`)));
  await expect(page.getByText("Maximum 5 videos allowed", { exact: true })).toBeVisible();
  await expect(page.getByText("Left out: video-5.mp4")).toBeVisible();
  await expect(cards(page, "Videos")).toHaveCount(5);
  await button(page, "Remove Image 1: many-0.jpg").click();
  await expect(page.getByText("Maximum 10 images allowed")).toBeHidden();
  await expect(page.getByText("9 of 10", { exact: true })).toBeVisible();
});

test("sees beside each file why it is rejected, before and after the upload", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 415|ERR_FILE_NOT_FOUND|Failed to load resource/);
  await openForm(page, "Only good ones");
  await images(page).setInputFiles([
    fileOf("phone.heic", "xxxxftypheic"),
    fileOf("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    fileOf("large.jpg", Buffer.alloc(10 * 1024 * 1024 + 1)),
    fileOf("words.txt", "no picture"),
    fileOf("pretends.jpg", "no picture"),
    await photograph("good.jpg"),
  ]);
  const card = (name: string) => page.locator("[data-item]").filter({ hasText: name });
  await expect(card("phone.heic").getByRole("alert")).toHaveText(
    "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.",
  );
  await expect(card("drawing.svg").getByRole("alert")).toHaveText(/JPEG, PNG, WebP, GIF or AVIF/);
  await expect(card("large.jpg").getByRole("alert")).toHaveText("Image size must be less than 10MB");
  await expect(card("words.txt").getByRole("alert")).toHaveText("This is neither an image nor a video.");
  await expect(card("pretends.jpg").getByRole("alert")).toHaveText(/JPEG, PNG, WebP, GIF or AVIF/);
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
  await expect(button(card("phone.heic"), /Try again/)).toHaveCount(0);
  await expectAccessible(page);
  await publishAsIs(page);
  await expect(page.getByText("5 files are not uploaded")).toBeVisible();
  for (const name of ["phone.heic", "drawing.svg", "large.jpg", "words.txt", "pretends.jpg"]) {
    await button(card(name), `Remove ${name}`).click();
  }
  await expect(page.getByText("not uploaded")).toHaveCount(0);
  await expect(button(page, "Create Collection")).toBeEnabled(); // removing a file does not publish
  await button(page, "Create Collection").click();
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  expect((await collectionNamed(site, "Only good ones")).itemCount).toBe(1);
});

test("reorders with keys and buttons, with announcements, and keeps the focus", async ({ page, site }) => {
  await openForm(page, "In order");
  await images(page).setInputFiles([
    await photograph("a.jpg"),
    await photograph("b.jpg", "#1f5a8a"),
    await photograph("c.jpg", "#0e4a39"),
  ]);
  for (const [index, caption] of ["A", "B", "C"].entries())
    await (await chosen(page, index + 1)).getByLabel("Caption").fill(caption);
  const names = () => namesIn(page);
  await button(page, "Earlier: Image 3").click();
  await expect.poll(names).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
  await expect(button(page, "Earlier: Image 2")).toBeFocused();
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: "c.jpg is now at position 2 of 3." }),
  ).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["c.jpg", "a.jpg", "b.jpg"]);
  await expect(button(page, "Later: Image 1")).toBeFocused();

  await uploadsEnded(page);
  await pickUp(button(page, "Drag Image 1: c.jpg"));
  await expect(page.getByText("c.jpg is over position 1 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("c.jpg is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(names).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
  await publishAsIs(page);
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  const { media } = await collectionNamed(site, "In order");
  expect(media.map(({ caption }) => caption)).toEqual(["A", "C", "B"]);
});

test("reorders by dragging", async ({ page }) => {
  await openForm(page);
  await images(page).setInputFiles([await photograph("up.jpg"), await photograph("down.jpg", "#1f5a8a")]);
  await expect(cards(page)).toHaveCount(2);
  await uploadsEnded(page);
  await button(page, "Drag Image 2: down.jpg").hover();
  await page.mouse.down();
  const box = await cards(page).first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 12 });
  await expect(page.getByText("down.jpg is over position 1 of 2.")).toBeAttached();
  await drop(page);
  expect(await namesIn(page)).toEqual(["down.jpg", "up.jpg"]);
});

test("drags thumbnails in two dimensions, with what is chosen beside them", async ({ page }) => {
  await openForm(page);
  const names = Array.from({ length: 6 }, (_, n) => `tall-${n}.jpg`);
  await images(page).setInputFiles(await Promise.all(names.map((name) => photograph(name))));
  await expect(cards(page)).toHaveCount(6);
  await uploadsEnded(page);
  await chosen(page, 6);
  await button(page, "Earlier: Image 6").click();
  await expect(button(page, "Earlier: Image 5")).toBeFocused();
  await expect(page.getByRole("region", { name: "Image 5 of 6" })).toBeVisible();
  await button(page, "Drag Image 5: tall-5.jpg").hover();
  await page.mouse.down();
  const first = await cards(page).first().boundingBox();
  await page.mouse.move((first?.x ?? 0) + 40, (first?.y ?? 0) + 40, { steps: 12 });
  await expect(page.getByText("tall-5.jpg is over position 1 of 6.")).toBeAttached();
  await drop(page);
  await expect(button(page, "Drag Image 1: tall-5.jpg")).toBeVisible();
  await button(page, "Next picture").click();
  await expect(page.getByRole("region", { name: "Image 2 of 6" })).toBeVisible();
  await expectAccessible(page);
});

test("drops images and videos on the form at once", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openForm(page);
  await page.getByLabel("Media Type").selectOption("mixed");
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["1"], "dropped.jpg", { type: "image/jpeg" }));
    data.items.add(new File(["2"], "dropped.mp4", { type: "video/mp4" }));
    return data;
  });
  await page.route("**/api/media", (route) => route.abort());
  const place = page.getByText("or drop them here").first();
  await place.dispatchEvent("dragover", { dataTransfer: files });
  await place.dispatchEvent("drop", { dataTransfer: files });
  await expect(button(page, "Drag Image 1: dropped.jpg")).toBeVisible();
  await expect(button(page, "Drag Video 1: dropped.mp4")).toBeVisible();
});

test("cancels and retries uploads, without sending finished files again", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openForm(page, "Sent once");
  const sent: string[] = [];
  const held = gate();
  let lose = true;
  await page.route("**/api/media", async (route) => {
    const name =
      /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString("latin1") ?? "")?.[1] ?? "";
    sent.push(name);
    if (name === "held.jpg" && sent.filter((each) => each === name).length === 1) await held.passed;
    if (name === "lost.jpg" && lose) return route.abort();
    return route.continue().catch(() => {}); // cancelled
  });
  await images(page).setInputFiles([
    await photograph("arrives.jpg"),
    await photograph("held.jpg", "#1f5a8a"),
    await photograph("lost.jpg", "#0e4a39"),
  ]);
  await expect(cards(page).nth(2).getByRole("alert")).toHaveText("The server could not be reached.");
  await expect(cards(page).nth(1)).toContainText(/Uploading|Being processed/);
  await expectAccessible(page);
  await button(page, "Cancel the upload of held.jpg").click();
  await expect(cards(page).nth(1).getByRole("alert")).toHaveText("Upload cancelled");
  held.open();
  await publishAsIs(page);
  await expect(page.getByRole("region", { name: "Publishing" })).toContainText("2 files are not uploaded");
  lose = false;
  await button(page, "Try all again").click();
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  expect(sent.toSorted()).toEqual(["arrives.jpg", "held.jpg", "held.jpg", "lost.jpg", "lost.jpg"]);
  expect((await collectionNamed(site, "Sent once")).itemCount).toBe(3);
});

test("presses Create during uploads, and the collection is created after them", async ({ page, site }) => {
  await openForm(page, "In a hurry");
  const held = gate();
  await page.route("**/api/media", async (route) => {
    await held.passed;
    await route.continue();
  });
  await images(page).setInputFiles(await photograph("slow.jpg"));
  await publishAsIs(page);
  await expect(button(page, "Creating...")).toBeDisabled();
  await expect(page.getByText("The collection is published as soon as it is uploaded.")).toBeVisible();
  held.open();
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  expect((await collectionNamed(site, "In a hurry")).itemCount).toBe(1);
});

test("a file does not move away while it is pressed", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 415|ERR_FILE_NOT_FOUND/);
  await openForm(page);
  const held = gate();
  await page.route("**/api/media", async (route) => {
    await held.passed;
    await route.fulfill({ status: 415, json: { code: "unsupported_media_type", msg: "No picture." } });
  });
  await images(page).setInputFiles([fileOf("first.svg", "no picture"), await photograph("second.jpg")]);
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
  await button(page, "Remove first.svg").hover();
  await page.mouse.down();
  held.open(); // the second is refused, too, and will come after the first
  await expect(page.getByText("0 of 10", { exact: true })).toBeVisible();
  await expect(cards(page).last()).toContainText("first.svg");
  await page.mouse.up();
  await expect(cards(page)).toHaveText([/second\.jpg/]);
});

test("uploads formats of phones and cameras, and rejects others", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openForm(page, "From phones and cameras");
  await page.getByLabel("Media Type").selectOption("mixed");
  const upright = ["exif-gps-turned.jpg", "png-exif-gps-turned.png", "xmp.jpg"];
  const refused = ["svg.png", "html.jpg", "zero.jpg", "bomb-8000x8000.png"];
  const pictures = new Map(await hostilePictures());
  const named = (name: string) => fileOf(name, pictures.get(name) ?? "");
  await images(page).setInputFiles([...upright, ...refused].map(named));
  const recorded = [
    ...realVideos()
      .slice(0, 2)
      .map(([name, bytes]) => fileOf(name, bytes)),
    ...aviVideo(),
  ];
  await videos(page).setInputFiles(recorded);
  for (const name of refused) {
    const card = page.locator("[data-item]").filter({ hasText: name });
    await expect(card.getByRole("alert"), name).toHaveText(/^Please choose a picture/);
    await button(card, `Remove ${name}`).click();
  }
  await uploadsEnded(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page, "Videos")).toHaveCount(recorded.length);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await publishAsIs(page);
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  const { _id, images: shown, videos: sent } = await collectionNamed(site, "From phones and cameras");
  expect([shown.length, sent.length]).toEqual([3, recorded.length]);
  for (const url of shown) {
    const bytes = Buffer.from(await (await fetch(site.url + url)).arrayBuffer());
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined });
  }
  // A video shows that it is being prepared, until it is ready.
  const statuses = async () =>
    (await site.read<Collection>(`/api/photography/${_id}`)).media.map(
      ({ kind, status }) => `${kind} ${status}`,
    );
  // Videos are converted one at a time, with low priority.
  test.slow();
  await expect.poll(statuses, { timeout: 240_000 }).not.toContain("video processing");
  expect(await statuses()).not.toContain("video failed");
  await page.goto(`/photography/${_id}`);
  await hydrated(page);
  await page.getByRole("button", { name: /^VID 4/ }).click();
  await expect(page.locator("main figure:visible video")).toHaveAttribute("poster", /poster-\d+\.webp$/);
});

/** The names of the images in their order. */
async function namesIn(page: Page): Promise<string[]> {
  const all = page.getByRole("button", { name: /^Drag Image / });
  const labels = await all.evaluateAll((found) => found.map((each) => each.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/^Drag Image \d+: /, ""));
}

/** A second of a video that browsers cannot play. Without ffmpeg, AVI files are rejected, as other tests show. */
function aviVideo(): string[] {
  const ffmpeg = findFfmpeg(process.env.PATH ?? "");
  if (!ffmpeg) return [];
  const path = fileOf("river.avi", "");
  execFileSync(ffmpeg, ["-v", "error", "-y", "-i", videoFile(), "-t", "1", "-c:v", "mpeg4", path]);
  return [path];
}
