import { field, saved, test } from "./guide.ts";

test.use({ writable: "schedule-an-article" });

test("publish at a later time", async ({ page, label, picture }) => {
  await page.goto("/create-blog");
  await field(page, "Title").fill("The budget, street by street");
  await page.getByRole("textbox", { name: "Content" }).fill("Not before the council has met.");
  const panel = page.getByRole("region", { name: "Publishing" });
  await panel.getByRole("button", { name: label("Schedule…") }).click();
  await panel.getByLabel(label("Publish at")).fill("2026-10-15T09:00");
  await panel.getByRole("button", { name: label("Schedule"), exact: true }).waitFor();
  await field(page, "Title").focus();
  await saved(page);
  await picture("schedule", panel);
});
