import { test } from "./guide.ts";

test.use({ writable: "compare-versions" });

test("look at the history and compare versions", async ({ page, api, label, picture }) => {
  const { _id } = await api<{ _id: string }>("POST /api/blogs/add", {
    title: "The lift",
    content: "<h2>Closed</h2><p>The lift at the north gate is out of order.</p>",
    section: "publications",
    tags: "lift",
  });
  await api(`PUT /api/blogs/${_id}`, { title: "The lift at the north gate", version: 1 });
  const repaired = "<h2>Open</h2><p>The lift at the north gate is in good order.</p>";
  await api(`PUT /api/blogs/${_id}`, { content: repaired, tags: "lift, repair", version: 2 });
  await page.goto(`/edit-blog/${_id}`);
  await page.getByRole("button", { name: label("History") }).click();
  const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await versions
    .first()
    .getByRole("button", { name: label("Read") })
    .waitFor();
  await versions
    .last()
    .getByRole("button", { name: label("Restore this version") })
    .waitFor();
  await picture("history", page.getByRole("dialog"), { around: 0 });
  await versions.first().getByRole("checkbox").check();
  await versions.last().getByRole("checkbox").check();
  await page.getByRole("button", { name: label("Compare the two versions") }).click();
  await picture("comparison", page.getByRole("region", { name: "From version 1 to version 3" }));
});
