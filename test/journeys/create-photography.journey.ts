import { view } from "./admin.ts";
import {
  button,
  cards,
  chosen,
  collectionNamed,
  images,
  openForm,
  publishAsIs,
  uploadsEnded,
  videos,
} from "./collection-form.ts";
import { fileOf, photograph, videoFile } from "./files.ts";
import { newMember, openAs } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, gate, test } from "./site.ts";

test.use({ writable: true });

const path = "/create-photography";

test("visitors are sent to the login, and members see that access is restricted", async ({ page, site }) => {
  await page.goto(path);
  await expect(page).toHaveURL("/login?next=%2Fcreate-photography");
  await openAs(page, (await newMember(site)).token, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can create photography collections.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("creates a collection of images and a video, which appears in the gallery", async ({ page, site }) => {
    const title = "Walls by the river";
    await openForm(page, title);
    await expect(page.getByText("PNG, JPG up to 10MB")).toBeVisible();
    await page.getByLabel("Description").fill("Seen on one morning.");
    await page.getByLabel("Category").selectOption("architecture");
    await page.getByLabel("Media Type").selectOption("mixed");
    await expect(page.getByText("MP4, MOV, AVI up to 100MB")).toBeVisible();
    await page.getByLabel("Tags").fill("walls, river,");
    await images(page).setInputFiles([await photograph("one.jpg"), await photograph("two.jpg", "#1f5a8a")]);
    await videos(page).setInputFiles(videoFile());
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first().locator("img")).toHaveAttribute("src", /^blob:/);
    await button(page, "Create Collection").click();
    await expect(page.getByText("2 of 2 pictures have no alternative text")).toBeVisible();
    await button(page, "Go to the first").click();
    await expect(page.getByRole("textbox", { name: "Alternative text" }).first()).toBeFocused();
    await page.keyboard.type("A red wall");
    const first = await chosen(page, 1);
    await first.getByLabel("Caption").fill("The first wall");
    await first.getByLabel("Credit").fill("Zoe Ota");
    await button(first, "The same credit for all").click();
    await expect(page.getByText("All 3 have this credit.")).toBeVisible();
    const second = await chosen(page, 2);
    await second.getByLabel("Credit").fill("");
    await second.getByLabel(/^Decorative/).check();
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await expect(cards(page)).toHaveCount(2);
    const made = await collectionNamed(site, title);
    expect(made).toMatchObject({
      description: "Seen on one morning.",
      category: "architecture",
      mediaType: "mixed",
      tags: ["walls", "river"],
      media: [
        { kind: "image", alt: "A red wall", caption: "The first wall", credit: "Zoe Ota" },
        { kind: "image", alt: "", caption: "", credit: "" },
        { kind: "video", credit: "Zoe Ota" },
      ],
    });
    await view(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("figcaption:visible")).toContainText("Photograph: Zoe Ota");
  });

  test("sees errors beside the fields, with the focus on the first", async ({ page }) => {
    await openForm(page);
    await button(page, "Create Collection").click();
    await expect(page.getByLabel("Title")).toBeFocused();
    await expect(page.getByText("Please enter a title.")).toBeVisible();
    await expect(page.getByText("Please select at least one image or video")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Title").fill("Nothing to see");
    await button(page, "Create Collection").click();
    await expect(images(page)).toBeFocused();
  });

  test("keeps the form when the server rejects, fails or is unreachable, without duplicates", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/Failed to load resource/);
    await openForm(page, "Made once");
    await images(page).setInputFiles(await photograph("once.jpg"));
    const add = "**/api/photography/add";
    for (const [answer, message] of [
      [{ status: 500, json: {} }, "Error creating photography collection"],
      [
        { status: 507, json: { msg: "There is no space left for this file." } },
        "There is no space left for this file.",
      ],
    ] as const) {
      const { status } = answer; // it asks once
      await page.route(add, (route) => route.fulfill(answer));
      await (status === 500 ? publishAsIs(page) : button(page, "Create Collection").click());
      await expect(page.getByRole("alert")).toHaveText(message);
      await page.unroute(add);
    }
    // The request arrives, the response is lost.
    await page.route(add, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Server error occurred");
    await expect(page.getByText("The server could not be reached", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Made once");
    await page.unroute(add);
    await button(page, "Try again").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    await collectionNamed(site, "Made once");
  });

  test("keeps what was typed while the collection was created", async ({ page, site }) => {
    await openForm(page, "Written before");
    await images(page).setInputFiles(await photograph("before.jpg"));
    const held = gate();
    await page.route("**/api/photography/add", async (route) => {
      await held.passed;
      await route.continue();
    });
    const requested = page.waitForRequest("**/api/photography/add");
    await publishAsIs(page);
    await requested;
    await page.getByLabel("Description").fill("Typed during the request");
    held.open();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    const { _id, description } = await collectionNamed(site, "Written before");
    expect(description).toBe("");
    await expect(page).toHaveURL(`/edit-photography/${_id}`);
    await expect(page.getByLabel("Description")).toHaveValue("Typed during the request");
    await expect(page.getByText(/Saved on this device at /)).toBeVisible();
    await expect(page.getByRole("form", { name: "Edit collection" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Collection");
    await expect(page).toHaveTitle(/^Edit Collection \|/);
    await expect(button(page, "Clear Form")).toHaveCount(0);
  });

  test("is told before saving which files the media type leaves out", async ({ page, site }) => {
    await openForm(page, "Images only");
    await page.getByLabel("Media Type").selectOption("mixed");
    await images(page).setInputFiles(await photograph("stays.jpg"));
    await videos(page).setInputFiles(videoFile());
    await page.getByLabel("Media Type").selectOption("images");
    await expect(
      page.getByText("One video is left out when this is saved, because the media type does not show it."),
    ).toBeVisible();
    await expect(videos(page)).toHaveCount(0);
    await publishAsIs(page);
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect(await collectionNamed(site, "Images only")).toMatchObject({
      mediaType: "images",
      itemCount: 1,
      videos: [],
    });
  });

  test("is asked before leaving, and recovers the form after closing the page", async ({ page, site }) => {
    await openForm(page, "Kept through a crash");
    await images(page).setInputFiles(await photograph("kept.jpg"));
    await page.getByLabel("Caption").fill("Still here");
    await expect(page.getByText(/Saved on this device at /)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Leave without saving?");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("1 of 10")).toBeVisible();
    await expect(page.getByText(/Uploading|Being processed/)).toHaveCount(0);

    await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Create Collection");
    await openForm(page);
    await expect(page.getByText(/You have unsaved changes from/)).toBeVisible();
    await expect(page.getByText("Kept through a crash, one image or video")).toBeVisible();
    await expectAccessible(page);
    await button(page, /^Restore/).click();
    await expect(page.getByLabel("Title")).toHaveValue("Kept through a crash");
    await expect(page.getByLabel("Caption")).toHaveValue("Still here");
    await publishAsIs(page);
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "Kept through a crash")).media[0]?.caption).toBe("Still here");
  });

  test("continues after the session ended during an upload", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await openForm(page, "Signed out in between");
    const held = gate();
    await page.route("**/api/media", async (route) => {
      await held.passed;
      await route.continue();
    });
    await images(page).setInputFiles(await photograph("between.jpg"));
    const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") }));
    await fetch(`${site.url}/api/auth/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    held.open();
    await expect(page.getByRole("alertdialog")).toContainText("Your session has ended.");
    await button(page, "Back to my text").click();
    await expect(cards(page).getByRole("alert")).toHaveText(
      "Your session has expired. Log in again to continue.",
    );
    await expect(page.getByLabel("Title")).toHaveValue("Signed out in between");
    await button(page, "Create Collection").click();
    await expect(page.getByText("Authorization required")).toBeVisible();
    // Login in another tab.
    const again = await site.tokenOf(admin);
    await page.evaluate((value) => {
      localStorage.setItem("token", value);
      dispatchEvent(new StorageEvent("storage", { key: "token" }));
    }, again);
    await expect(cards(page).getByRole("alert")).toHaveCount(0);
    await publishAsIs(page);
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "Signed out in between")).itemCount).toBe(1);
  });

  test("saves a private draft and publishes it later", async ({ page, site }) => {
    await openForm(page, "Not yet for everybody");
    await images(page).setInputFiles(await photograph("draft.jpg"));
    await button(page, "Save draft").click();
    await expect(page).toHaveURL(/\/edit-photography\/[\da-f]{24}$/);
    await expect(page.getByRole("alert")).toHaveText("Draft saved");
    const id = page.url().split("/").at(-1);
    expect((await fetch(`${site.url}/photography/${id}`)).status).toBe(404);
    await button(page, "Publish").click();
    await button(page, "Publish without it").click();
    await expect(page.getByText("The collection is published.")).toBeVisible();
    await view(page);
    await expect(page).toHaveURL("/photography/not-yet-for-everybody");
    expect((await collectionNamed(site, "Not yet for everybody"))._id).toBe(id);
  });

  test("presses a button that does not move when uploads finish", async ({ page }) => {
    await openForm(page, "Pressed during uploads");
    const held = gate();
    await page.route("**/api/media", async (route) => {
      await held.passed;
      await route.continue();
    });
    await images(page).setInputFiles([await photograph("one.jpg"), await photograph("two.jpg", "#1f5a8a")]);
    await expect(page.getByText(/^Uploading \d/)).toBeVisible();
    await expect(page.getByText(/^Saved on this device/)).toBeVisible(); // a longer line above the button
    await button(page, "Save draft").hover();
    await page.mouse.down();
    held.open();
    await uploadsEnded(page);
    await page.mouse.up();
    await expect(page.getByRole("alert")).toHaveText("Draft saved");
  });

  test("fits a small screen, light and dark", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openForm(page, "Small");
    await page.getByLabel("Media Type").selectOption("mixed");
    await images(page).setInputFiles([
      await photograph(`${"a-very-long-name-".repeat(8)}.jpg`),
      fileOf("no.heic", "x"),
    ]);
    await videos(page).setInputFiles(videoFile());
    await expect(cards(page, "Videos")).toHaveCount(1);
    await uploadsEnded(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "colours");
  });
});
