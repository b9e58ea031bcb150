import { button, newBlog, openGroup, readArticle, toast, view } from "./admin.ts";
import { asAdmin } from "./people.ts";
import { act } from "./rows.ts";
import { admin, expect, expectAccessible, hydrated, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("an admin chooses the address of an article, and the old one redirects", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 400/);
  const blog = await newBlog(site, { title: "Lanterns on the river" });
  await newBlog(site, { title: "Already here" });
  await page.goto(`/edit-blog/${blog._id}`);
  await openGroup(page, "Address");
  const field = page.getByLabel("Address", { exact: true });
  await expect(field).toHaveValue("lanterns-on-the-river");
  await expect(page.getByText(`${site.url}/blogs/lanterns-on-the-river`)).toBeVisible();
  await field.fill("Already here");
  await expect(page.getByText("Links to the old address will redirect here")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Update Blog").click();
  await expect(field).toHaveAccessibleDescription(/“Already here” already has the address “already-here”/);
  await expect(field).toBeFocused();
  await field.fill("Größere Laternen");
  await button(page, "Update Blog").click();
  await view(page);
  await expect(page).toHaveURL("/blogs/grossere-laternen");
  const other = await newBlog(site, { title: "Lanterns again" });
  await page.goto(`/edit-blog/${other._id}`);
  await openGroup(page, "Address");
  await field.fill("Lanterns on the river");
  await expect(page.getByText("“Lanterns on the river” had this address before.")).toBeVisible();
  await field.fill("lanterns-again");
  await expect(page.getByText("had this address before")).toHaveCount(0);
  await page.goto("/blogs/lanterns-on-the-river?from=afar");
  await expect(page).toHaveURL("/blogs/grossere-laternen?from=afar");
});

test("the address comes after the other fields of every kind", async ({ page }) => {
  for (const kind of ["blog", "photography", "page", "person"]) {
    await page.goto(`/create-${kind}`);
    const below = page.locator("details:has(input[name=slug]) ~ details");
    await expect(below.filter({ hasText: "Search engines and sharing" })).toHaveCount(1);
  }
});

test("a draft's address follows its title until somebody chooses one", async ({ page, site }) => {
  const blog = await newBlog(site, { title: "Rough notes", status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await openGroup(page, "Address");
  const field = page.getByLabel("Address", { exact: true });
  await expect(field).toHaveValue("rough-notes");
  await page.getByLabel("Title").fill("Better notes");
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(field).toHaveValue("better-notes");
  await field.fill("notes");
  await button(page, "Save draft").click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByLabel("Title").fill("The best notes");
  await button(page, "Save draft").click();
  await expect.poll(async () => (await readArticle(site, blog._id)).title).toBe("The best notes");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("The best notes");
  await expect(field).toHaveValue("notes");
});

test("an address that leads nowhere is redirected by keyboard", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 40[04]/);
  const path = "/programs/the-city-from-the-4th-floor";
  for (const _time of [1, 2, 3]) expect((await page.request.get(path)).status()).toBe(404);
  await page.request.get("/about-us");
  await page.request.get("/about-us");
  await page.goto("/manage-addresses");
  const row = page.getByRole("row").filter({ hasText: path });
  await expect(row).toContainText("Not found 3 times");
  await expectAccessible(page);
  await row.getByRole("button", { name: `Redirect to…: ${path}` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Redirect this address" });
  await expect(dialog.getByLabel("From")).toHaveValue(path);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /\/blogs\/the-city-from-the-fourth-floor/ }).press("Enter");
  await expect(dialog.getByLabel("To")).toHaveValue(/^\/blogs\/the-city-from-the-fourth-floor/);
  await dialog.getByLabel("To").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await act(page, "Dismiss", "/about-us");
  await expect(page.getByRole("row").filter({ hasText: "/about-us" })).toHaveCount(0);

  await page.getByRole("link", { name: /^Redirects/ }).click();
  await expect(row).toContainText("/blogs/the-city-from-the-fourth-floor");
  await page.getByRole("button", { name: "Add a redirect" }).click();
  const adding = page.getByRole("dialog", { name: "Add a redirect" });
  await adding.getByLabel("From").fill("/about");
  await adding.getByLabel("To").fill("javascript:alert(1)");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText(/^Please enter a path of this site, like/)).toBeVisible();
  await adding.getByLabel("To").fill("/team");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText("There is a page at this address.", { exact: false })).toBeVisible();
  await adding.getByLabel("From").fill("/who-we-are");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row").filter({ hasText: "/who-we-are" })).toContainText("/team");
  await page.goto("/who-we-are");
  await expect(page).toHaveURL("/team");
  await page.goto(path);
  await expect(page).toHaveURL(/\/blogs\/the-city-from-the-fourth-floor/);
});

test("a redirect is followed inside the app, as by a full load", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const redirect = (path: string, target: string) =>
    asAdmin(site, "PUT /api/addresses/redirect", { path, target });
  const away = { slug: "moved-away", status: "draft" };
  const own = await asAdmin<{ _id: string }>(site, "POST /api/pages/add", { title: "Short lived" });
  const blog = await newBlog(site, { title: "Here for a moment" });
  await page.goto("/short-lived");
  await hydrated(page); // a full load would come back from the browser's cache
  await page.getByRole("banner").getByRole("link", { name: "Publications" }).click();
  await expect(page).toHaveURL("/publications");
  const card = page.getByRole("main").getByRole("link", { name: "Here for a moment", exact: true });
  await expect(card).toBeVisible();
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await asAdmin(site, `PUT /api/blogs/${blog._id}`, away);
  await redirect("/blogs/here-for-a-moment", "/team?from=article");
  await card.click();
  await expect(page).toHaveURL("/team?from=article");
  expect(loads[0]).toBe(`${site.url}/blogs/here-for-a-moment`);

  await page.goto("/short-lived");
  await hydrated(page); // a full load would come back from the browser's cache
  await page.getByRole("banner").getByRole("link", { name: "Publications" }).click();
  await expect(page).toHaveURL("/publications");
  await asAdmin(site, `PUT /api/pages/${own._id}`, away);
  await redirect("/short-lived", "/about");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await asAdmin(site, "POST /api/pages/trash", { ids: [own._id] }); // other tests count the pages
});
