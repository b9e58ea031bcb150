import { toast } from "./admin.ts";
import { content, textField } from "./editor.ts";
import { asAdmin, call, newMember, verifyAddress } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("an admin begins a translation, sees what its original has that it lacks, and brings it up to date", async ({
  page,
  site,
}) => {
  type Group = { institute: { values: object; version: number } };
  const { institute } = await asAdmin<Group>(site, "GET /api/settings");
  const values = { ...institute.values, languages: [{ language: "fr", segments: [] }] };
  await asAdmin(site, "PUT /api/settings/institute", { values, version: institute.version });
  const paragraphs = (second: string, more = "") =>
    `<h2>Water</h2>${more}<p>First of all.</p><h2>Land</h2><p>${second}</p>`;
  await publish(site, { title: "Wells and rights", content: paragraphs("The wells are shared.") });

  await page.goto("/admin");
  await page.getByRole("link", { name: "Translations", exact: true }).click();
  await page.getByRole("searchbox", { name: "Title or author" }).fill("wells and");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /Wells and rights/ });
  await row.getByRole("button", { name: "Begin the translation of “Wells and rights”: Français" }).click();
  await expect(toast(page, "The draft has the text of the original. Translate it in place.")).toBeVisible();
  await expect(textField(page)).toContainText("The wells are shared.");
  const id = page.url().split("/").at(-1) ?? "";
  const french = paragraphs("Les puits sont partagés.").replace("Water", "Eau").replace("Land", "Terre");
  const draft = await asAdmin<{ version: number }>(site, `GET /api/blogs/${id}/writing`);
  await asAdmin(site, `PUT /api/blogs/${id}`, {
    ...{ title: "Puits et droits", content: french, status: "published", version: draft.version },
  });

  const ines = await newMember(site, "Ines Ruiz");
  const { _id: member } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, ines.token);
  await verifyAddress(site, member);
  await asAdmin(site, `PUT /api/members/${member}`, { role: "admin" });
  const { token } = await call<{ token: string }>(site, "POST /api/auth/login", ines);
  const [{ _id: original } = { _id: "" }] = await call<{ _id: string }[]>(
    site,
    "GET /api/blogs/manage?q=wells+and",
    undefined,
    token,
  );
  const change = (text: string, more?: string) =>
    call(site, `PUT /api/blogs/${original}`, { content: paragraphs(text, more) }, token);
  await change("The wells are shared by all.", "<p>A new one.</p>");
  const queued = await site.inside(({ db }) =>
    db.queries.selectFrom("emails").select(["kind", "detail"]).where("kind", "=", "translation").execute(),
  );
  expect(queued).toEqual([{ kind: "translation", detail: JSON.stringify({ kind: "blog", ref: id }) }]);

  await page.goto("/manage-translations?q=wells+and&state=changed");
  await expect(row).toContainText(/Original changed\s*by Ines Ruiz on/);
  await expectAccessible(page, "everything");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await row.getByRole("link", { name: /See the changes in “Wells and rights”/ }).click();
  const dialog = page.getByRole("dialog", { name: "What has changed in the original" });
  const pairs = dialog.getByRole("region", { name: "Content" }).getByRole("listitem");
  await expect(pairs.nth(1).getByRole("insertion")).toContainText("by all");
  await expect(pairs.nth(1)).toContainText("Les puits sont partagés.");
  await expect(pairs.first()).toContainText("New: it belongs here.");
  await expect(pairs).toHaveCount(2);
  await expectAccessible(page, "everything");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await pairs.nth(1).getByRole("button", { name: "Go to this passage" }).click();
  await expect(dialog).toBeHidden();
  await expect(textField(page)).toBeFocused();
  await page.keyboard.type("Tous ");
  expect(await content(page)).toContain("<p>Tous Les puits sont partagés.</p>");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(toast(page, "The translation is marked as up to date.")).toBeVisible();
  await expect(page.getByText("after it was translated")).toHaveCount(0);

  await change("The wells are shared.");
  await page.goto("/manage-translations?q=wells+and");
  await row.getByRole("button", { name: "It is up to date: “Wells and rights”, Français" }).click();
  await expect(row.getByRole("link", { name: "Up to date" })).toBeVisible();
});

test("a translator turns the emails about changed originals off in the profile", async ({ page }) => {
  await page.goto("/profile#translation-emails");
  const part = page.getByRole("region", { name: "Emails about translations" });
  const box = part.getByRole("checkbox", { name: "Send me these emails" });
  await expect(box).toBeChecked();
  await expectAccessible(page);
  await box.uncheck();
  await part.getByRole("button", { name: "Save the choice" }).click();
  await expect(toast(page, "Your choice is saved.")).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
});
