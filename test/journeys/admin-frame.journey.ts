import { asAdmin } from "./people.ts";
import { admin, expect, expectAccessible, type RunningSite, test } from "./site.ts";

test.use({ member: admin, writable: true });

async function write(site: RunningSite, title: string): Promise<{ _id: string }> {
  const draft = { title, content: "<p>Words.</p>", section: "publications", status: "draft" };
  return asAdmin(site, "POST /api/blogs/add", draft);
}

test("the menu of the administration is read out with what waits, and stays as it was left", async ({
  page,
  site,
}) => {
  await write(site, "Waiting for its end");
  await page.goto("/manage-trash");
  const menu = page.getByRole("banner");
  await expect(menu.getByRole("link", { name: /^Articles \d+ drafts?$/ })).toBeVisible();
  await expect(menu).toMatchAriaSnapshot(`
    - banner:
      - link "Research Institute"
      - button "Wide menu" [pressed]
      - button "Search or go to…"
      - navigation "Administration":
        - list:
          - listitem:
            - link "Overview"
        - paragraph: Write
        - list "Write":
          - listitem:
            - link /^Articles/
          - listitem:
            - link /^Events/
          - listitem:
            - link /^Collections/
          - listitem:
            - link /^Pages/
      - list:
        - listitem:
          - link "Help"
        - listitem:
          - link "View the site"
      - link "Administrator"
      - button "Logout"
  `);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await menu.getByRole("button", { name: "Wide menu" }).click();
  await page.reload();
  await expect(menu.getByRole("button", { name: "Wide menu" })).toHaveAttribute("aria-pressed", "false");
  await expect(menu.getByRole("link", { name: "Trash" })).toHaveAttribute("aria-current", "page");
  expect((await menu.boundingBox())?.width).toBeLessThan(80);
  await expectAccessible(page);
});

test("the palette finds screens, documents and actions with the keyboard", async ({ page, site }) => {
  const { _id } = await write(site, "Ibis of the inner harbour");
  await page.goto("/manage-trash");
  const opener = page.getByRole("button", { name: "Search or go to…" });
  await opener.focus();
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("combobox", { name: "Search or go to" });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("redirects");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("Addresses");
  await field.fill("ibis inner");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Search or go to":
      - combobox "Search or go to" [expanded]: ibis inner
      - button "Esc"
      - listbox "Results":
        - group "Found":
          - option /^Ibis of the inner harbour/ [selected]
      - status: 1 found
  `);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("ibis inner");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toContainText("Ibis");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/edit-blog/${_id}`);
  await opener.click();
  await field.fill("write a page");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("Create page");
  await field.fill("about us");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("About UsPage");
  await field.fill("create ev");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("Create event");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-blog?type=events");
  await page.goto("/manage-addresses");
  await opener.click();
  await field.fill("add a redirect");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("Add a redirect");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add a redirect" })).toBeVisible();
});
