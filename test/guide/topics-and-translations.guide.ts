import { openGroup } from "#test/journeys/admin.ts";
import { field, test } from "./guide.ts";

test("topics and translations", async ({ page, api, label, picture }) => {
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.goto("/create-page");
  await field(page, "Title").fill("Housing");
  await page
    .getByLabel(label("Kind of page"))
    .selectOption(label("Topic: everything with a tag or in a subcategory"));
  await page.getByLabel(label("The page collects")).waitFor();
  await page.getByLabel("Tag or subcategory").fill("housing");
  await field(page, "Title").focus();
  const fields = page.getByRole("form", { name: "Create page" });
  await page.getByText(label("Pinned articles")).first().waitFor();
  await picture("topic", fields, { around: [0, 0, 0, 0], width: 880, height: 700 });
  const [tram] = await api<{ _id: string }[]>("GET /api/blogs/manage?q=El+tranv%C3%ADa");
  await page.goto(`/edit-blog/${tram?._id}`);
  await openGroup(page, label("Language and translations"));
  const group = page.locator("details").filter({ hasText: "Language and translations" });
  await group.getByLabel(label("Language"), { exact: true }).waitFor();
  await group.getByLabel(label("Link a translation")).waitFor();
  await picture("translations", group);
});
