import { test } from "./guide.ts";

test("log in and find your way", async ({ page, label, picture }) => {
  await page.goto("/terms");
  await page.getByRole("button", { name: label("Edit and create") }).click();
  const menu = page.getByRole("navigation", { name: "Edit and create" });
  const way = menu.getByRole("link", { name: label("Administration") });
  await picture("round-button", menu, { around: [16, 16, 64, 24], ring: way });
  await way.click();
  await page.getByRole("heading", { name: label("Waiting for you") }).waitFor();
  await page.getByRole("heading", { name: label("First steps") }).waitFor();
  await page.getByRole("heading", { name: label("Recent activity") }).waitFor();
  await picture("overview", page.getByRole("banner"), { around: 0, width: 1024, height: 470 });
  await page.getByRole("button", { name: label("Search or go to…") }).click();
  await page.getByRole("combobox", { name: "Search or go to" }).fill("tram");
  const palette = page.getByRole("dialog");
  await palette.getByRole("group", { name: "Found" }).waitFor();
  await picture("palette", palette, { around: 0 });
});
