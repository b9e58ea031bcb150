import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { blogPath } from "#features/addresses/paths.ts";
import { run } from "#test/servers/processes.ts";
import { blogsTitled, button, choose, content, newAdmin, newBlog, toast, view, write } from "./admin.ts";
import { toEnd } from "./editor.ts";
import { expectFileInDraft, expectLocalDraft, localDraftsIn } from "./local-drafts.ts";
import { call, logIn, newMember, openAs } from "./people.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true });

const offer = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

test.describe("unsaved changes", () => {
  test.use({ member: admin });

  test("survive a closed and a crashed tab, with their picture", async ({ page, context }) => {
    await page.goto("/create-blog");
    await write(page, "Written in a hurry", "Before the tab was closed.");
    await page.getByLabel("Tags").fill("unfinished");
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0e4a39" } })
      .png()
      .toBuffer();
    await page
      .getByLabel("Thumbnail")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    await expectFileInDraft(page);
    await expectLocalDraft(page, `"tags":"unfinished"`); // stored apart from the file
    await page.close();

    const second = await context.newPage();
    await second.goto("/create-blog");
    await expect(offer(second)).toContainText(/You have unsaved changes from \d+:\d\d [AP]M/);
    await expect(offer(second)).toContainText("Before the tab was closed.");
    await expectAccessible(second);
    await second.getByRole("button", { name: /^Restore/ }).click();
    await expect(second.getByLabel("Title")).toHaveValue("Written in a hurry");
    await expect(second.getByLabel("Title")).toBeFocused();
    await expect(content(second)).toHaveText("Before the tab was closed.");
    await expect(second.getByRole("img", { name: "Preview of the thumbnail" })).toHaveAttribute(
      "src",
      /^blob:/,
    );
    await toEnd(second);
    await second.keyboard.type(" And a word more.");
    await expect(offer(second)).toHaveCount(0);
    await expect
      .poll(() => localDraftsIn(second))
      .toEqual(["<p>Before the tab was closed. And a word more.</p>"]);
    // The renderer process crashes.
    const crashed = second.waitForEvent("crash");
    const devtools = await context.newCDPSession(second);
    devtools.send("Page.crash").catch(() => {});
    await crashed;

    const third = await context.newPage();
    await third.goto("/create-blog");
    await third.getByRole("button", { name: /^Restore/ }).click();
    await expect(content(third)).toHaveText("Before the tab was closed. And a word more.");
    await expect(third.getByRole("combobox", { name: "Tags" })).toHaveValue("unfinished");
  });

  test("are stored with every key", async ({ page, context }) => {
    await page.goto("/create-blog");
    await content(page).click();
    for (const letter of "words") {
      await page.keyboard.type(letter);
      const so = "words".slice(0, "words".indexOf(letter) + 1);
      await expect.poll(() => localDraftsIn(page)).toEqual([`<p>${so}</p>`]); // without any other action
    }
    await page.close();
    const again = await context.newPage();
    await again.goto("/create-blog");
    await expect(offer(again)).toContainText("Without a title words");
  });

  test("keep up with typing faster than rendering", async ({ page }) => {
    await page.goto("/create-blog");
    await content(page).click();
    const writable = await page.evaluate(async () => {
      const field = document.activeElement;
      let letters = "";
      for (let count = 0; count < 300; count += 1) {
        const letter = String.fromCharCode(97 + (count % 26));
        document.execCommand("insertText", false, letter);
        letters += letter;
        // Each in another frame.
        if (count % 3 === 0) await new Promise(requestAnimationFrame);
        if (count % 3 === 1) await new Promise((resolve) => setTimeout(resolve));
      }
      return { letters, shown: field?.textContent };
    });
    expect(writable.shown).toBe(writable.letters);
    await expect.poll(() => localDraftsIn(page)).toEqual([`<p>${writable.letters}</p>`]);
  });

  test("are deleted when discarded or saved", async ({ page, site }) => {
    await page.goto("/create-blog");
    await write(page, "Nobody needs this", "Really.");
    await expectLocalDraft(page);
    await button(page, "Clear Form").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear Form" }).click();
    await page.getByRole("button", { name: /^Discard/ }).click();
    await expect.poll(() => localDraftsIn(page)).toEqual([]);

    await write(page, "Saved in the end", "Really.");
    await expectLocalDraft(page);
    await button(page, "Publish Post").click();
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
    await expect.poll(() => localDraftsIn(page)).toEqual([]);
    expect(await blogsTitled(site, "Saved in the end")).toHaveLength(1);
  });

  test("of another new article are not those of what was published", async ({ page }) => {
    await page.goto("/create-blog");
    await write(page, "Str", "");
    await expectLocalDraft(page);
    await page.reload();
    await expect(offer(page)).toContainText("Str");
    await write(page, "Published instead", "Really.");
    await button(page, "Publish Post").click();
    await expect(offer(page)).toHaveCount(0);
  });

  test("do not become two articles after a lost response", async ({ page, context, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/create-blog");
    await write(page, "Sent once, never answered", "It has arrived.");
    await page.route(
      "**/api/blogs/add",
      async (route) => {
        await route.fetch(); // the request arrives
        await route.abort(); // and the response is lost
      },
      { times: 1 },
    );
    await button(page, "Publish Post").click();
    await expect(toast(page, "Server error occurred")).toBeVisible();
    // Not even if the page is closed in between.
    await expectLocalDraft(page);
    await page.close();
    const again = await context.newPage();
    await again.goto("/create-blog");
    await again.getByRole("button", { name: /^Restore/ }).click();
    await expect(again.getByLabel("Title")).toHaveValue("Sent once, never answered");
    await button(again, "Publish Post").click();
    await expect(toast(again, "Blog post published successfully!")).toBeVisible();
    expect(await blogsTitled(site, "Sent once, never answered")).toHaveLength(1);
  });

  test("survive a lost connection", async ({ page, context, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const blog = await newBlog(site);
    await page.goto(`/edit-blog/${blog._id}`);
    await expect(content(page)).toBeVisible();
    await context.setOffline(true);
    await content(page).fill("Written in a tunnel.");
    await button(page, "Update Blog").click();
    await expect(toast(page, "Please check your connection and try again.")).toBeVisible();
    await expect(page.getByText("Nothing is lost")).toBeVisible();
    await expectLocalDraft(page);
    await context.setOffline(false);
    await button(page, "Try again").click();
    await view(page);
    await expect(page).toHaveURL(blogPath(blog));
    await expect(page.locator(".article")).toHaveText("Written in a tunnel.");
  });

  test("ask for confirmation before the tab is closed", async ({ page, quiet }) => {
    quiet.expectErrors(/dialog/);
    await page.goto("/create-blog");
    await write(page, "Not saved", "Not at all.");
    const requested = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    expect((await requested).type()).toBe("beforeunload");
    await expect(page.getByLabel("Title")).toHaveValue("Not saved");
  });

  test("show a warning if the browser has no space", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("No room", "QuotaExceededError");
      };
    });
    await page.goto("/create-blog");
    await write(page, "Nowhere to be kept", "But on this page.");
    await expect(page.getByText(/cannot be saved on this device/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("what you have written is lost when you leave");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await button(page, "Publish Post").click();
    await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  });
});

test("drafts of an ended session are offered after login, only to their writer", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 401/);
  const person = await newAdmin(site);
  await openAs(page, person.token, "/create-blog");
  await write(page, "Too long for one session", "Word by word.");
  await call(site, "POST /api/auth/logout-everywhere", undefined, person.token);
  await button(page, "Publish Post").click();
  await expect(toast(page, "Authorization required")).toBeVisible();
  const gate = page.getByRole("alertdialog", { name: "Authentication Required" });
  await expect(gate).toContainText("Please log in to create a blog post.");
  await expectAccessible(page);
  await gate.getByRole("button", { name: "Back to my text" }).click();
  await expect(content(page)).toHaveText("Word by word.");
  await expect(toast(page, "Authorization required")).toHaveCount(0);
  await button(page, "Publish Post").click();
  await expect(toast(page, "Authorization required")).toBeVisible();
  await page.getByRole("button", { name: "Log in again" }).click();
  await gate.getByRole("link", { name: "Login to Continue" }).click();

  // Somebody else logs in first.
  const other = await newAdmin(site, "Somebody Else");
  await logIn(page, other.email, other.password);
  await expect(page).toHaveURL("/create-blog");
  await expect(content(page)).toHaveText("");
  await expect(offer(page)).toHaveCount(0);
  await choose(page, "Log out");
  await page.getByRole("link", { name: "Login to Continue" }).click();
  await logIn(page, person.email, person.password);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(content(page)).toHaveText("Word by word.");
  await button(page, "Publish Post").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
});

test("killing the server during a save loses nothing", async ({ page, quiet }) => {
  test.slow();
  quiet.expectErrors(/Failed to load resource|request to http/);
  const folder = mkdtempSync(join(tmpdir(), "footpath-killed-"));
  const account = { email: admin, password: "a walk by the river" };
  const env = {
    DATA_DIR: folder,
    SAMPLE_CONTENT: "off",
    EXPORTS_AHEAD: "off",
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  let server = run(["server/main.ts"], { ...env, PORT: "0" });
  const [, url = ""] = await server.says(/is open at (\S+)\n/);
  const killed = { url } as Parameters<typeof call>[0];
  const { token } = await call<{ token: string }>(killed, "POST /api/auth/login", account);
  const { _id } = await call<{ _id: string }>(
    killed,
    "POST /api/blogs/add",
    { title: "Before", content: "<p>Before.</p>", section: "programmes" },
    token,
  );
  await openAs(page, token, `${url}/edit-blog/${_id}`);
  await write(page, "After", "Written while the server died.");
  await expectLocalDraft(page);

  server.process.kill("SIGSTOP"); // accepts the request and never answers
  await button(page, "Update Blog").click();
  await expect(button(page, "Updating...")).toBeVisible();
  server.process.kill("SIGKILL");
  await server.ended;
  await expect(toast(page, "Please check your connection and try again.")).toBeVisible();
  await expect(content(page)).toHaveText("Written while the server died.");

  server = run(["server/main.ts"], { ...env, PORT: new URL(url).port });
  await server.says(/is open at (\S+)\n/);
  await button(page, "Try again").click();
  await view(page);
  await expect(page).toHaveURL(`${url}/blogs/before`);
  await expect(page.locator(".article")).toHaveText("Written while the server died.");
  server.process.kill("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("members without the admin role see no form", async ({ page, site }) => {
  const person = await newMember(site);
  await openAs(page, person.token, "/create-blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
});
