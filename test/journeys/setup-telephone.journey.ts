import { account, newSite } from "./first-start.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./site.ts";

newSite.use({ writable: "setup on a telephone", viewport: { width: 390, height: 844 } });

newSite("a new site is set up without the sample", async ({ page, start, site, quiet }) => {
  await page.goto(start.link);
  await page.getByLabel("Name of the institute").fill("Quay Institute");
  await page.getByLabel("Your name").fill(account.name);
  await page.getByLabel("Email address").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByText("Remove it now").click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set up the site" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The sample institute" })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Edit and create" }).click();
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(page).toHaveURL("/admin");

  quiet.expectErrors(/Failed to load resource/);
  await page.route("**/api/admin/overview", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The overview could not be loaded");
  await expectAccessible(page);
  await page.unroute("**/api/admin/overview");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect.poll(() => site.read("/api/blogs/all")).toEqual([]); // the sample is removed in the background
  await page.goto("/blogs");
  await expect(page.getByText("No articles have been added yet.")).toBeVisible();
});
