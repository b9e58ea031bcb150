import { actionsOf } from "#test/journeys/rows.ts";
import { test } from "./guide.ts";

test.use({ writable: "bring-something-back" });

test("bring something back", async ({ page, api, label, picture }) => {
  const [blog] = await api<{ _id: string }[]>("GET /api/blogs/manage?q=allotments");
  await api("POST /api/blogs/trash", { ids: [blog?._id] });
  await page.goto("/manage-trash");
  const title = "Keeping the allotments when the towers come";
  await actionsOf(page, title).click();
  await page.getByRole("button", { name: `${label("Restore")}: ${title}` }).waitFor();
  await page.getByRole("menuitem", { name: label("Delete for good") }).waitFor();
  await page.getByText(label("Time left")).first().waitFor();
  await picture("trash", page.locator("#main"), { around: 0, height: 330 });
});
