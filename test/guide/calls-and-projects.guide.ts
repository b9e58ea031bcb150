import { test } from "./guide.ts";

test("calls and projects", async ({ page, site, label, picture }) => {
  const [call] = await site.read<{ _id: string }[]>("/api/calls");
  const [project] = await site.read<{ _id: string }[]>("/api/projects");
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.goto(`/edit-call/${call?._id}`);
  await page.getByLabel(label("Type"), { exact: true }).waitFor();
  await page.getByLabel(label("Deadline")).waitFor();
  await picture("call", page.getByRole("region", { name: "When and where" }));
  await page.goto(`/edit-project/${project?._id}`);
  await page.getByRole("heading", { name: label("Period") }).waitFor();
  const people = page.getByRole("region", { name: "People and organisations" });
  for (const name of ["Team", "Partners", "Funders"]) {
    await people.getByRole("group", { name: label(name) }).waitFor();
  }
  await people.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await picture("project", people, { around: [8, 12, 0, 12], height: 640 });
});
