import { test } from "./guide.ts";

test("publish a report", async ({ page, site, label, picture }) => {
  const [report] = await site.read<{ _id: string }[]>("/api/blogs/section/publications?limit=1");
  await page.setViewportSize({ width: 1024, height: 1100 });
  await page.goto(`/edit-blog/${report?._id}`);
  const record = page.getByRole("region", { name: label("Publication record"), exact: true });
  await record.getByRole("button", { name: label("Add a PDF") }).waitFor();
  await record.getByLabel(label("DOI"), { exact: true }).waitFor();
  await record.getByLabel(label("Licence"), { exact: true }).waitFor();
  await record.getByRole("button", { name: label("Add an erratum") }).waitFor();
  await page.getByRole("heading", { name: label("Register the DOI") }).waitFor();
  const first = record.getByRole("region", { name: "Type and series" });
  await first.scrollIntoViewIfNeeded();
  await first.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await picture("record", first);
  await page.goto(`/blogs/${report?._id}`);
  await page
    .getByRole("button", { name: label("Cite this") })
    .first()
    .click();
  await picture("cite-this", page.getByRole("dialog", { name: "Cite this" }), { around: 0, height: 420 });
});
