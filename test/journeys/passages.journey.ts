import type { Page } from "@playwright/test";
import { toast } from "./admin.ts";
import {
  backInText,
  choose,
  content,
  dialogOf,
  give,
  move,
  openField,
  textField,
  toBeginning,
} from "./editor.ts";
import { call } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ member: admin, writable: true });

/** Checks a phone and a desktop. */
async function expectToFit(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test("an admin says the language of words and of a paragraph by keyboard", async ({ page, site }) => {
  await page.goto("/create-blog");
  await page.locator("textarea[name=title]").fill("Words of the street");
  const field = textField(page);
  await field.click();
  await page.keyboard.type("Le trottoir.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("We say ماء حق!");
  await move(page, ...Array<string>(7).fill("Shift+ArrowLeft"));

  await choose(page, "Insert", "Language");
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName("Language of these words");
  await dialog.getByLabel("Language").fill("arab");
  await expect(dialog.getByLabel("Direction")).toHaveValue("rtl");
  await expectToFit(page);
  await dialog.getByRole("button", { name: "Set language" }).press("Enter");
  const passage = '<span lang="ar" dir="rtl">ماء حق!</span>';
  await expect.poll(() => content(page)).toBe(`<p>Le trottoir.</p><p>We say ${passage}</p>`);

  await backInText(page);
  await toBeginning(page);
  await move(page, "End");
  await choose(page, "Insert", "Language");
  await expect(dialog).toHaveAccessibleName("Language of this paragraph");
  await dialog.getByLabel("Language").fill("french");
  await dialog.getByRole("button", { name: "Set language" }).press("Enter");
  await expect.poll(() => content(page)).toBe(`<p lang="fr">Le trottoir.</p><p>We say ${passage}</p>`);
  const bar = page.getByRole("toolbar", { name: "Language: Français" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await page.goto("/blogs/words-of-the-street");
  await expect(page.locator(".article p[lang=fr]")).toHaveText("Le trottoir.");
  await expect(page.locator(".article span[lang=ar][dir=rtl]")).toHaveText("ماء حق!");

  const [blog] = await call<{ _id: string }[]>(site, "GET /api/blogs/all?view=card&limit=1");
  await page.goto(`/edit-blog/${blog?._id}`);
  await field.getByText("Le trottoir.").click();
  await bar.getByRole("button", { name: "Remove" }).press("Enter");
  await field.getByText("ماء حق!").click();
  await page
    .getByRole("toolbar", { name: "Language: العربية" })
    .getByRole("button", { name: "Remove" })
    .press("Enter");
  await expect.poll(() => content(page)).toBe("<p>Le trottoir.</p><p>We say ماء حق!</p>");
});

test("the language of lines leaves the languages of words in them", async ({ page }) => {
  await openField(page);
  const arabic = '<span lang="ar" dir="rtl">ماء</span>';
  const list = `<ul><li>Un ${arabic} deux</li><li>Trois</li></ul>`;
  await give(page, "paste", { "text/html": `${list}<p><span lang="de">Vier</span></p>` });
  await expect.poll(() => content(page)).toBe(`${list}<p><span lang="de">Vier</span></p>`);
  await page.keyboard.press("Control+a");
  await choose(page, "Insert", "Language");
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName("Language of this paragraph");
  await dialog.getByLabel("Language").fill("french");
  await dialog.getByRole("button", { name: "Set language" }).press("Enter");
  const french = `<ul><li><p lang="fr">Un ${arabic} deux</p></li><li><p lang="fr">Trois</p></li></ul>`;
  await expect.poll(() => content(page)).toBe(`${french}<p lang="fr">Vier</p>`);
  await backInText(page);
  await textField(page)
    .getByText("Un")
    .click({ position: { x: 2, y: 5 } });
  await page
    .getByRole("toolbar", { name: "Language: Français" })
    .getByRole("button", { name: "Remove" })
    .press("Enter");
  await expect.poll(() => content(page)).toContain(`<li>Un ${arabic} deux</li><li><p lang="fr">`);
});

test("an author reads how many letters will be boxes in the PDF", async ({ page }) => {
  await openField(page);
  const note = page.getByText(/in this article will be/);
  await page.keyboard.type("Water, ماء, पानी, น้ำ, vodă, вода.");
  await expect.poll(() => content(page)).toContain("вода");
  await expect(note).toHaveCount(0);
  await page.keyboard.type(" 水は물。");
  await expect(note).toHaveText(/^3 letters in this article will be boxes in its PDF/);
  await page.locator("textarea[name=title]").fill("水");
  await expect(note).toHaveText(/^4 letters/);
  await expectToFit(page);
});
