import { test } from "./guide.ts";

test("show who you are", async ({ page, site, label, picture }) => {
  const [person] = await site.read<{ _id: string }[]>("/api/people");
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`/edit-person/${person?._id}`);
  for (const name of ["Name", "Role", "Department", "Biography"]) {
    await page.getByLabel(label(name), { exact: true }).waitFor();
  }
  await page.getByLabel(label("On the board")).waitFor();
  await page.getByLabel(label("No longer with the institute")).waitFor();
  await page.getByLabel("Left to right").waitFor();
  await picture("portrait", page.getByRole("group", { name: label("Portrait") }));
});
