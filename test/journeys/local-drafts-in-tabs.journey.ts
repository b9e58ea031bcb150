import { blogsTitled, button, content, newAdmin, toast, write } from "./admin.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { call, logIn, openAs } from "./people.ts";
import { expect, hydrated, test } from "./site.ts";

test.use({ writable: true });

test("a draft is offered in another tab once its own tab is closed", async ({ page, context, site }) => {
  const person = await newAdmin(site);
  await openAs(page, person.token, "/create-blog");
  await write(page, "Left in the first tab", "Word by word.");
  await expectLocalDraft(page);
  const other = await context.newPage();
  await other.goto("/create-blog");
  await write(other, "Begun in the second tab", "Other words.");
  await expectLocalDraft(other);
  const offer = other.getByRole("region", { name: "Unsaved changes" });
  await expect(offer).toHaveCount(0);
  await page.close();
  await expect(offer).toContainText("Word by word.");
  await offer.getByRole("button", { name: /^Restore/ }).click();
  await expect(content(other)).toHaveText("Word by word.");
  await expect(offer).toContainText("Other words.");
});

test("logging in again in another tab continues the form", async ({ page, context, site, quiet }) => {
  quiet.expectErrors(/status of 401/);
  const person = await newAdmin(site);
  await openAs(page, person.token, "/create-blog");
  await write(page, "Two tabs, one member", "The text stays where it is.");
  await call(site, "POST /api/auth/logout-everywhere", undefined, person.token);
  await button(page, "Save draft").click();
  await expect(page.getByRole("alertdialog", { name: "Authentication Required" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/login");
  await hydrated(other);
  await logIn(other, person.email, person.password);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect(await blogsTitled(site, "Two tabs, one member")).toHaveLength(1);
});
