import { field, test } from "./guide.ts";

test("show who you are", async ({ page, site, label, picture }) => {
  const [person] = await site.read<{ _id: string }[]>("/api/people");
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.goto(`/edit-person/${person?._id}`);
  for (const name of ["Name", "Role", "Biography"]) {
    await field(page, label(name)).waitFor();
  }
  await page.getByLabel(label("On the board")).waitFor();
  await page.getByLabel(label("No longer with the institute")).waitFor();
  await page.getByText("Choose what stays visible").click();
  await page.getByLabel("Left to right").waitFor();
  await picture("portrait", page.getByRole("group", { name: label("Portrait") }));
});
