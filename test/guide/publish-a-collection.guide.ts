import { firstCollection } from "#test/journeys/site.ts";
import { test } from "./guide.ts";

test("publish photographs as a collection", async ({ page, site, label, picture }) => {
  const { _id } = await firstCollection(site);
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.goto(`/edit-photography/${_id}`);
  const images = page.getByRole("group", { name: /^Images / });
  await images.getByLabel(label("Choose images")).waitFor({ state: "attached" });
  for (const name of ["Alternative text", "Caption", "Credit"])
    await images.getByLabel(label(name), { exact: true }).waitFor();
  await page.getByLabel(label("Media Type")).waitFor();
  await page.getByLabel(label("Description"), { exact: true }).waitFor();
  await picture("collection-form", images, { height: 700 });
});
