import { button, holdUploads, openGroup, view, write } from "./admin.ts";
import { photograph } from "./files.ts";
import { admin, expect, hydrated, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("an admin writes a project, names it in an article, and readers go from one to the other", async ({
  page,
}) => {
  await page.goto("/create-project");
  await write(page, "Ways home", "How people walk home.");
  await page.getByLabel("From", { exact: true }).fill("2024-03-01");
  await page.getByRole("combobox", { name: "Add a person" }).fill("vanterpool");
  await page.getByRole("option", { name: "Idris Vanterpool" }).click();
  const partners = page.getByRole("group", { name: "Partners" });
  await partners.getByRole("button", { name: "Add a partner" }).click();
  await partners.getByLabel("Name").fill("Street Count");
  const held = await holdUploads(page, "**/api/media");
  await partners.locator("input[type=file]").setInputFiles(await photograph("logo.jpg"));
  await partners.getByRole("button", { name: "Street Count", exact: true }).click(); // closes the row
  await button(page, "Publish").click();
  await expect(page.getByText("Waiting for 1 picture")).toBeVisible();
  held.open();
  await view(page);
  await expect(page.getByRole("main")).toContainText("Since March 2024");
  await expect(page.getByRole("listitem").filter({ hasText: "Street Count" }).locator("img")).toBeVisible();
  await expect(page.getByRole("link", { name: "Idris Vanterpool" })).toBeVisible();

  await page.goto("/create-blog");
  await write(page, "The lit way", "Lamps on the way.");
  await openGroup(page, "Projects");
  await page.getByRole("combobox", { name: "Add a project" }).fill("ways");
  await page.getByRole("option", { name: "Ways home" }).click();
  await button(page, "Publish Post").click();
  await view(page);
  await page.getByRole("main").getByRole("link", { name: "Ways home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ways home");
  await expect(page.getByRole("link", { name: "The lit way" })).toBeVisible();

  await page.goto("/programmes");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Project" }).getByText("All projects").first().click();
  await page.getByRole("link", { name: "Ways home" }).click();
  await expect(page).toHaveURL("/programmes?project=ways-home");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});
