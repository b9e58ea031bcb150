import { test } from "./guide.ts";

test.use({ writable: "protect-people" });

test("what files give away", async ({ page, label, picture }) => {
  await page.goto("/manage-media");
  await page.getByLabel("Files", { exact: true }).setInputFiles("test/files/water.docx");
  await page.getByRole("region", { name: "Uploads" }).getByText("Uploaded", { exact: true }).waitFor();
  await page.goto("/manage-media?kind=file");
  const files = page.getByRole("main").getByRole("listitem").getByRole("button");
  await files.filter({ hasText: "Word" }).click();
  const details = page.getByRole("dialog");
  const removed = details.getByText(label("Removed"), { exact: true });
  await removed.waitFor();
  await picture("removed", details.locator("dl").first(), { ring: removed });
});
