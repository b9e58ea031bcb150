import type { Locator, Page } from "@playwright/test";
import { pickUp } from "./dragging.ts";
import { changeSettings, saveSettings } from "./settings.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fontsLoaded,
  hydrated,
  test,
} from "./site.ts";

test.use({ member: admin, writable: "menu" });
test.describe.configure({ mode: "serial" });

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const entries = (page: Page, name: string) => part(page, name).getByRole("list", { name });

const labelsIn = (page: Page, name: string) =>
  entries(page, name)
    .getByRole("textbox")
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

/** The links whose words do not fit. */
const cutIn = (nav: Locator) =>
  nav
    .getByRole("link")
    .evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );

test("an admin arranges the menu by keyboard, and every page follows", async ({ page, browser, site }) => {
  await page.goto("/manage-menu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
  expect((await labelsIn(page, "Bar")).slice(0, 3)).toEqual(["Home", "About Us", "Contact"]);

  await page.getByRole("button", { name: "Move Contact up" }).first().focus();
  await page.keyboard.press("Enter");
  expect((await labelsIn(page, "Bar")).slice(0, 3)).toEqual(["Home", "Contact", "About Us"]);
  await expect(page.getByText("Contact is now at position 2 of 8.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Contact up" }).first()).toBeFocused();

  await pickUp(entries(page, "Bar").getByRole("button", { name: "Drag Team" }));
  await expect(page.getByText("Team is over position 4 of 8.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Team is over position 3 of 8.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect
    .poll(() => labelsIn(page, "Bar"))
    .toEqual([
      ...["Home", "Contact", "Team", "About Us", "Programmes", "Publications", "Events", "Photography"],
    ]);

  await entries(page, "Bar").getByRole("textbox", { name: "Label of the link to /team" }).fill("People");
  await entries(page, "Bar").getByRole("button", { name: "Hide Photography" }).click();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expectAccessible(page);
  await saveSettings(page);

  const shown = ["Home", "Contact", "People", "About Us", "Programmes", "Publications", "Events"];
  const visitor = await browser.newPage({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  });
  await visitor.goto(`${site.url}/about`);
  await expect(visitor.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(shown);
  expect((await visitor.goto(`${site.url}/photography`))?.status()).toBe(200);
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.locator("summary").getByText("Menu", { exact: true }).click();
  await expect(visitor.getByRole("navigation", { name: "Menu" }).getByRole("link")).toHaveText(shown);
  await visitor.close();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries(page, "Bar").getByRole("button", { name: "Hide Photography" })).toBeVisible();
});

test("pages and addresses can be added, and removed again", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 40[34]|status of 410/);
  await page.goto("/manage-menu");
  const bar = part(page, "Bar");
  await bar.getByRole("button", { name: "Add a page of this site" }).click();
  const search = bar.getByRole("combobox", { name: "Page" });
  await expect(search).toBeFocused();
  await search.fill("articl");
  await expect(page.getByRole("option").first()).toHaveText(/^Articles/);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await labelsIn(page, "Bar")).at(-1)).toBe("Articles");

  const add = bar.getByRole("button", { name: "Add an address" });
  const addAddress = async (address: string, label: string) => {
    if ((await add.getAttribute("aria-expanded")) === "false") await add.click();
    await bar.getByRole("textbox", { name: "Address" }).fill(address);
    await bar.getByRole("textbox", { name: "Label", exact: true }).fill(label);
    await page.keyboard.press("Enter");
  };
  for (const hostile of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "not an address"]) {
    await addAddress(hostile, "Hello");
    await expect(bar.getByText("Please enter a path like /about, or an address like")).toBeVisible();
  }
  expect(await labelsIn(page, "Bar")).not.toContain("Hello");
  await addAddress("/about", "Hello");
  await expect(bar.getByText("This menu has a link to this address already.")).toBeVisible();
  await addAddress("library.example.org/catalogue", "Library");
  await addAddress("/no-such-page", "</script><b>Nowhere</b>");
  await expect(bar.getByText("This page does not exist or is not published")).toBeVisible();
  await saveSettings(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "View the site" }).click();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.locator("a", { hasText: "Library" }).first()).toHaveAttribute("rel", "noopener");
  await page.goBack();

  await bar.getByRole("button", { name: "Remove </script>" }).click();
  await expect(bar.getByRole("button", { name: "Add a page of this site" })).toBeFocused();
  await expect(bar.getByRole("button", { name: "Remove Home" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the default" }).click();
  await expect.poll(() => labelsIn(page, "Bar")).toHaveLength(8);
  await saveSettings(page);
});

test("an entry is put below another, and opens without a script", async ({ page, browser, site }) => {
  await page.goto("/manage-menu");
  const bar = entries(page, "Bar");
  const level = bar.getByRole("button", { name: "Move Contact below About Us" });
  await level.focus();
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("button", { name: "Move Contact to the top level" })).toBeFocused();
  await bar.getByRole("button", { name: "Move About Us down" }).click(); // with the entry below it
  await expect
    .poll(async () => (await labelsIn(page, "Bar")).slice(0, 4))
    .toEqual(["Home", "Team", "About Us", "Contact"]);
  await expectAccessible(page);
  await saveSettings(page);

  const visitor = await browser.newPage({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1280, height: 800 },
  });
  await visitor.goto(`${site.url}/team`);
  const main = visitor.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Contact" })).toBeHidden();
  await main.locator("summary").first().press("Enter");
  await main.getByRole("link", { name: "Contact" }).click();
  await expect(visitor).toHaveURL(`${site.url}/contact`);
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.locator("summary").getByText("Menu", { exact: true }).click();
  const menu = visitor.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("listitem").filter({ hasText: "About Us" }).getByRole("listitem")).toHaveText([
    "Contact",
  ]);
  await visitor.close();
  await page.getByRole("button", { name: "Back to the default" }).click();
  await saveSettings(page);
});

test("no control hides behind the save bar", async ({ page }) => {
  for (const path of ["/manage-menu", "/manage-home", "/manage-settings"])
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
      await page.locator("form[aria-label=Settings] :is(button, input, a)").first().focus();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press("Tab");
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector("[data-save-bar]");
          if (!focused || !bar || bar.contains(focused) || !focused.closest("form")) return "";
          const [own, covered] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
          return own.top >= covered.top && own.top < covered.bottom ? focused.outerHTML.slice(0, 200) : "";
        });
        expect([path, width, hidden]).toEqual([path, width, ""]);
      }
    }
});

test("a menu with many entries fits every window", async ({ browser, site }) => {
  const page = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte";
  const more = ["Articles", "Search", long.slice(0, 60), "الصفحة الرئيسية للمعهد", "Terms", "Press"];
  const links = more.map((text, index) => ({ to: `/blogs?page=${index + 2}`, text, hidden: false }));
  await changeSettings(site, "menu", ({ defaults }) => ({ ...defaults, bar: [...defaults.bar, ...links] }));
  await page.goto(`${site.url}/about`);
  for (const width of [320, 390, 768, 1119, 1120, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const isWide = width >= 1120;
    const opener = page
      .getByRole("banner")
      .locator("summary")
      .getByText(isWide ? "More" : "Menu", { exact: true });
    const nav = page.getByRole("navigation", { name: isWide ? "Main" : "Menu" });
    await opener.click();
    await expect(nav.getByRole("link", { name: "Press" })).toBeVisible();
    await expect(nav.getByRole("link"), `${width} px`).toHaveCount(14);
    await expect.poll(() => cutIn(nav), `${width} px`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(nav.getByRole("link", { name: "Press" })).toBeHidden();
  }
  await hydrated(page);
  await expectAccessible(page);
  await page.close();
});

test("no label of the specified links is cut, whatever the fonts", async ({ browser, site }) => {
  const page = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await changeSettings(site, "institute", () => ({ donation: "https://give.example/" }));
  await changeSettings(site, "menu", ({ defaults }) => defaults);
  for (const fonts of ["humanist", "modern", "classic", "source"]) {
    await changeSettings(site, "appearance", () => ({ fonts }));
    await page.goto(`${site.url}/events`);
    await fontsLoaded(page);
    for (const width of [1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const nav = page.getByRole("navigation", { name: "Main" });
      await expect.poll(() => cutIn(nav), `${fonts}, ${width} px`).toEqual([]);
    }
  }
  await page.close();
});

test("two admins do not overwrite each other", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  await page.goto("/manage-menu");
  await expect(entries(page, "Quick links").getByRole("textbox").first()).toHaveValue("Home");
  await changeSettings(site, "menu", ({ values, defaults }) => ({
    ...defaults,
    legal: values.legal.toReversed(),
  }));
  await entries(page, "Quick links").getByRole("textbox").first().fill("Start");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "View the site" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation", { name: "Quick links" }).getByRole("link").first()).toHaveText(
    "Start",
  );
  await expect(footer.getByRole("navigation", { name: "Legal" }).getByRole("link").first()).toHaveText(
    "Accessibility",
  );
});

test("a page that is opened while the settings are read again has the saved menu", async ({ page }) => {
  await page.goto("/manage-menu");
  const label = entries(page, "Bar").getByRole("textbox").first();
  await label.fill("Start here");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() === "GET") await held.promise;
    await route.continue();
  });
  const siteRead = page.waitForResponse("**/api/site");
  await saveSettings(page);
  await siteRead;
  await page.getByRole("link", { name: "View the site" }).click();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Start here" })).toBeVisible();
  held.resolve();

  await page.goto("/manage-menu");
  await page.getByRole("button", { name: "Back to the default" }).click();
  await saveSettings(page);
});

test("unsaved changes are asked about, on a telephone, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/manage-menu");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await entries(page, "Bar").getByRole("button", { name: "Hide Home" }).click();
  await page.getByRole("button", { name: "Menu, Menu" }).click();
  await page.getByRole("link", { name: "View the site" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(entries(page, "Bar").getByRole("button", { name: "Show Home" })).toBeVisible();
});
