import { blogsTitled, button, next, toast, write } from "./admin.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { admin, expect, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("a link sets the type of a new article, and not that of a draft", async ({ page, context, site }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/publications");
  await page.getByRole("link", { name: "Create Publication" }).click();
  await expect(heading).toHaveText("Create Publication");
  await expect(page).toHaveTitle(/^Create Publication/);
  await write(page, "A paper in the making", "Not finished.");
  await expectLocalDraft(page);
  await page.close();

  const again = await context.newPage();
  const headingAgain = again.getByRole("heading", { level: 1 });
  await again.goto("/create-blog?type=events");
  await expect(headingAgain).toHaveText("Create Event");
  await expect(again.getByLabel("Content type")).toHaveValue("events");
  await expect(again.getByLabel("Event Date")).toBeVisible();
  const offer = again.getByRole("region", { name: "Unsaved changes" });
  await expect(offer).toContainText("Publication: A paper in the making");
  await expect(again.getByLabel("Title")).toHaveValue("");
  await expect(button(again, "Save draft")).toBeDisabled(); // the type alone is not worth saving
  await offer.getByRole("button", { name: /^Restore/ }).click();
  await expect(again.getByLabel("Content type")).toHaveValue("publications");
  await expect(headingAgain).toHaveText("Create Publication");
  await button(again, "Publish Post").click();
  await expect(toast(again, "Blog post published successfully!")).toBeVisible();
  await expect(headingAgain).toHaveText("Edit Article");
  await next(again).getByRole("link", { name: "Write another" }).click();
  await expect(again.getByLabel("Content type")).toHaveValue("publications");
  await expect(headingAgain).toHaveText("Create Publication");
  expect(await blogsTitled(site, "A paper in the making")).toMatchObject([{ section: "publications" }]);
});
