import { dialogOf, tool } from "#test/journeys/editor.ts";
import { field, test } from "./guide.ts";

test.use({ writable: "add-pictures" });

test("add pictures to a text", async ({ page, label, picture }) => {
  await page.goto("/create-blog");
  await field(page, "Title").fill("Water by the bucket");
  await page.getByRole("textbox", { name: "Content" }).fill("The tap runs for two hours a day.");
  await tool(page, label("Image")).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(label("Choose an image")).setInputFiles("sample/pictures/awnings-third-row.webp");
  await dialog.getByLabel(label("Alternative text")).fill("Market stalls under striped and plain awnings.");
  await dialog.getByRole("button", { name: label("From the library") }).waitFor();
  await dialog.getByLabel(label("Decorative: it adds no information")).waitFor();
  await picture("add-picture", dialog, { around: 0, width: 560 });
  await dialog.getByRole("button", { name: label("Add picture"), exact: true }).click();
  const image = page.getByRole("textbox", { name: "Content" }).getByRole("img");
  await image.click();
  const bar = page.getByRole("toolbar", { name: "Picture" });
  for (const name of ["Alt text", "Caption", "Credit", "Replace", "Wide"]) {
    await bar.getByRole("button", { name: label(name), exact: true }).waitFor();
  }
  await picture("picture-bar", bar, { around: [30, 30, 190, 30] });
});
