import { field, saved, test } from "./guide.ts";

test.use({ writable: "publish-an-article" });

test("publish an article", async ({ page, label, picture }) => {
  await page.goto("/manage-blogs");
  await page.getByRole("link", { name: label("Create Article") }).click();
  await field(page, "Title").fill("The bridge that closes at nine");
  const text = page.getByRole("textbox", { name: "Content" });
  await text.fill(
    "Every evening at nine, the footbridge over the Namar is locked. We counted who walks around.",
  );
  const tools = page.getByRole("toolbar", { name: "Formatting: Content" });
  for (const name of ["Insert", "Bold", "Italic", "Link", "Formatting help"]) {
    await tools.getByRole("button", { name: label(name), exact: true }).waitFor();
  }
  await saved(page);
  await picture("article-form", page.getByRole("banner"), { around: 0, width: 1024, height: 480 });
  await tools.getByRole("button", { name: new RegExp(`^${label("Header")}`) }).waitFor();
  await text.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  const menu = page.getByRole("listbox", { name: "Insert" });
  await picture("slash-menu", menu, { around: [16, 60, 16, 16], height: 360 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Backspace");

  await page.getByLabel(label("Content type")).selectOption("Publications");
  await page.getByLabel(label("Subcategory")).fill("Field Notes");
  const tags = page.getByRole("combobox", { name: label("Tags") });
  await tags.fill("bridges, night");
  await tags.press("Enter");
  await page.getByLabel(label("Content type")).focus();
  await picture("article-details", page.locator("details").filter({ hasText: label("Type and tags") }));

  const panel = page.getByRole("region", { name: "Publishing" });
  await panel.getByRole("button", { name: label("Preview") }).click();
  const preview = page.getByRole("dialog");
  await preview.getByRole("button", { name: label("Telephone") }).waitFor();
  await preview.getByRole("button", { name: label("Desktop") }).waitFor();
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: label("Publish Post") }).click();
  const next = page.getByRole("region", { name: "What you can do next" });
  await next.waitFor();
  await picture("published", next);
  for (const name of ["Update Blog", "Unpublish", "Move to trash"]) {
    await panel.getByRole("button", { name: label(name) }).waitFor();
  }
});
