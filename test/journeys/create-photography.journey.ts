import type { Locator, Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { fileOf, film, photograph } from "./made-files.ts";
import { newMember, openAs } from "./people.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  gate,
  type RunningSite,
  test,
} from "./site.ts";

const path = "/create-photography";
const images = (page: Page) => page.locator("input[name=images]");
const videos = (page: Page) => page.locator("input[name=videos]");
const cards = (page: Page, kind = "Images") =>
  page.getByRole("list", { name: kind, exact: true }).locator("[data-item]");
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const main = (page: Page) => page.getByRole("main");

/** The form of somebody who writes, ready to be filled in. */
async function openForm(page: Page, title = ""): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel("Title")).toBeVisible();
  if (title) await page.getByLabel("Title").fill(title);
}

async function collectionNamed(site: RunningSite, title: string): Promise<Collection> {
  const all = await site.read<Collection[]>("/api/photography/all");
  const found = all.filter((collection) => collection.title === title);
  expect(found, title).toHaveLength(1);
  return found[0] as Collection;
}

test("visitors are led to the login, and members are told that it is not for them", async ({
  page,
  site,
}) => {
  await page.goto(path);
  await expect(page).toHaveURL("/login?next=%2Fcreate-photography");
  await openAs(page, (await newMember(site)).token, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can create photography collections.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("makes a collection of images and a video, which stands in the gallery at once", async ({
    page,
    site,
  }) => {
    const title = "Walls by the river";
    await openForm(page, title);
    await expect(page.getByText("PNG, JPG up to 10MB")).toBeVisible();
    await page.getByLabel("Description").fill("Seen on one morning.");
    await page.getByLabel("Category").selectOption("architecture");
    await page.getByLabel("Media Type").selectOption("mixed");
    await expect(page.getByText("MP4, MOV, AVI up to 100MB")).toBeVisible();
    await page.getByLabel("Tags").fill("walls, river,");
    await images(page).setInputFiles([await photograph("one.jpg"), await photograph("two.jpg", "#1f5a8a")]);
    await videos(page).setInputFiles(film());
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first().locator("img")).toHaveAttribute("src", /^blob:/);
    await cards(page).first().getByLabel("Alternative text").fill("A red wall");
    await cards(page).first().getByLabel("Caption").fill("The first wall");
    await cards(page).first().getByLabel("Credit").fill("Zoe Ota");
    await cards(page)
      .nth(1)
      .getByLabel(/^Decorative/)
      .check();
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    await expect(page.getByLabel("Title")).toHaveValue("");
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByLabel("Media Type")).toHaveValue("images");
    const made = await collectionNamed(site, title);
    expect(made).toMatchObject({
      description: "Seen on one morning.",
      category: "architecture",
      mediaType: "mixed",
      tags: ["walls", "river"],
      media: [
        { kind: "image", alt: "A red wall", caption: "The first wall", credit: "Zoe Ota" },
        { kind: "image", alt: "", caption: "" },
        { kind: "video" },
      ],
    });
    await page.getByRole("link", { name: "View the collection" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("figcaption:visible")).toContainText("Photograph: Zoe Ota");
  });

  test("is told beside each field what is missing, and goes there", async ({ page }) => {
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

  test("cannot choose more than 10 images and 5 videos", async ({ page }) => {
    await openForm(page);
    await page.getByLabel("Media Type").selectOption("mixed");
    const many = await Promise.all(Array.from({ length: 12 }, (_, n) => photograph(`many-${n}.jpg`)));
    await images(page).setInputFiles(many);
    await expect(page.getByText("Maximum 10 images allowed")).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByText("10 of 10")).toBeVisible();
    await videos(page).setInputFiles(Array.from({ length: 6 }, (_, n) => film(`film-${n}.mp4`)));
    await expect(page.getByText("Maximum 5 videos allowed")).toBeVisible();
    await expect(cards(page, "Videos")).toHaveCount(5);
    await button(page, "Remove Image 1: many-0.jpg").click();
    await expect(page.getByText("Maximum 10 images allowed")).toBeHidden();
    await expect(page.getByText("9 of 10")).toBeVisible();
  });

  test("learns beside each file why it cannot be taken, before and after it is sent", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectTrouble(/status of 415|ERR_FILE_NOT_FOUND|Failed to load resource/);
    await openForm(page, "Only good ones");
    await images(page).setInputFiles([
      fileOf("phone.heic", "xxxxftypheic"),
      fileOf("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
      fileOf("large.jpg", Buffer.alloc(10 * 1024 * 1024 + 1)),
      fileOf("words.txt", "no picture"),
      fileOf("pretends.jpg", "no picture"),
      await photograph("good.jpg"),
    ]);
    const card = (name: string) => page.locator("[data-item]").filter({ hasText: name });
    await expect(card("phone.heic").getByRole("alert")).toHaveText(
      "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.",
    );
    await expect(card("drawing.svg").getByRole("alert")).toHaveText(/JPEG, PNG, WebP, GIF or AVIF/);
    await expect(card("large.jpg").getByRole("alert")).toHaveText("Image size must be less than 10MB");
    await expect(card("words.txt").getByRole("alert")).toHaveText("This is neither an image nor a video.");
    await expect(card("pretends.jpg").getByRole("alert")).toHaveText(/JPEG, PNG, WebP, GIF or AVIF/);
    await expect(page.getByText("1 of 10")).toBeVisible();
    await expect(button(card("phone.heic"), /Try again/)).toHaveCount(0);
    await expectAccessible(page);
    await button(page, "Create Collection").click();
    await expect(page.getByText("5 files are not uploaded.", { exact: false }).first()).toBeVisible();
    for (const name of ["phone.heic", "drawing.svg", "large.jpg", "words.txt", "pretends.jpg"]) {
      await button(card(name), `Remove ${name}`).click();
    }
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "Only good ones")).itemCount).toBe(1);
  });

  test("orders by keys and by buttons, hears it, and keeps the focus", async ({ page, site }) => {
    await openForm(page, "In order");
    await images(page).setInputFiles([
      await photograph("a.jpg"),
      await photograph("b.jpg", "#1f5a8a"),
      await photograph("c.jpg", "#0e4a39"),
    ]);
    for (const [index, caption] of ["A", "B", "C"].entries())
      await cards(page).nth(index).getByLabel("Caption").fill(caption);
    const names = () =>
      cards(page)
        .getByLabel("Caption")
        .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
    await button(page, "Earlier: Image 3").click();
    expect(await names()).toEqual(["A", "C", "B"]);
    await expect(button(page, "Earlier: Image 2")).toBeFocused();
    await expect(
      main(page).getByRole("status").filter({ hasText: "c.jpg is at place 2 of 3 now." }),
    ).toHaveCount(1);
    await page.keyboard.press("Enter");
    expect(await names()).toEqual(["C", "A", "B"]);
    await expect(button(page, "Later: Image 1")).toBeFocused();

    await button(page, "Drag Image 1: c.jpg").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("c.jpg is over place 1 of 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("c.jpg is over place 2 of 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(names).toEqual(["A", "C", "B"]);
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    const { media } = await collectionNamed(site, "In order");
    expect(media.map(({ caption }) => caption)).toEqual(["A", "C", "B"]);
  });

  test("orders by dragging", async ({ page }) => {
    await openForm(page);
    await images(page).setInputFiles([await photograph("up.jpg"), await photograph("down.jpg", "#1f5a8a")]);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText(/Waiting\.\.\.|Uploading|Being prepared/)).toHaveCount(0); // nothing moves by itself
    await button(page, "Drag Image 2: down.jpg").hover();
    await page.mouse.down();
    const box = await cards(page).first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 60, { steps: 12 });
    await page.mouse.up();
    await expect(cards(page).first()).toContainText("down.jpg");
  });

  test("drops a whole selection on the form, each where it belongs", async ({ page, quiet }) => {
    quiet.expectTrouble(/Failed to load resource/);
    await openForm(page);
    await page.getByLabel("Media Type").selectOption("mixed");
    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["1"], "dropped.jpg", { type: "image/jpeg" }));
      data.items.add(new File(["2"], "dropped.mp4", { type: "video/mp4" }));
      return data;
    });
    await page.route("**/api/media", (route) => route.abort());
    const place = page.getByText("or drop them here").first();
    await place.dispatchEvent("dragover", { dataTransfer: files });
    await place.dispatchEvent("drop", { dataTransfer: files });
    await expect(cards(page, "Images")).toContainText("dropped.jpg");
    await expect(cards(page, "Videos")).toContainText("dropped.mp4");
  });

  test("calls uploads off and tries again, and what has arrived is not sent again", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectTrouble(/Failed to load resource/);
    await openForm(page, "Sent once");
    const sent: string[] = [];
    const held = gate();
    let lose = true;
    await page.route("**/api/media", async (route) => {
      const name =
        /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString("latin1") ?? "")?.[1] ?? "";
      sent.push(name);
      if (name === "held.jpg" && sent.filter((each) => each === name).length === 1) await held.passed;
      if (name === "lost.jpg" && lose) return route.abort();
      return route.continue().catch(() => {}); // it was called off meanwhile
    });
    await images(page).setInputFiles([
      await photograph("arrives.jpg"),
      await photograph("held.jpg", "#1f5a8a"),
      await photograph("lost.jpg", "#0e4a39"),
    ]);
    await expect(cards(page).nth(2).getByRole("alert")).toHaveText("The connection was lost.");
    await expect(cards(page).nth(1)).toContainText(/Uploading|Being prepared/);
    await expectAccessible(page);
    await button(page, "Cancel the upload of held.jpg").click();
    await expect(cards(page).nth(1).getByRole("alert")).toHaveText("Upload cancelled");
    held.open();
    await button(page, "Create Collection").click();
    await expect(
      page.getByText("2 files are not uploaded. Try them again or remove them, then save."),
    ).toBeVisible();
    lose = false;
    await button(page, "Try all again").click();
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect(sent.toSorted()).toEqual(["arrives.jpg", "held.jpg", "held.jpg", "lost.jpg", "lost.jpg"]);
    expect((await collectionNamed(site, "Sent once")).itemCount).toBe(3);
  });

  test("presses Create while files are on their way, and it is created when they have arrived", async ({
    page,
    site,
  }) => {
    await openForm(page, "In a hurry");
    const held = gate();
    await page.route("**/api/media", async (route) => {
      await held.passed;
      await route.continue();
    });
    await images(page).setInputFiles(await photograph("slow.jpg"));
    await button(page, "Create Collection").click();
    await expect(button(page, "Creating...")).toBeDisabled();
    await expect(page.getByText("It is saved as soon as the uploads have arrived.")).toBeVisible();
    held.open();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "In a hurry")).itemCount).toBe(1);
  });

  test("loses nothing when the server refuses, fails or cannot be reached, and makes nothing twice", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectTrouble(/Failed to load resource/);
    await openForm(page, "Made once");
    await images(page).setInputFiles(await photograph("once.jpg"));
    const add = "**/api/photography/add";
    for (const [answer, said] of [
      [{ status: 500, json: {} }, "Error creating photography collection"],
      [
        { status: 507, json: { msg: "There is no space left for this file." } },
        "There is no space left for this file.",
      ],
    ] as const) {
      await page.route(add, (route) => route.fulfill(answer));
      await button(page, "Create Collection").click();
      await expect(page.getByRole("alert")).toHaveText(said);
      await page.unroute(add);
    }
    // It arrives, and the answer does not.
    await page.route(add, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Server error occurred");
    await expect(page.getByText("The server could not be reached")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Made once");
    await page.unroute(add);
    await button(page, "Try again").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    await collectionNamed(site, "Made once");
  });

  test("is asked before leaving, and finds everything again after the page was gone", async ({
    page,
    site,
  }) => {
    await openForm(page, "Kept through a crash");
    await images(page).setInputFiles(await photograph("kept.jpg"));
    await cards(page).first().getByLabel("Caption").fill("Still here");
    await expect(page.getByText(/Not saved yet. Kept on this device at/)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Team" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Leave without saving?");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("1 of 10")).toBeVisible();
    await expect(page.getByText(/Uploading|Being prepared/)).toHaveCount(0);

    await page.getByRole("banner").getByRole("link", { name: "Team" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Create Photography");
    await openForm(page);
    await expect(page.getByText(/You have unsaved work of/)).toBeVisible();
    await expect(page.getByText("Kept through a crash, one image or video")).toBeVisible();
    await expectAccessible(page);
    await button(page, /^Restore/).click();
    await expect(page.getByLabel("Title")).toHaveValue("Kept through a crash");
    await expect(cards(page).first().getByLabel("Caption")).toHaveValue("Still here");
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "Kept through a crash")).media[0]?.caption).toBe("Still here");
  });

  test("goes on where it was when the session ends while a file is on its way", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectTrouble(/Failed to load resource/);
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
    await expect(cards(page).getByRole("alert")).toHaveText("Your session has ended. Log in again to go on.");
    await expect(page.getByLabel("Title")).toHaveValue("Signed out in between");
    await expect(button(page, "Create Collection")).toBeDisabled();
    // In another tab somebody logs in.
    const again = await site.tokenOf(admin);
    await page.evaluate((value) => {
      localStorage.setItem("token", value);
      dispatchEvent(new StorageEvent("storage", { key: "token" }));
    }, again);
    await expect(cards(page).getByRole("alert")).toHaveCount(0);
    await button(page, "Create Collection").click();
    await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
    expect((await collectionNamed(site, "Signed out in between")).itemCount).toBe(1);
  });

  test("keeps a draft, which nobody else sees, and publishes it later", async ({ page, site }) => {
    await openForm(page, "Not yet for everybody");
    await images(page).setInputFiles(await photograph("draft.jpg"));
    await button(page, "Save draft").click();
    await expect(page).toHaveURL(/\/edit-photography\/[\da-f]{24}$/);
    await expect(page.getByRole("alert")).toHaveText("Draft saved.");
    const id = page.url().split("/").at(-1);
    expect((await fetch(`${site.url}/photography/${id}`)).status).toBe(404);
    await button(page, "Publish").click();
    await expect(page.getByText("Photography collection updated successfully!")).toBeVisible();
    await expect(page).toHaveURL(`/photography/${id}`);
    expect((await collectionNamed(site, "Not yet for everybody"))._id).toBe(id);
  });

  test("fits a small screen, in the light and in the dark", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openForm(page, "Small");
    await page.getByLabel("Media Type").selectOption("mixed");
    await images(page).setInputFiles([
      await photograph(`${"a-very-long-name-".repeat(8)}.jpg`),
      fileOf("no.heic", "x"),
    ]);
    await videos(page).setInputFiles(film());
    await expect(cards(page, "Videos")).toHaveCount(1);
    await expect(page.getByText(/Uploading|Being prepared\.\.\./)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "colours");
  });
});
