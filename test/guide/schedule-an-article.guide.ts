import { test } from "./guide.ts";

test.use({ writable: "schedule-an-article" });

test("publish at a later time", async ({ page, label, picture }) => {
  await page.goto("/create-blog");
  await page.getByLabel("Title", { exact: true }).fill("The budget, street by street");
  await page.getByRole("textbox", { name: "Content" }).fill("Not before the council has met.");
  const panel = page.getByRole("region", { name: "Publishing" });
  await panel.getByRole("button", { name: label("Schedule…") }).click();
  await panel.getByLabel(label("Publish at")).fill("2026-10-15T09:00");
  await panel.getByRole("button", { name: label("Schedule"), exact: true }).waitFor();
  await page.getByLabel("Title", { exact: true }).focus();
  await picture("schedule", panel);
});
