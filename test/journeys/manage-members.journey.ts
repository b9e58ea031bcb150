import type { Page } from "@playwright/test";
import { call, newMember, openAs, openAsAdmin, verifyAddress } from "./people.ts";
import { act } from "./rows.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });

test("only admins manage members", async ({ page, site }) => {
  await page.goto("/manage-members");
  await expect(page).toHaveURL("/login?next=%2Fmanage-members");
  const person = await newMember(site);
  await openAs(page, person.token, "/manage-members");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can manage members.")).toBeVisible();
  await expectAccessible(page);
});

test("members are searched, filtered and paged by URL", async ({ page, site }) => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => newMember(site, `Paged Reader ${n}`)));
  await newMember(site, "Zephyrine Quill");
  await openAsAdmin(page, site, "/manage-members");
  await expect(page.getByRole("row")).toHaveCount(25); // 24 and the header
  await expectAccessible(page);
  const second = page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true });
  await expect(second).toHaveAttribute("href", "/manage-members?page=2");
  await second.click();
  await expect(page).toHaveURL("/manage-members?page=2");
  await expect(page.getByRole("cell").first()).toBeVisible();

  await page.getByRole("columnheader", { name: "Member" }).getByRole("link").click();
  await expect(page).toHaveURL("/manage-members?sort=name");
  await expect(page.getByRole("columnheader", { name: "Member" })).toHaveAttribute("aria-sort", "ascending");
  await page.goto("/manage-members");
  await page.getByRole("link", { name: "Admins" }).click();
  await expect(page).toHaveURL("/manage-members?role=admin");
  await expect(rowOf(page, admin)).toContainText("(you)");
  await expect(page.getByRole("row").filter({ hasText: "Paged Reader" })).toHaveCount(0);

  await page.getByRole("link", { name: "Not verified" }).click();
  await expect(page).toHaveURL("/manage-members?state=unverified");
  await expect(rowOf(page, admin)).toHaveCount(0);
  await page.getByRole("link", { name: "Disabled" }).click();
  await expect(page.getByRole("heading", { name: "No members found" })).toBeVisible();
  await page.getByRole("link", { name: "Everybody" }).click();
  await expect(page.getByRole("row")).toHaveCount(25);
  await page.getByLabel("Name or email").fill("quill zephyr");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/manage-members?q=quill+zephyr");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel("Name or email")).toHaveValue("quill zephyr");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Name or email").fill("nobody at all");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No members found" })).toBeVisible();
});

test("a member is promoted, disabled and enabled after confirming", async ({ page, site, quiet }) => {
  quiet.expectErrors(/409 \(Conflict\)/);
  const person = await newMember(site, "Wren Adeyemi-Holt");
  const path = `/manage-members?q=${person.email}`;
  await page.setViewportSize({ width: 390, height: 800 });
  await openAsAdmin(page, site, path);
  const row = rowOf(page, person.email);
  const dialog = page.getByRole("alertdialog");

  await act(row, "Make administrator", person.name);
  await expect(dialog).toContainText(`Are you sure you want to make ${person.name} an administrator?`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make administrator" }).click();
  await expect(dialog.getByRole("alert")).toContainText("never verified");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText("Not verified", { exact: true })).toBeVisible();
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, person.token);
  await verifyAddress(site, _id);
  await act(row, "Make administrator", person.name);
  await dialog.getByRole("button", { name: "Make administrator" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: `${person.name} is an administrator now.` }),
  ).toHaveCount(1);
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await act(row, "Make member", person.name);
  await dialog.getByRole("button", { name: "Make member" }).click();
  await expect(row.getByText("Member", { exact: true })).toBeVisible();

  await act(row, "Disable", person.name);
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(row.getByText("Disabled", { exact: true })).toBeVisible();
  await expect(call(site, "POST /api/auth/login", person)).rejects.toThrow("401");
  await expectAccessible(page);
  await act(row, "Enable", person.name);
  await dialog.getByRole("button", { name: "Enable" }).click();
  await expect(row.getByText("Disabled", { exact: true })).toBeHidden();
  await call(site, "POST /api/auth/login", person);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("rejections and failures are shown", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openAsAdmin(page, site, `/manage-members?q=${admin}`);
  const dialog = page.getByRole("alertdialog");
  await rowOf(page, admin)
    .getByRole("button", { name: /^Actions: / })
    .click();
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await page.route("**/api/members/*", (route) =>
    route.fulfill({
      status: 409,
      json: { msg: "This is the only administrator: make somebody else one first." },
    }),
  );
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This is the only administrator: make somebody else one first.",
  );
  await expectAccessible(page);
  await page.unroute("**/api/members/*");
  await page.route("**/api/members/*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This could not be done. Please try again.");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.route("**/api/members?*", (route) => route.abort());
  await page.getByRole("navigation", { name: "Role" }).getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(/\brole=member\b/);
  await expect(page.getByRole("heading", { name: "Failed to fetch members" })).toBeVisible();
  await page.unroute("**/api/members?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No members found" })).toBeVisible();
});
