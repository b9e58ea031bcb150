import type { Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { publishEmptyCollection } from "./collections.ts";
import { admin, expect, expectAccessible, hydrated, publish, test, writer } from "./site.ts";

const dialogOf = (page: Page) => page.getByRole("alertdialog");
const questions = {
  blog: "Are you sure you want to delete this blog post? This action cannot be undone.",
  publication: "Are you sure you want to delete this publication? This action cannot be undone.",
  collection: "Are you sure you want to delete this collection?",
};
/** The question alone: nothing else explains it. */
const expectQuestion = (page: Page, kind: keyof typeof questions) =>
  expect(dialogOf(page).locator("[id$=-text]")).toHaveText(questions[kind]);
const undo = (page: Page) => page.getByRole("region", { name: "Undo" });
const answer = (page: Page, name: string) => dialogOf(page).getByRole("button", { name, exact: true });

// Deletes sample content.
test.use({ writable: "deleting" });
test.describe.configure({ mode: "default" }); // on one site

test.describe("an admin", () => {
  test.use({ member: admin });

  test("deletes a blog after confirming, and sees a message on the home page", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/Failed to load resource/);
    const title = "Soon to be gone";
    const id = await publish(site, { title, section: "programmes" });
    await page.goto(`/blogs/${id}`);
    const button = page.getByRole("button", { name: `Delete ${title}` });
    await button.click();
    await expectQuestion(page, "blog");
    await expectAccessible(page);
    await answer(page, "Cancel").click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.route(`**/api/blogs/${id}`, (route) => route.abort());
    await button.click();
    await answer(page, "Delete").click();
    await expect(dialogOf(page).getByRole("alert")).toHaveText("Failed to delete blog. Please try again.");
    await page.unroute(`**/api/blogs/${id}`);
    await answer(page, "Delete").click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("alert")).toHaveText("Blog deleted successfully!");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    expect((await page.request.get(`/blogs/${id}`)).status()).toBe(410);

    // On the home page, it can still be taken back.
    await expect(undo(page)).toContainText("Moved to the trash.");
    await expectAccessible(page);
    await expect(undo(page).getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(undo(page)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveText(`“${title}” restored.`);
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    expect((await page.request.get(`/blogs/${id}`)).status()).toBe(200);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("alert")).toHaveCount(0);

    // The offer is gone when its page is opened again.
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("deletes a publication from the list and stays on it", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const title = "A paper too many";
    const id = await publish(site, { title });
    await page.goto("/publications");
    const card = page.getByRole("main").getByRole("article").filter({ hasText: title });
    await card.getByRole("button", { name: `Delete ${title}` }).click();
    await expectQuestion(page, "publication");
    await page.route(`**/api/blogs/${id}`, (route) => route.abort());
    await answer(page, "Delete").click();
    await expect(dialogOf(page).getByRole("alert")).toHaveText(
      "Failed to delete publication. Please try again.",
    );
    await page.unroute(`**/api/blogs/${id}`);
    await answer(page, "Delete").click();
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL("/publications");
    await expect(page.getByRole("alert")).toHaveText("Publication deleted successfully!");
    await expect(undo(page).getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(undo(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("is asked about a publication on every page, and sees no enabled button while it is deleted", async ({
    page,
    site,
  }) => {
    const title = "A report in many places";
    const id = await publish(site, { title, section: "publications" });
    for (const path of ["/", "/section/publications", `/blogs/${id}`]) {
      await page.goto(path);
      await page
        .getByRole("button", { name: `Delete ${title}` })
        .first()
        .click();
      await expectQuestion(page, "publication");
      await answer(page, "Cancel").click();
    }
    await page
      .getByRole("button", { name: `Delete ${title}` })
      .first()
      .click();
    await expectQuestion(page, "publication");
    await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const log: string[] = [];
      Object.assign(window, { log });
      const note = () => {
        const button = dialog?.querySelector<HTMLButtonElement>("[type=submit]");
        if (dialog?.isConnected && button) log.push(`${button.textContent} ${button.disabled}`);
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await answer(page, "Delete").click();
    await expect(page).toHaveURL("/");
    await expect(undo(page)).toBeVisible();
    const log = await page.evaluate(() => (window as unknown as { log: string[] }).log);
    const busy = log.indexOf("Deleting... true");
    expect(busy).toBeGreaterThanOrEqual(0);
    expect(log.slice(busy)).not.toContain("Delete false");
  });

  test("deletes a blog on the home page without reloading the list", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const title = "On the home page by mistake";
    const id = await publish(site, { title });
    await page.goto("/");
    const buttons = page.getByRole("button", { name: `Delete ${title}` });
    const links = page.getByRole("link", { name: title });
    await expect(buttons.first()).toBeVisible();
    await expect(page.getByRole("link", { name: `Edit ${title}` }).first()).toHaveAttribute(
      "href",
      `/edit-blog/${id}`,
    );
    await expect.poll(() => page.getByRole("button", { name: /^Delete / }).count()).toBeGreaterThan(8);
    await page.route(`**/api/blogs/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
    await buttons.first().click();
    await expectQuestion(page, "publication");
    await answer(page, "Delete").click();
    await expect(dialogOf(page).getByRole("alert")).toHaveText(
      "Failed to delete publication. Please try again.",
    );
    await page.unroute(`**/api/blogs/${id}`);
    const reads: string[] = [];
    page.on("request", (request) => request.method() === "GET" && reads.push(request.url()));
    await answer(page, "Delete").click();
    await expect(page.getByRole("alert")).toHaveText("Publication deleted successfully!");
    await expect(links).toHaveCount(0);
    await expect(undo(page).getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(page).toHaveURL("/");
    expect(reads.filter((url) => /\/api\/(?!.*\/uses$)/.test(url))).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await page.goto("/about");
    await expect(undo(page)).toHaveCount(0);
  });

  for (const kind of ["blog", "publication", "collection", "home"] as const) {
    test(`is told that the session ended before deleting: ${kind}`, async ({ page, site, quiet }) => {
      quiet.expectErrors(/Failed to load resource/);
      const title = `Kept after all (${kind})`;
      const id =
        kind === "collection" ? await publishEmptyCollection(site, title) : await publish(site, { title });
      const paths = {
        blog: `/blogs/${id}`,
        publication: "/publications",
        collection: `/photography/${id}`,
        home: "/",
      };
      await page.goto(paths[kind]);
      await page.route("**/api/{blogs,photography}/*", (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 401, json: { code: "unauthorized", msg: "Please log in again" } })
          : route.fallback(),
      );
      await page
        .getByRole("button", { name: kind === "collection" ? "Delete" : `Delete ${title}` })
        .first()
        .click();
      await answer(page, "Delete").click();
      const failed =
        kind === "collection"
          ? "Failed to delete collection."
          : "Failed to delete publication. Please try again.";
      await expect(page.getByRole("alert")).toHaveText(
        `${failed} Your session has ended. Please log in again.`,
      );
      await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
    });
  }

  test("deletes a collection and returns to the gallery", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const title = "One roof too many";
    const _id = await publishEmptyCollection(site, title);
    await page.goto(`/photography/${_id}`);
    await page.getByRole("button", { name: "Delete" }).click();
    await expectQuestion(page, "collection");
    await page.route(`**/api/photography/${_id}`, (route) => route.abort());
    await answer(page, "Delete").click();
    await expect(dialogOf(page).getByRole("alert")).toHaveText("Failed to delete collection");
    await page.unroute(`**/api/photography/${_id}`);
    await answer(page, "Delete").click();
    await expect(page).toHaveURL("/photography");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("GALLERY");
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    await undo(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  });
});

test.describe("a writer", () => {
  test.use({ member: writer });

  test("deletes their own articles only, and undoes it", async ({ page, site }) => {
    const blogs = await site.read<{ _id: string; name: string }[]>("/api/blogs/all?view=card");
    const own = blogs.find(({ name }) => name === "Nasrin Oyelaran");
    const other = blogs.find(({ name }) => name !== "Nasrin Oyelaran");
    await page.goto(`/blogs/${own?._id}`);
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await answer(page, "Delete").click();
    await undo(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert")).toHaveText(/ restored\.$/);
    expect((await page.request.get(`/blogs/${own?._id}`)).status()).toBe(200);
    await page.goto(`/blogs/${other?._id}`);
    await hydrated(page);
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Nasrin Oyelaran" }).first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Edit / })).toHaveCount(0);
    const [collection] = await site.read<Collection[]>("/api/photography/all");
    await page.goto(`/photography/${collection?._id}`);
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Nasrin Oyelaran" }).first(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  });
});
