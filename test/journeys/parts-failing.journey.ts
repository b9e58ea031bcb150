import { toast } from "./admin.ts";
import { asAdmin, newMember } from "./people.ts";
import { admin, expect, hydrated, test } from "./site.ts";

for (const [path, list, names] of [
  ["/programmes", "All Programmes", "**/api/blogs/subcategories/*"],
  ["/publications", "All Publications", "**/api/blogs/subcategories/*"],
  ["/events", "All Events", "**/api/blogs/subcategories/*"],
  ["/photography", "All Collections", "**/api/photography/categories"],
] as const) {
  test(`${path} shows its list if its filters fail to load`, async ({ page, quiet }) => {
    quiet.expectErrors(/Failed to load resource|The filters of a list could not be read/);
    await page.goto("/about");
    await hydrated(page);
    await page.route(names, (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("The filters of a list"),
    );
    await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
    await logged;
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: list, exact: true })).toBeVisible();
  });
}

test("login explains an account that failed to load and a missing token", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const { email, password } = await newMember(site);
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.route("**/api/auth/login", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Login failed. Please check your credentials.");
  await page.unroute("**/api/auth/login");
  await page.route("**/api/users/profile", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Log in" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your account could not be loaded");
  await expect(main).toContainText("something went wrong on the server");
  await page.route("**/api/users/profile", (route) => route.abort()); // never unrouted: the page retries by itself
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("No connection");
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("is told that an item of the checklist could not be skipped", async ({ page, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/admin");
    const steps = page.getByRole("button", { name: "First steps" }); // closed once one of them is done
    await expect(steps).toBeVisible();
    if ((await steps.getAttribute("aria-expanded")) === "false") await steps.click();
    const skip = page.getByRole("button", { name: /^Skip.*Your logo$/ });
    await page.route("**/api/admin/checklist/logo", (route) => route.fulfill({ status: 500, json: {} }));
    await skip.click();
    await expect(toast(page, "Please try again.")).toBeVisible();
    await page.unroute("**/api/admin/checklist/logo");
    await page.route("**/api/admin/checklist/logo", (route) =>
      route.fulfill({ status: 503, json: { msg: "The site is being restored." } }),
    );
    await skip.click();
    await expect(toast(page, "The site is being restored.")).toBeVisible();
    await expect(skip).toBeVisible();
  });

  test("sees how the removal of the sample goes on, however slow the answers are", async ({ page, site }) => {
    const overview = await asAdmin<object>(site, "GET /api/admin/overview");
    const held = Promise.withResolvers<void>();
    let answers = 0;
    await page.route("**/api/admin/overview", async (route) => {
      answers += 1;
      const left = 10 - answers;
      if (answers > 1) await held.promise;
      await route.fulfill({ json: { ...overview, sample: { left, kept: 0, isRemoving: true } } });
    });
    await page.clock.install();
    await page.goto("/admin");
    await expect(page.getByText("9 items left")).toBeVisible();
    const later = async () => {
      await page.clock.runFor(1000);
      return answers;
    };
    await expect.poll(later).toBeGreaterThan(1);
    for (let seconds = 0; seconds < 5; seconds += 1) await later();
    expect(answers).toBe(2); // another one would drop it
    held.resolve();
    await expect(page.getByText("8 items left")).toBeVisible();
  });
});
