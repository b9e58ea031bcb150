import { bar, call, logIn, newMember, openAs } from "./people.ts";
import { expect, expectAccessible, hydrated, test } from "./site.ts";

test("member pages wait for the session", async ({ page, site }) => {
  const person = await newMember(site);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/users/profile", async (route) => {
    await held.promise;
    await route.continue();
  });
  await openAs(page, person.token, "/profile");
  await expect(page.getByRole("status")).toHaveText("Loading...");
  held.resolve();
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
});

test("an ended session updates the bar, and public pages stay open", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await openAs(page, person.token, "/about");
  await expect(bar(page).getByRole("link", { name: person.name })).toBeVisible();
  await call(site, "POST /api/auth/logout-everywhere", undefined, person.token);
  await bar(page).getByRole("link", { name: "Publications" }).click();
  await expect(bar(page).getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page.getByText("Our publications")).toBeVisible();
  await bar(page).getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your session has ended. Please log in again.");

  await openAs(page, "a.bad.token", "/");
  await expect(bar(page).getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a lost connection does not log out, and logging out works offline", async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await page.route("**/api/users/profile", (route) => route.abort());
  await openAs(page, person.token, "/profile");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(person.token);
  await expectAccessible(page);
  await context.setOffline(true); // first, so that no retry succeeds before it
  await page.unroute("**/api/users/profile");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();

  await page.goto("/about");
  await expect(bar(page).getByRole("link", { name: person.name })).toBeVisible();
  await context.setOffline(true);
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await expect(bar(page).getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("the profile is loaded when the connection is back", async ({ page, context, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await page.route("**/api/users/profile-details", (route) => route.abort());
  await openAs(page, person.token, "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile not found");
  await context.setOffline(true);
  await page.unroute("**/api/users/profile-details");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
});

test("login and logout reach other tabs", async ({ page, context, site }) => {
  const person = await newMember(site);
  await page.goto("/about");
  const other = await context.newPage();
  await other.goto("/login");
  await hydrated(other);
  await logIn(other, person.email, person.password);
  await expect(bar(other).getByRole("link", { name: person.name })).toBeVisible(); // no request is left
  await expect(bar(page).getByRole("link", { name: person.name })).toBeVisible();
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await expect(bar(other).getByRole("link", { name: "Log in" })).toBeVisible();
});

test("without JavaScript, pages say what needs it", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  for (const path of ["/login", "/signup", "/forgot-password"]) {
    await page.goto(path);
    await expect(
      page.locator("p", { hasText: "Signing in needs JavaScript, which is switched off" }),
    ).toBeVisible();
    await expect(page.locator("main form [type=submit]")).toBeHidden();
  }
  await page.goto("/profile");
  await expect(page.locator("p", { hasText: "This page is for members" })).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
  await context.close();
});
