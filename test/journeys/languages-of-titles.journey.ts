import { asAdmin } from "./people.ts";
import { admin, expect, type RunningSite, test } from "./site.ts";

test.use({ member: admin, writable: true });

const add = (site: RunningSite, title: string, status: "draft" | "published") =>
  asAdmin<{ _id: string }>(site, "POST /api/blogs/add", {
    title,
    status,
    language: "fr",
    content: "<p>x</p>",
    section: "programmes",
  });

test("titles on screens of the administration have the language of their documents", async ({
  page,
  site,
}) => {
  await add(site, "Le grand cormoran", "draft");
  const { _id } = await add(site, "Le corbeau freux", "published");
  await page.goto("/admin");
  const titles = page.getByRole("main").getByText("Le grand cormoran", { exact: true });
  await expect(titles).toHaveCount(2); // among the drafts and in the activity
  for (const title of await titles.all()) await expect(title).toHaveAttribute("lang", "fr");

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").getByText("Articles", { exact: true })).not.toHaveAttribute("lang");
  await page.keyboard.type("cormoran");
  await expect(page.getByRole("option").getByText("Le grand cormoran")).toHaveAttribute("lang", "fr");

  await asAdmin(site, `DELETE /api/blogs/${_id}`);
  await page.goto("/manage-trash");
  const title = page.getByRole("table").getByText("Le corbeau freux", { exact: true });
  await expect(title.first()).toHaveAttribute("lang", "fr");
});
