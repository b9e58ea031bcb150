import { fileOf, photograph } from "./files.ts";
import { asAdmin, newMember, openAs, openAsAdmin } from "./people.ts";
import { changeSettings } from "./settings.ts";
import { expect, expectAccessible, gate, type RunningSite, test } from "./site.ts";

/** A page as readers get it. */
const shown = (site: RunningSite) =>
  expect.poll(async () => {
    const page = await fetch(`${site.url}/about`, { headers: { "cache-control": "no-cache" } });
    return page.text();
  });

test("only admins change the settings", async ({ page, site }) => {
  const person = await newMember(site);
  await openAs(page, person.token, "/manage-settings");
  await expect(page.getByText("Only administrators can change the settings.")).toBeVisible();
});

test("a saved setting is on every page at once, and is undone", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-settings");
  const tagline = page.getByRole("textbox", { name: "Tagline" });
  await tagline.fill("We count the steps");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Appearance" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("link", { name: "Appearance" })).toBeFocused(); // the dialog is closed
  await page.keyboard.press("Control+s");
  await shown(site).toContain("We count the steps");
  await page.getByRole("button", { name: "Undo" }).click();
  await shown(site).not.toContain("We count the steps");
  await expect(tagline).toHaveValue("");

  await page.getByRole("button", { name: "History" }).click();
  const versions = page.getByRole("dialog").getByRole("listitem");
  const [last, first] = [versions.first(), versions.last()];
  await expect(last).toContainText("(current): Tagline");
  await expect(first).toContainText("Version 0: The default");
  await versions.nth(0).getByRole("checkbox").check();
  await versions.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Compare the two versions" }).click();
  await expect(page.getByRole("region", { name: /^From version/ })).toContainText("We count the steps");
  await expectAccessible(page);
  await versions
    .nth(1)
    .getByRole("button", { name: /^Restore this version/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await shown(site).toContain("We count the steps");
  await expect(tagline).toHaveValue("We count the steps");
  await asAdmin(site, "POST /api/settings/institute/revisions/0/restore", {});
});

test("a lost tab leaves its changes on this device, also a picture that is not uploaded", async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource|net::ERR/);
  await openAsAdmin(page, site, "/manage-settings?group=appearance");
  await page.route("**/api/media", (route) => route.abort());
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photograph("logo.jpg"));
  await page.getByLabel("Main colour", { exact: true }).fill("#5b21b6");
  await expect(page.getByText("Kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("1 picture is not uploaded")).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto("/manage-settings?group=appearance");
  await again.getByRole("button", { name: "Restore" }).click();
  await expect(again.getByLabel("Main colour", { exact: true })).toHaveValue("#5b21b6");
  await expect(again.getByLabel("The logo contains the name")).toBeVisible(); // the picture is uploaded now
  await again.getByRole("button", { name: "Save changes" }).click();
  await expect(again.getByText("The settings are saved and in use on every page.")).toBeVisible();
  await asAdmin(site, "POST /api/settings/appearance/revisions/0/restore", {});
});

test("nothing that is typed during a slow or a failed save is lost", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource|net::ERR/);
  await openAsAdmin(page, site, "/manage-settings");
  const [tagline, quote] = [page.getByLabel("Tagline"), page.getByLabel("Source of the quote")];
  const save = page.getByRole("button", { name: "Save changes" });
  await tagline.fill("We count the steps");
  await page.route("**/api/settings/institute", (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(page.getByText("could not be saved. Please check your connection.")).toBeVisible();
  await expect(tagline).toHaveValue("We count the steps");

  const { passed, open } = gate();
  await page.route("**/api/settings/institute", async (route) => {
    await passed;
    await route.continue();
  });
  await save.click();
  await quote.fill("From the archive");
  open();
  await shown(site).toContain("We count the steps");
  await expect(quote).toHaveValue("From the archive");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await asAdmin(site, "POST /api/settings/institute/revisions/0/restore", {});
});

test("two administrators see both values and choose", async ({ page, site, quiet }) => {
  quiet.expectErrors(/409/);
  await openAsAdmin(page, site, "/manage-settings?group=contact");
  const phone = page.getByLabel("Telephone");
  await phone.fill("+1 111 111");
  const { version } = await changeSettings(site, "contact", () => ({ phone: "+2 222 222" }));
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("+1 111 111");
  await expect(dialog).toContainText("+2 222 222");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await shown(site).toContain("+1 111 111");

  await phone.fill("+3 333 333");
  await asAdmin(site, `POST /api/settings/contact/revisions/${version}/restore`, {});
  await page.getByRole("button", { name: "Save changes" }).click();
  await dialog.getByRole("button", { name: "Take the other" }).click();
  await expect(phone).toHaveValue("+2 222 222");
  await shown(site).toContain("+2 222 222");
  await expect(page.getByText("Not saved yet.")).toHaveCount(0);
  await asAdmin(site, "POST /api/settings/contact/revisions/0/restore", {});
});

test("colours keep text readable, on a telephone too", async ({ page, site, quiet }) => {
  quiet.expectErrors(/400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, site, "/manage-settings?group=appearance");
  await page.getByLabel("Second colour", { exact: true }).fill("#f59e0b");
  await expect(page.getByText(/a darker shade, #[0-9a-f]{6}, with a contrast of 4\.5 to 1/)).toBeVisible();
  await page.getByLabel("Main colour", { exact: true }).fill("#5b21b6");
  await expectAccessible(page);
  const save = page.getByRole("button", { name: "Save changes" });
  const current = page.getByRole("link", { name: "Appearance" });
  await save.click();
  await expect(current).toHaveCSS("background-color", "rgb(91, 33, 182)");
  await page.reload();
  await expect(current).toHaveCSS("background-color", "rgb(91, 33, 182)");
  await page.getByLabel("Main colour", { exact: true }).fill("#12");
  await save.click();
  await expect(page.getByText("Please choose a colour like #0e4a39.")).toBeVisible();
  await expect(page.getByLabel("Main colour", { exact: true })).toBeFocused();
  await asAdmin(site, "POST /api/settings/appearance/revisions/0/restore", {});
});

test("an SVG is refused as a logo, a picture of the library is taken", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-settings?group=appearance");
  await page.locator("input[type=file]").first().setInputFiles(fileOf("logo.svg", "<svg></svg>"));
  await expect(page.getByRole("alert")).toHaveText(
    "SVG files can contain scripts, so they are not accepted. Please save the picture as PNG or WebP.",
  );
  await page.getByRole("button", { name: "From the library" }).first().click();
  await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("The logo contains the name").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0); // decorative
  await expect(page.getByRole("banner").locator("img[src^='/media/']")).toBeVisible();
  const brand = page.getByRole("banner").getByRole("link", { name: "Research Institute", exact: true });
  expect((await brand.locator("span").last().boundingBox())?.width).toBe(1); // for screen readers
  await asAdmin(site, "POST /api/settings/appearance/revisions/0/restore", {});
});

test("a setting is found by its name, and its link is completed", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-settings?group=accounts");
  await expect(page.getByRole("heading", { name: "Preview" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Find a setting" }).fill("give money");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/manage-settings?group=announcement#donation");
  const donation = page.getByLabel("Donation link");
  await expect(donation).toBeFocused();
  await donation.fill("give.example/us");
  await page.keyboard.press("Tab");
  await expect(donation).toHaveValue("https://give.example/us");
  await expectAccessible(page);
});

test("office hours are moved by keyboard", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-settings?group=contact");
  await page.getByRole("button", { name: "Move line 1 down" }).press("Enter");
  await expect(page.getByLabel("Days of line 2")).toHaveValue("Monday to Thursday");
  await expect(page.getByRole("button", { name: "Move line 2 down" })).toBeFocused();
  await page.getByRole("button", { name: "Remove line 1" }).press("Enter");
  await expect(page.getByLabel("Days of line 1")).toBeFocused();
  await expect(page.getByLabel("Days of line 1")).toHaveValue("Monday to Thursday");
});
