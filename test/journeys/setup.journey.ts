import type { Page } from "@playwright/test";
import { account, newSite } from "./first-start.ts";
import { call } from "./people.ts";
import { expect, expectAccessible } from "./site.ts";

newSite.use({ writable: "setup on a desktop" });

/** Types into the focused field and moves on to the next. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

newSite("a new site is set up, and the first steps are done", async ({ page, site, start, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.goto("/");
  await expect(page.getByText("FEATURED RESEARCH")).toBeVisible();
  const response = await page.goto("/setup");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { name: "Open the setup link" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/setup#wrong");
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(start.link);
  const name = page.getByLabel("Name of the institute");
  await expect(name).toBeFocused();
  await expect(page).toHaveURL("/setup");
  await expect(page.getByRole("banner")).toHaveCount(0); // there is no site yet
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(
    page.getByText("The site’s own words, such as “Search”, are in this language, too"),
  ).toBeVisible();
  await expect(page.getByLabel("Language")).toHaveValue("en");
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
  await page.emulateMedia({ colorScheme: null });

  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter the name of the institute.")).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await type(page, "Quay Institute");
  await expect(page.getByLabel("Language")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
  await page.keyboard.press("Tab");
  await type(page, account.name);
  await type(page, account.email);
  const password = page.getByLabel("Password", { exact: true });
  await page.keyboard.type("ana");
  await expect(page.getByText("At least 8 characters (done)")).toHaveCount(0);
  await password.fill(account.password);
  await expect(page.getByText("At least 8 characters (done)")).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue("Quay Institute");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Lisbon");
  await expect(page.getByLabel("Email address")).toHaveValue(account.email);
  await expect(password).toHaveValue("");

  await password.fill(account.password);
  await page.route("**/api/setup", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Nothing is lost: please try again/);
  await expect(password).toHaveValue(account.password);
  await page.unroute("**/api/setup");

  // The response was lost, but the account exists.
  await page.route("**/api/setup", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent("requestfailed");
  await password.press("Enter");
  await lost;
  await expect(page.getByRole("button", { name: "Set up the site" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/Nothing is lost: please try again/);
  await page.unroute("**/api/setup");
  await password.press("Enter");

  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect(page.getByRole("banner")).toContainText("Quay Institute");
  await expect(page.getByText("0 of 12 done")).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
  await page.emulateMedia({ colorScheme: null });

  await page.getByRole("button", { name: "Show all 12 steps" }).click();
  await page.getByRole("button", { name: "Write a test email" }).click();
  await expect(page.getByRole("alert")).toHaveText(/was saved as .*\.eml/);
  expect(site.emailsTo(account.email).length).toBe(1);

  const { token } = await call<{ token: string }>(site, "POST /api/auth/login", account);
  const article = { title: "What the quay remembers", content: "<p>Ropes.</p>", section: "publications" };
  await call(site, "POST /api/blogs/add", article, token);
  await page.reload();
  await expect(page.getByText("1 of 12 done")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue ?: / })).toBeVisible();
  await page.getByRole("button", { name: "First steps" }).click();
  await page.getByText("1 done or skipped").click();
  await expect(page.getByRole("heading", { name: "Done: The first article" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText(
    "What the quay remembers by Ana Prior was published.",
  );
  for (let left = 11; left > 0; left -= 1) {
    await page.getByRole("button", { name: /^Skip/ }).first().press("Enter");
    await expect(page.getByRole("button", { name: /^Skip/ })).toHaveCount(left - 1);
  }
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);

  await page.getByRole("button", { name: "Remove the sample institute" }).click();
  const dialog = page.getByRole("alertdialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("heading", { name: "The sample institute" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/blogs");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);

  await page.goto(start.link);
  await expect(page.getByRole("heading", { name: "This site is set up" })).toBeVisible();
  await expectAccessible(page);
});
