import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("an admin fills in the record of a publication by keyboard, and readers see it", async ({
  page,
  site,
}) => {
  const add = (title: string, more: object) =>
    asAdmin<EditableBlog>(site, "POST /api/blogs/add", {
      title,
      content: "<p>x</p>",
      section: "publications",
      ...more,
    });
  await asAdmin(site, "POST /api/pages/add", { title: "Path Papers", template: "series" });
  const older = await add("River rents, first findings", {});
  const { _id } = await add("River rents, three years on", { with: [{ name: "Ada Vale" }] });
  await page.goto(`/edit-blog/${_id}`);

  await page.getByRole("button", { name: "Edit it below the text" }).press("Enter");
  const record = page.getByRole("region", { name: "Publication record" });
  await expect(record.getByRole("heading", { level: 2, name: "Publication record" })).toBeInViewport();
  await record.getByLabel("Type of publication").selectOption("Working paper");
  await record.getByLabel("Date of publication").fill("May 2024");
  await record.getByLabel("DOI", { exact: true }).fill("10.5555");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(record.getByText("Please enter a DOI, such as 10.5555/12345678.")).toBeVisible();
  await expect(record.getByText("Please enter a year, a month or a day")).toBeVisible();
  await record.getByLabel("Date of publication").fill("2024-05");
  await record.getByLabel("DOI", { exact: true }).fill("https://doi.org/10.5555/RIVER.3");

  for (const [name, typed, found] of [
    ["Add a series", "path", "Path Papers"],
    ["Add an older publication", "first findings", "River rents, first findings"],
  ] as const) {
    await record.getByRole("combobox", { name }).fill(typed);
    await expect(record.getByRole("listbox", { name }).getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(record.getByRole("button", { name: `Remove ${found}` })).toBeVisible();
  }
  await record.getByLabel("Number in the series").fill("7");
  await record.getByRole("button", { name: "Add a PDF" }).press("Enter");
  await expectAccessible(page);
  await page.getByRole("dialog").getByLabel("Choose a file").setInputFiles("test/files/water.pdf");
  await expect(record.getByRole("button", { name: "Replace" })).toBeFocused();
  await page.locator("summary", { hasText: "Authors" }).click();
  await page.getByLabel("Role of Ada Vale").selectOption("Editor");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByText("Blog updated successfully!")).toBeVisible();

  await page.goto(`/edit-blog/${_id}`);
  await expect(page.locator("summary", { hasText: "Working paper · Path Papers 7" })).toBeVisible();
  const saved = page.getByRole("region", { name: "Publication record" });
  await expect(saved.getByLabel("DOI", { exact: true })).toHaveValue("10.5555/river.3");
  await expect(saved.getByText("The site has no public address yet.").first()).toBeVisible();

  await page.goto(`/blogs/${_id}`);
  const about = page.getByRole("region", { name: "About this publication" });
  await expect(about.getByRole("link", { name: "10.5555/river.3" })).toBeVisible();
  await expect(page.getByRole("link", { name: /PDF/ }).first()).toHaveAttribute("href", /water\.pdf$/);
  await expect(page.getByText("with Ada Vale (editor)")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/blogs/${older._id}`);
  await page
    .getByRole("complementary", { name: "Newer publication" })
    .getByRole("link", { name: "River rents, three years on" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("River rents, three years on");
});
