import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { localDraftsIn } from "./local-drafts.ts";
import { blogAt, call, logIn, newMember, openAs, openAsAdmin } from "./people.ts";
import { expect, expectAccessible, test } from "./site.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: "#a53c20" } })
    .png()
    .toBuffer();
}

async function choose(page: Page, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name: "photo", mimeType, buffer });
}

test("a profile is shown, changed and updated in the bar", async ({ page, site }) => {
  const person = await newMember(site, "Noor Achterberg");
  await openAs(page, person.token, "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
  await expect(page.getByText("Manage your account information and preferences")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Admin", { exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Administration" })).toBeHidden();
  const card = page.getByRole("region", { name: "Personal Information" });
  for (const text of [
    "Full Name",
    person.name,
    person.email,
    "Email cannot be changed",
    "No bio provided",
    "Member Since",
  ]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  await button(page, "Edit Profile").click();
  await expect(page.getByText("Click the camera icon to change your photo")).toBeVisible();
  await expect(page.getByLabel("Email Address", { exact: true })).toHaveAttribute("readonly", "");
  await expect(page.getByLabel("Bio")).toHaveAttribute("rows", "4");
  await expectAccessible(page);
  await page.getByLabel("Full Name").fill("Somebody else");
  await button(page, "Cancel").click();
  await expect(button(page, "Edit Profile")).toBeFocused();
  await button(page, "Edit Profile").click();
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);

  const held = Promise.withResolvers<void>();
  await page.route("**/api/users/profile", async (route) => {
    if (route.request().method() === "PUT") await held.promise;
    await route.continue();
  });
  await page.getByLabel("Full Name").fill("Noor van Dijk");
  await page.getByLabel("Bio").fill("Draws maps.\nWalks them.");
  await button(page, "Save Changes").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("Profile updated successfully!");
  await expect(page.getByRole("banner").getByRole("link", { name: "Noor van Dijk" })).toBeVisible();
  await expect(card).toContainText("Walks them.");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.reload();
  await expect(card).toContainText("Noor van Dijk");
});

test("errors of saving and loading a profile are shown", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await openAs(page, person.token, "/profile");
  await button(page, "Edit Profile").click();
  await page.getByLabel("Bio").fill("x".repeat(2001));
  await button(page, "Save Changes").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to update profile");
  await expect(page.getByLabel("Bio")).toBeFocused();
  await expect(page.getByLabel("Bio")).toHaveAccessibleDescription(
    "The bio must have at most 2,000 characters.",
  );
  await button(page, "Cancel").click();
  await button(page, "Edit Profile").click();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.setViewportSize({ width: 640, height: 450 }); // zoomed to 200 %
  await page.route("**/api/users/profile", (route) => route.abort());
  await button(page, "Save Changes").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to update profile");
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.unroute("**/api/users/profile");

  await page.route("**/api/users/profile-details", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("Failed to load profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile not found");
  await expect(page.getByText("Unable to load your profile information.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/users/profile-details");
  await button(page, "Try Again").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
});

test("a photo is validated, uploaded and shown", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await openAs(page, person.token, "/profile");
  await button(page, "Edit Profile").click();
  const opening = page.waitForEvent("filechooser");
  await button(page, "Change photo").click();
  await opening;
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/upload-profile-image")) sent += 1;
  });
  await choose(page, "text/plain", Buffer.from("no picture"));
  await expect(page.getByRole("alert")).toHaveText("Please select a valid image file");
  await choose(page, "image/png", Buffer.alloc(5 * 1024 * 1024));
  await expect(page.getByRole("alert")).toHaveText("Image size must be less than 5MB");
  expect(sent).toBe(0);

  await page.route("**/api/users/upload-profile-image", (route) => route.abort());
  await choose(page, "image/png", await picture());
  await expect(page.getByRole("alert")).toHaveText("Failed to upload image. Please try again.");
  await page.unroute("**/api/users/upload-profile-image");

  const held = Promise.withResolvers<void>();
  await page.route("**/api/users/upload-profile-image", async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose(page, "image/png", await picture());
  await expect(page.getByText("Uploading...")).toBeVisible();
  await expect(button(page, "Change photo")).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("Profile picture updated successfully!");
  await expect(page.getByRole("banner").locator("a[href='/profile'] img").first()).toHaveAttribute(
    "src",
    /\/media\//,
  );
  await expect(main(page).locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByRole("alert")).toBeHidden();

  const remove = button(page, "Remove photo");
  await page.route("**/api/users/profile", (route) => route.abort());
  await remove.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to remove the picture. Please try again.");
  await page.unroute("**/api/users/profile");
  await remove.click();
  await expect(page.getByRole("alert")).toHaveText("Profile picture removed");
  await expect(remove).toHaveCount(0);
  await expect(button(page, "Change photo")).toBeFocused();
  await expect(main(page).locator("img")).toHaveCount(0);
});

test("changing the password keeps this device logged in", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await openAs(page, person.token, "/profile");
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password", { exact: true }).fill("another long way");
  await page.getByLabel("Confirm new password").fill("another way");
  await button(page, "Change password").click();
  await expect(page.getByLabel("Confirm new password")).toHaveAccessibleDescription("Passwords do not match");
  await page.getByLabel("Confirm new password").fill("another long way");
  await button(page, "Change password").click();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("The password is not right");
  await page.getByLabel("Current password").fill(person.password);
  await button(page, "Change password").click();
  await expect(page.getByRole("alert")).toHaveText("Your password has been changed.");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).not.toBe(person.token);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
  await call(site, "POST /api/auth/login", { email: person.email, password: "another long way" });
});

test("all sessions are ended at once", async ({ page, site }) => {
  const person = await newMember(site);
  await openAs(page, person.token, "/profile");
  await button(page, "Sign out everywhere").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Sign out everywhere")).toBeFocused();
  await button(page, "Sign out everywhere").click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login?next=%2Fprofile");
  await expect(page.getByRole("alert")).toHaveText("You have been signed out on every device.");
  await expect(call(site, "GET /api/users/profile", undefined, person.token)).rejects.toThrow("401");
});

test("a member exports their data", async ({ page, site }) => {
  const person = await newMember(site);
  const blog = await blogAt(site, 6);
  await call(site, `PUT /api/blogs/like/${blog._id}`, undefined, person.token);
  await openAs(page, person.token, "/profile");
  const started = page.waitForEvent("download");
  await button(page, "Download my data").click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.profile.email).toBe(person.email);
  expect(data.likes.map((like: { blog: string }) => like.blog)).toEqual([blog._id]);
});

for (const choice of ["stay", "are deleted too"]) {
  test(`an account is deleted; its comments ${choice}`, async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const person = await newMember(site, "Ottilie Brandvold");
    const blog = await blogAt(site, 7);
    const words = `I was here: ${choice}`;
    await call(site, `POST /api/blogs/comment/${blog._id}`, { text: words }, person.token);
    await openAs(page, person.token, "/profile");
    await button(page, "Delete my account").click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(choice).check();
    await dialog.getByLabel("Your password").fill("wrong");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription("The password is not right");
    await expectAccessible(page);
    await dialog.getByLabel("Your password").fill(person.password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account has been deleted");
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("main")).toBeFocused();
    await page.goto(`/blogs/${blog._id}`);
    const comment = page.locator("#comments li").filter({ hasText: words });
    if (choice === "stay") await expect(comment).toContainText("Former member");
    else await expect(comment).toHaveCount(0);
    await expect(page.locator("#comments")).not.toContainText(person.name);
  });
}

test("admins see their badge and the link to the administration", async ({ page, site }) => {
  await openAsAdmin(page, site, "/profile");
  await expect(page.getByText("Admin", { exact: true })).toBeVisible();
  const administration = page.getByRole("main").getByRole("link", { name: "Administration" });
  await expect(administration).toHaveAttribute("href", "/admin");
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.locator("summary").getByText("Menu", { exact: true }).click();
  await expect(page.getByText("Admin Options")).toBeVisible();
  await expect(page.locator("[aria-labelledby=admin-options] a")).toHaveText([
    "Create Article",
    "Create Photography",
    "Manage Articles",
    "Manage Events",
  ]);
});

test("a profile edited in an ended session is offered after login", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 401/);
  const person = await newMember(site);
  await openAs(page, person.token, "/profile");
  await button(page, "Edit Profile").click();
  await page.getByLabel("Bio").fill("Walks the city.");
  await call(site, "POST /api/auth/logout-everywhere", undefined, person.token);
  await button(page, "Save Changes").click();
  await expect(page).toHaveURL("/login?next=%2Fprofile");
  await logIn(page, person.email, person.password);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByLabel("Bio")).toHaveValue("Walks the city.");
  await expect(page.getByLabel("Bio")).toBeFocused();
  await expectAccessible(page);
  await button(page, "Save Changes").click();
  await expect(page.getByRole("alert")).toHaveText("Profile updated successfully!");
  await page.reload();
  await expect(page.getByText("Walks the city.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
});

test("a saved profile is not offered again if the page is left at once", async ({ page, site }) => {
  const { token } = await newMember(site);
  await openAs(page, token, "/profile");
  await button(page, "Edit Profile").click();
  await page.getByLabel("Bio").fill("Walks the city.");
  await expect.poll(() => localDraftsIn(page)).toEqual(["Walks the city."]);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = function () {
      return this.count() as IDBRequest; // a page that is left deletes nothing
    };
  });
  await button(page, "Save Changes").click();
  await expect(page.getByRole("alert")).toHaveText("Profile updated successfully!");
  await page.reload();
  await expect(page.getByText("Walks the city.")).toBeVisible();
  await expect.poll(() => localDraftsIn(page)).toEqual([]);
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
});
