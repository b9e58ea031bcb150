import { admin, expect, expectAccessible, expectNoSidewaysScroll, publish, test } from "./site.ts";

test.use({ writable: true, member: admin });

const captions = (text: string) => ({
  name: "film.vtt",
  mimeType: "text/vtt",
  buffer: Buffer.from(`WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n${text}\n`),
});

test("a video gets captions and a transcript by keyboard, and readers find both", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/400 \(Bad Request\)/);
  await page.goto("/manage-media?kind=video");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^The camera turns slowly/ })
    .press("Enter");
  const details = page.getByRole("dialog", { name: "Video" });
  const tracks = details.getByRole("region", { name: "Captions and transcripts" });
  await expect(tracks.getByText("People who cannot hear this need captions.")).toBeVisible();
  await tracks
    .getByLabel("Captions", { exact: true })
    .setInputFiles(captions("00:05.000 --> 00:01.000\nBack"));
  await expect(tracks.getByRole("alert")).toContainText("Line 4: This caption ends before it begins.");
  await expectAccessible(page);
  await tracks.getByLabel("Captions", { exact: true }).setInputFiles(captions("The river rose."));
  await expect(tracks.getByRole("status")).toHaveText("The captions are saved.");
  await expect(tracks.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tracks.getByRole("link", { name: "Download: Captions, English" })).toBeFocused();
  await tracks.getByRole("button", { name: "Edit transcript" }).press("Enter");
  const field = tracks.getByRole("textbox", { name: "Transcript" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("The river rose.");
  await expect(tracks.getByLabel("Language")).toBeDisabled();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n\nThen it fell.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tracks.getByRole("status")).toHaveText("The transcript is saved.");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await tracks.getByRole("button", { name: "Remove: Captions, English" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Remove captions" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  const [src] = await details
    .locator("video")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("src") ?? one.querySelector("source")?.getAttribute("src")),
    );
  const content = `<figure data-embed="video"><a href="${src}" title="A film">A film</a></figure>`;
  const id = await publish(site, { title: "Our film", content });
  await page.goto(`/blogs/${id}`);
  await expect(page.locator("video track")).toHaveAttribute("srclang", "en");
  await page.getByText("Transcript", { exact: true }).press("Enter");
  await expect(page.getByText("Then it fell.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
