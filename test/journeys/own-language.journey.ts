import type { Page } from "@playwright/test";
import { asAdmin, call, logIn, newMember, openAs, verifyAddress } from "./people.ts";
import { expect, expectAccessible, hydrated, type RunningSite, test } from "./site.ts";

const html = (page: Page) => page.locator("html");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function newEditor(site: RunningSite) {
  const person = await newMember(site, "Camille Arnoux");
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, person.token);
  await verifyAddress(site, _id);
  await asAdmin(site, `PUT /api/members/${_id}`, { role: "admin" });
  const { token } = await call<{ token: string }>(site, "POST /api/auth/login", person);
  return { ...person, token };
}

async function choose(page: Page, language: string, button: string): Promise<void> {
  await page.getByRole("main").locator('select[name="language"]').selectOption(language);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("an editor reads the administration in French, and readers' pages stay as they are", async ({
  page,
  site,
}) => {
  const editor = await newEditor(site);
  await openAs(page, editor.token, "/profile");
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("");
  await choose(page, "fr", "Save the language");
  await expect(page).toHaveURL("/fr/profile");
  await expect(html(page)).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Administration", exact: true }).first().click();
  await expect(page).toHaveURL("/fr/admin");
  await expect(heading(page)).toHaveText("Vue d’ensemble");
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await hydrated(page);
  await page.goto("/manage-members");
  await expect(page).toHaveURL("/fr/manage-members");
  await expect(html(page)).toHaveAttribute("lang", "fr");
  await page.goBack();
  await expect(page).toHaveURL("/");

  // A link of a reading page, which the app opens without loading a document.
  await page.getByRole("banner").getByRole("link", { name: editor.name }).click();
  await expect(page).toHaveURL("/fr/profile");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(page).toHaveURL("/privacy");
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("a login brings the language back, and a logout forgets it", async ({ page, site }) => {
  const editor = await newEditor(site);
  await call(site, "PUT /api/users/profile", { language: "fr" }, editor.token);
  await page.goto("/login?next=/manage-blogs?state=draft");
  await hydrated(page);
  await logIn(page, editor.email, editor.password);
  await expect(page).toHaveURL("/fr/manage-blogs?state=draft");
  await expect(html(page)).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
  await page.goto("/manage-blogs");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("a member goes back to the site's language", async ({ page, site }) => {
  const member = await newMember(site, "Sita Rana");
  await call(site, "PUT /api/users/profile", { language: "ar" }, member.token);
  await openAs(page, member.token, "/profile");
  await expect(page).toHaveURL("/ar/profile");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await choose(page, "", "حفظ اللغة");
  await expect(page).toHaveURL("/profile");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page).toHaveURL("/profile");
});
