import { openField } from "#test/journeys/editor.ts";
import { test } from "./guide.ts";

test.use({ writable: "add-notes-files-and-videos" });

test("add footnotes", async ({ page, label, picture }) => {
  await openField(page);
  await page.keyboard.type("Nine in ten who carry water are women");
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.type("Own count in five courtyards, May 2026.");
  const bar = page.getByRole("toolbar", { name: label("Footnote") });
  await bar.getByRole("button", { name: label("Done") }).waitFor();
  await picture("footnote", page.locator(".footnote.open"), { around: [90, 330, 110, 330] });
});
