import sharp from "sharp";
import type { Blog } from "#features/blogs/contract.ts";
import { blogsTitled, button, choose, content, toast, view, write } from "./admin.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { newMember, openAs } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, gate, test } from "./site.ts";

test.use({ writable: true });

test("visitors are sent to the login, and members see that access is restricted", async ({ page, site }) => {
  const held = gate();
  await page.goto("/create-blog");
  await expect(page).toHaveURL("/login?next=%2Fcreate-blog");

  const person = await newMember(site);
  await page.route("**/api/users/profile", async (route) => {
    await held.passed;
    await route.continue();
  });
  await openAs(page, person.token, "/create-blog");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  held.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can create blog posts.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveCount(0);
  await expectAccessible(page);
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("is asked to log in again after logging out, without the text", async ({ page }) => {
    await page.goto("/create-blog");
    await write(page, "Words of somebody", "They are nobody else's.");
    await expectLocalDraft(page);
    await choose(page, "Log out");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Required");
    await expect(page.getByText("Please log in to create a blog post.")).toBeVisible();
    await expect(page.getByLabel("Title")).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Login to Continue" }).click();
    await expect(page).toHaveURL("/login?next=%2Fcreate-blog");
  });

  test("publishes an article with every field", async ({ page, site }) => {
    await page.goto("/create-blog");
    await expect(page.getByLabel("Content type")).toHaveValue("programmes");
    await write(page, "The stairs of the old town", "They were counted twice.");
    await page.getByLabel("Content type").selectOption("publications");
    await page.getByLabel("Subcategory").fill("Working papers");
    await page.getByLabel("Tags").fill("stairs,");
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#a53c20" } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Thumbnail")
      .setInputFiles({ name: "stairs.jpg", mimeType: "image/jpeg", buffer: picture });
    await expect(page.getByRole("img", { name: "Preview of the thumbnail" })).toHaveAttribute(
      "src",
      /^blob:/,
    );
    await page.getByLabel("Alternative text").fill("Stairs between two walls");
    await page.getByLabel("Caption").fill("Photo: A. Lindholm");
    await expectAccessible(page);

    const held = gate();
    await page.route("**/api/blogs/add", async (route) => {
      await held.passed;
      await route.continue();
    });
    await button(page, "Publish Post").click();
    await expect(button(page, "Publishing...")).toBeDisabled();
    held.open();
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/edit-blog\/[\da-f]{24}$/);
    await expect(page.getByLabel("Title")).toHaveValue("The stairs of the old town");
    await expect(content(page)).toHaveText("They were counted twice.");
    await expectAccessible(page);

    await view(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The stairs of the old town");
    const blog = await site.read<Blog>(`/api${new URL(page.url()).pathname}`);
    expect(blog).toMatchObject({
      content: "<p>They were counted twice.</p>",
      section: "publications",
      subcategory: "Working papers",
      tags: ["stairs"],
      eventDate: null,
      cover: { alt: "Stairs between two walls", caption: "Photo: A. Lindholm", generated: false },
    });
  });

  test("sees the progress of an upload and can cancel it", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/create-blog");
    await write(page, "A picture on its way", "Cancelled.");
    await page
      .getByLabel("Thumbnail")
      .setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(11 * 1024 * 1024) });
    const tooLarge = page
      .getByRole("group", { name: /^Thumbnail/ })
      .getByText("Image size must be less than 10MB");
    await expect(tooLarge).toHaveCount(0);
    await button(page, "Publish Post").click();
    await expect(tooLarge).toBeVisible();
    await expect(page.getByLabel("Thumbnail")).toBeFocused();
    await expect(content(page)).toHaveText("Cancelled.");
    await page
      .getByLabel("Thumbnail")
      .setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2 * 1024 * 1024) });
    await expect(tooLarge).toHaveCount(0);
    const held = gate();
    await page.route("**/api/blogs/add", () => held.passed, { times: 1 });
    await button(page, "Publish Post").click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel upload" }).click();
    held.open();
    await expect(page.getByText("The upload was cancelled")).toBeVisible();
    expect(await blogsTitled(site, "A picture on its way")).toHaveLength(0);
    // Files other than pictures show an error beside the field.
    await button(page, "Publish Post").click();
    await expect(page.getByLabel("Thumbnail")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Thumbnail")).toBeFocused();
  });

  test("sees errors beside the fields, with the focus on the first", async ({ page, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/create-blog");
    await expect(content(page)).toBeVisible();
    await button(page, "Publish Post").click();
    await expect(page.getByLabel("Title")).toBeFocused();
    await expect(page.getByText("Please enter a title.")).toBeVisible();
    await expect(page.getByText("Please enter some content.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Title").fill("Nothing but a title");
    await button(page, "Publish Post").click();
    await expect(content(page)).toBeFocused();

    // An error that only the server finds.
    await content(page).fill("Some words.");
    await page.getByLabel("Tags").fill(`${"long ".repeat(12)},`);
    await button(page, "Publish Post").click();
    await expect(
      page.getByLabel("Tags", { exact: true }).and(page.getByRole("combobox")),
    ).toHaveAccessibleDescription(/A tag has at most 50 characters/);
  });

  test("needs a date for events only, and changing the type clears the subcategory", async ({
    page,
    site,
  }) => {
    const known = await site.read<string[]>("/api/blogs/subcategories/events");
    await page.goto("/create-blog");
    await expect(page.getByLabel("Title")).toBeVisible();
    await expect(page.getByLabel("Event Date")).toHaveCount(0);
    await page.getByLabel("Subcategory").fill("Courses");
    await page.getByLabel("Content type").selectOption("events");
    await expect(page.getByLabel("Subcategory")).toHaveValue("");
    await expect(page.locator("datalist option")).toHaveCount(known.length);
    await write(page, "An evening at the stairs", "With lamps.");
    await button(page, "Publish Post").click();
    await expect(page.getByText("Please enter the date of the event.")).toBeVisible();
    await expect(page.getByLabel("Event Date")).toBeFocused();
    await expect(page.getByLabel("Event Date")).toHaveAccessibleDescription(/Europe\/Lisbon/);
    await page.getByLabel("Event Date").fill("2031-07-01T19:30");
    await button(page, "Publish Post").click();
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
    const [blog] = await blogsTitled(site, "An evening at the stairs");
    expect(blog?.eventDate).toBe("2031-07-01T18:30:00.000Z"); // summer in Lisbon
  });

  test("sees why publishing failed, and keeps the text", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/create-blog");
    await write(page, "Against all odds", "It arrives in the end.");
    const answers = [
      { status: 503, contentType: "application/json", body: '{"msg":"The site is busy."}' },
      { status: 500, contentType: "application/json", body: "{}" },
      {
        status: 403,
        contentType: "application/json",
        body: '{"code":"forbidden","msg":"Only administrators."}',
      },
    ];
    const words = ["The site is busy.", "Error publishing blog post", "Authorization required"];
    for (const [place, answer] of answers.entries()) {
      await page.route("**/api/blogs/add", (route) => route.fulfill(answer), { times: 1 });
      await button(page, "Publish Post").click();
      await expect(toast(page, words[place] ?? "")).toBeVisible();
      await expect(content(page)).toHaveText("It arrives in the end.");
    }
    await page.route("**/api/blogs/add", (route) => route.abort(), { times: 1 });
    await button(page, "Publish Post").click();
    await expect(toast(page, "Server error occurred")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Try again").click();
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
    expect(await blogsTitled(site, "Against all odds")).toHaveLength(1);
  });

  test("works with the keyboard alone", async ({ page, site }) => {
    await page.goto("/create-blog");
    await expect(content(page)).toBeVisible();
    const to = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          const label = element?.getAttribute("aria-labelledby")?.split(" ")[0];
          const named = label
            ? document.getElementById(label)?.textContent
            : element?.labels?.[0]?.textContent;
          return named ?? element?.textContent ?? "";
        });
        if (name.test(focused)) return;
      }
      throw new Error(`${name} cannot be reached.`);
    };
    await to(/^Title/);
    await page.keyboard.type("By keyboard alone");
    await page.keyboard.press("Enter"); // does not publish
    await to(/^Content type/);
    await page.keyboard.press("p"); // Programmes, Publications
    await to(/^Content( \*)?$/);
    await page.keyboard.type("Without a mouse.");
    await to(/^Tags/);
    await page.keyboard.type("keys,");
    await to(/^Publish Post/);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
    expect(await blogsTitled(site, "By keyboard alone")).toHaveLength(1);
  });

  test("uses the form on a phone, light and dark", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/create-blog");
    await write(page, "A long title that goes on and on ".repeat(8), "Words.");
    await page.getByLabel("Content type").selectOption("events");
    await page.getByLabel("Tags").fill(`${"a tag without an end ".repeat(4)}, another,`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
