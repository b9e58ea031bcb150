import type { Page } from "@playwright/test";
import type { MediaFileTable } from "#db/schema.ts";
import { findFfmpeg } from "#features/media/videos/ffmpeg.server.ts";
import type { Collection } from "#features/photography/contract.ts";
import { createCollection, uploaded } from "./collections.ts";
import { videoFile } from "./files.ts";
import { asAdmin } from "./people.ts";
import { expect, expectAccessible, type RunningSite, test } from "./site.ts";

test.use({ writable: true });

/** A collection whose second item is a video with this status. */
async function withVideo(site: RunningSite, title: string, change: Partial<MediaFileTable>): Promise<string> {
  const id = await createCollection(site, title, { mediaType: "mixed" });
  await site.inside(async ({ db }) => {
    const items = await db.queries
      .selectFrom("collectionItems")
      .select("mediaId")
      .where("collectionId", "=", id)
      .orderBy("position")
      .execute();
    await db.write(async (queries, changed) => {
      await queries
        .updateTable("mediaFiles")
        .set({ kind: "video", contentType: "video/mp4", ...change })
        .where("id", "=", items[1]?.mediaId ?? "")
        .execute();
      changed(`collection:${id}`, "photography");
    });
  });
  return id;
}

async function openVideo(page: Page, id: string): Promise<void> {
  await page.goto(`/photography/${id}`);
  await page.getByRole("button", { name: "VID 2" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Video 2 / 2");
}

test("a video that is being prepared, or failed, shows a message", async ({ page, site }) => {
  for (const [status, message] of [
    ["processing", "This video is being prepared. It will be ready in a few minutes."],
    ["failed", "This video could not be prepared."],
  ] as const) {
    await openVideo(page, await withVideo(site, `A video, ${status}`, { status }));
    await expect(page.locator("main figure:visible")).toContainText(message);
    await expect(page.locator("main video")).toHaveCount(0);
    await expectAccessible(page);
  }
});

test("a video that browsers cannot play is offered as a download", async ({ page, site }) => {
  await openVideo(
    page,
    await withVideo(site, "A video of another format", { contentType: "video/x-msvideo" }),
  );
  await expect(page.locator("main figure:visible")).toContainText(
    "Browsers cannot play this video. Download it to watch it.",
  );
  const link = page.getByRole("link", { name: "Download the video" });
  await expect(link).toHaveAttribute("href", /^\/media\/[\da-f]{24}\/video\.avi$/);
  await expect(link).toHaveAttribute("download", "");
  await expectAccessible(page);
});

test("a video's poster is its thumbnail, and the cover of a collection of videos", async ({ page, site }) => {
  test.skip(
    !findFfmpeg(process.env.PATH ?? ""),
    "there is no ffmpeg on this machine, so videos have no still pictures",
  );
  test.setTimeout(900_000); // videos of other journeys are converted before
  const media = { id: await uploaded(site, videoFile()), alt: "A river" };
  const words = { title: "Only a video", category: "nature", mediaType: "videos", media: [media] };
  const { _id } = await asAdmin<{ _id: string }>(site, "POST /api/photography/add", words);
  const read = () => site.read<Collection>(`/api/photography/${_id}`);
  // Videos are converted by a process that gives way to all others: only the limit of the test ends the wait.
  await expect.poll(async () => (await read()).media[0]?.status, { timeout: 0 }).not.toBe("processing");
  expect((await read()).media[0]?.status).toBe("ready");
  const {
    media: [item],
    cover,
  } = await read();
  expect(cover).toMatchObject({ url: item?.poster, generated: false, alt: "A river" });
  await page.goto("/photography");
  const card = page.getByRole("article").filter({ hasText: "Only a video" });
  await expect(card.locator("img")).toHaveAttribute("srcset", /poster-320\.webp 320w/);
  await page.goto(`/photography/${_id}`);
  await expect(page.locator("main video")).toHaveAttribute("poster", item?.poster ?? "");
});
