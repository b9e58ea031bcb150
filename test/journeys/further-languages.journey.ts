import { asAdmin, openAsAdmin } from "./people.ts";
import { changeSettings } from "./settings.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type RunningSite,
  test,
} from "./site.ts";

test.use({ writable: "further languages" });

/** A site in English and French, with an article in both. */
async function inTwoLanguages(site: RunningSite): Promise<{ slug: string }> {
  const languages = [{ language: "fr", segments: ["blogs = articles"] }];
  await changeSettings(site, "institute", () => ({ languages }));
  const original = await site.read<{ _id: string }>("/api/blogs/the-half-past-four-tram");
  const [linked] = await asAdmin<{ slug: string; language: string }[]>(
    site,
    `GET /api/translations/blog/${original._id}`,
  ).then((all) => all.filter(({ language }) => language === "fr"));
  if (linked) return linked;
  const translation = await asAdmin<{ _id: string; slug: string }>(site, "POST /api/blogs/add", {
    title: "Le tramway de quatre heures et demie",
    language: "fr",
    content: "<p>Il part à l’heure.</p>",
    section: "programmes",
    status: "published",
  });
  await asAdmin(site, `PUT /api/translations/blog/${original._id}`, { other: translation._id });
  return translation;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "fr-CA" });

  test("a reader is offered the page in French, hides the offer, and follows the link", async ({
    page,
    site,
  }) => {
    await inTwoLanguages(site);
    await page.goto("/events");
    const offer = page.getByRole("dialog");
    await expect(offer).toHaveText(/Cette page existe aussi en français/);
    await offer.getByRole("button", { name: "Masquer" }).press("Enter");
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL("/events");
    await page.goto("/blogs");
    await offer.getByRole("link", { name: "Lire en français" }).press("Enter");
    await expect(page).toHaveURL("/fr/articles");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(offer).toHaveCount(0);
    await page.getByRole("link", { name: "Le tramway de quatre heures et demie" }).first().click();
    await page
      .getByRole("navigation", { name: "Traductions" })
      .getByRole("link", { name: "English" })
      .click();
    await expect(page).toHaveURL("/blogs/the-half-past-four-tram");
    await expect(offer).toHaveCount(0);
  });
});

test("the links between languages lead to the same page, with the app and without", async ({
  page,
  site,
}) => {
  await inTwoLanguages(site);
  await page.goto("/fr/publications");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Équipe" }).first().click();
  await expect(page).toHaveURL("/fr/team");
  await page.getByRole("navigation", { name: "Langues" }).getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/team");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("an article without a translation offers its original", async ({ page, site, quiet }) => {
  await inTwoLanguages(site);
  quiet.expectErrors(/404/);
  await page.goto("/fr/articles/shade-is-infrastructure");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas encore traduit");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Lire l’original : English" }).click();
  await expect(page).toHaveURL("/blogs/shade-is-infrastructure");
});

test("an admin translates the page about the institute in its place", async ({ page, site }) => {
  await inTwoLanguages(site);
  await openAsAdmin(page, site, "/manage-translations?kind=page");
  await page.getByRole("button", { name: "Begin the translation of “About Us”: Français" }).click();
  const title = page.locator("textarea[name=title]");
  await expect(title).toHaveValue("À propos");
  await title.fill("Qui nous sommes");
  await expect(page.getByRole("button", { name: "Duplicate" })).toHaveCount(0);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: "View page" }).first().click();
  await expect(page).toHaveURL("/fr/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("main")).toContainText("Qui nous sommes");
});
