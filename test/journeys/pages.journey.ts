import type { Page } from "@playwright/test";
import type { EditablePage } from "#features/pages/contract.ts";
import { next, view } from "./admin.ts";
import { pickUp } from "./dragging.ts";
import { asAdmin, newMember, openAs } from "./people.ts";
import { savedSettings } from "./settings.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, type RunningSite, test } from "./site.ts";

test.use({ writable: true });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const sections = (page: Page) => page.getByRole("list", { name: "Sections" }).locator("> [data-item]");
const titles = async (page: Page) =>
  sections(page)
    .locator("button[aria-expanded] .font-semibold")
    .evaluateAll((all) => all.map((title) => title.textContent));
const saved = async (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

async function publish(site: RunningSite, id: string, fields: object): Promise<EditablePage> {
  return asAdmin(site, `PUT /api/pages/${id}`, { status: "published", ...fields });
}

test("visitors are sent to the login, and members see that access is restricted", async ({ page, site }) => {
  for (const path of ["/manage-pages", "/create-page", "/edit-page/about"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await openAs(page, (await newMember(site)).token, "/edit-page/about");
  await expect(page.getByText("Only administrators can edit pages.")).toBeVisible();
  await page.goto("/privacy");
  await expect(page.getByRole("button", { name: "Edit and create" })).toHaveCount(0);
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("writes a page, puts it in the menu, and finds it at its address", async ({ page, site }) => {
    await page.goto("/manage-pages");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Create Page" }).click();
    await page.locator("textarea[name=title]").fill("House rules");
    await page.getByLabel("Introduction").fill("For everybody who comes in.");
    await page.getByRole("textbox", { name: "Content" }).click();
    await page.keyboard.type("Shoes off, please.");
    await expectAccessible(page);
    await button(page, "Publish").click();
    await next(page).getByRole("button", { name: "Put it in the menu" }).click();
    await expect(next(page)).toContainText("It is at the end of the menu.");
    const { menu } = await savedSettings(site);
    expect(menu.values.bar.at(-1)).toMatchObject({ to: "/house-rules", text: "House rules", hidden: false });
    await expectAccessible(page);
    await next(page).getByRole("button", { name: "Undo" }).click();
    await expect(next(page).getByRole("button", { name: "Put it in the menu" })).toBeVisible();
    await view(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("House rules");
    await expect(page.getByText("Shoes off, please.")).toBeVisible();
    await expect(page.getByText("For everybody who comes in.")).toBeVisible();
    await expect(page.getByText("Last updated on")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Edit and create" }).click();
    await page.getByRole("link", { name: "Edit page" }).click();
    await expect(page.locator("textarea[name=title]")).toHaveValue("House rules");
  });

  for (const width of [390, 1280]) {
    test(`changes the sections by keyboard at ${width} pixels, and publishes them`, async ({
      page,
      site,
    }) => {
      await asAdmin(site, "POST /api/pages/about/original", {});
      await publish(site, "about", { status: "draft" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/edit-page/about");
      await expect(sections(page)).toHaveCount(11);
      await expect(
        page.getByText("Readers see the original text until you publish this page."),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await button(page, "Add a section").focus();
      await page.keyboard.press("Enter");
      await expect(sections(page).nth(11).getByLabel("Title")).toBeFocused();
      await page.keyboard.type("Rivers");
      await button(page, "Move Rivers up").focus();
      await page.keyboard.press("Enter");
      await expect(button(page, "Move Rivers up")).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: "Rivers is now at position 11 of 12." }),
      ).toHaveCount(1);
      await button(page, /^Rivers/).press("Enter"); // closed, it moves by one row at a time
      await pickUp(button(page, "Drag Rivers"));
      await expect(
        page.getByRole("status").filter({ hasText: "Rivers is over position 11 of 12." }),
      ).toHaveCount(1);
      await page.keyboard.press("ArrowUp");
      await expect(
        page.getByRole("status").filter({ hasText: "Rivers is over position 10 of 12." }),
      ).toHaveCount(1);
      await page.keyboard.press("Space");
      await expect
        .poll(() => titles(page))
        .toEqual([
          ...["Vision", "Ideology", "Focus Areas", "Right to Space", "Sustainable Transportation"],
          ...["Migrant Workers", "Social Justice", "Objective", "Strategy", "Rivers"],
          ...["The academic approach", "The activist approach"],
        ]);
      await button(page, "Remove The activist approach").focus();
      await page.keyboard.press("Enter");
      await expect(button(page, "Remove The academic approach")).toBeFocused();
      await button(page, /^Vision/).press("Enter");
      await expect(sections(page).getByLabel("Title")).toHaveCount(1); // the others are closed
      await sections(page).getByLabel("Text").fill("Shade for all.");
      await sections(page).getByLabel("Shown as").selectOption("A text on a dark band");
      await button(page, "Publish").click();
      await view(page);
      await expect(page).toHaveURL("/about");
      await expect(page.getByText("Shade for all.")).toBeVisible();
      await expect(page.getByRole("main").locator("h2")).toHaveText([
        ...["Vision", "Ideology", "Focus Areas", "Objective", "Strategy", "Governing Board"],
      ]);
      await expect(page.getByRole("region", { name: "Strategy" }).locator("h3")).toHaveText([
        ...["Rivers", "The academic approach"],
      ]);
      await expectAccessible(page);
    });
  }

  test("is told what is missing in a list", async ({ page }) => {
    await page.goto("/edit-page/contact");
    await button(page, "Add a department").click();
    await button(page, "Publish").click();
    await expect(page.getByText("Please enter a name.")).toBeVisible();
    const name = page
      .getByRole("list", { name: "Departments" })
      .locator("> [data-item]")
      .nth(4)
      .getByLabel("Name");
    await expect(name).toBeFocused();
    await name.fill("Library");
    await page.getByLabel("Link to a map").fill("somewhere");
    await button(page, "Publish").click();
    await expect(
      page.getByText("Please enter a whole address that begins with https:// or http://."),
    ).toBeVisible();
    await page.getByLabel("Link to a map").fill("https://www.openstreetmap.org/#map=15/1/2");
    await button(page, "Publish").click();
    await view(page);
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("link", { name: "Open the map" })).toHaveAttribute("rel", "noopener");
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  });

  test("compares versions with their parts, and goes back to the original text", async ({ page, site }) => {
    await publish(site, "about", { parts: { heading: "Benches." } });
    await page.goto("/edit-page/about");
    await saved(page);
    await button(page, "History").click();
    const history = page.getByRole("dialog", { name: "History" });
    await history.getByRole("checkbox").first().check();
    await history.getByRole("checkbox").nth(1).check();
    await history.getByRole("button", { name: /^Compare/ }).click();
    await expect(history).toContainText("Benches.");
    await expect(history).toContainText("Heading");
    await page.keyboard.press("Escape");
    await expect(history).toBeHidden();
    await button(page, "Back to the original text").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Back to the original text" }).click();
    await expect(page.getByLabel("Heading", { exact: true })).toHaveValue("Why we are here");
    await page.goto("/about");
    await expect(page.getByText("A city in which nobody")).toBeVisible();
    await expect(page.getByText("This page still has our example text.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Replace it" })).toHaveAttribute("href", "/edit-page/about");
    await expectAccessible(page);
  });

  test("sees another admin's parts in a conflict", async ({ page, site, quiet }) => {
    quiet.expectErrors(/409/);
    await publish(site, "terms", { parts: { introduction: "Mine." } });
    await page.goto("/edit-page/terms");
    await saved(page);
    await publish(site, "terms", { parts: { introduction: "Theirs." } });
    await page.getByLabel("Introduction").fill("Ours.");
    await button(page, "Update").click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog).toContainText("Theirs.");
    await expectAccessible(page);
  });
});

test("a page can be read without JavaScript", async ({ browser, site }) => {
  const content = "<h2>Hours</h2><table><tr><td>Monday</td><td>9</td></tr></table>";
  const { _id } = await asAdmin<EditablePage>(site, "POST /api/pages/add", {
    title: "Reading room",
    content,
  });
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto(`/${_id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading room");
  await expect(page.getByRole("region", { name: "Table 1" })).toContainText("Monday");
  await page.close();
});
