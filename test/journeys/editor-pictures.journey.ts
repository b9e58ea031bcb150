import {
  backInText,
  clear,
  clickOn,
  content,
  dialogOf,
  dot,
  give,
  openField,
  textField,
  toBeginning,
  tool,
} from "./editor.ts";
import { admin, expect, expectAccessible, gate, test } from "./site.ts";

test.use({ member: admin });

const uploadPath = "**/api/blogs/upload/wysiwyg-image";

test("pictures are added by button, paste and drop, with alternative texts", async ({ page }) => {
  const { passed, open: letThrough } = gate();
  await page.route(uploadPath, async (route) => {
    await passed;
    await route.fulfill({ json: { imageUrl: "/drawings/0badcafe.svg" } });
  });
  await openField(page);
  await page.keyboard.type("Before");
  await tool(page, "Image").click();
  await expectAccessible(page);
  await dialogOf(page).getByRole("button", { name: "Add picture" }).click();
  await expect(
    dialogOf(page).getByText("Please describe the picture, or mark it as decorative."),
  ).toBeVisible();
  await dialogOf(page).getByLabel("Alternative text").fill("A gate");
  await dialogOf(page).getByRole("button", { name: "Add picture" }).click();
  await expect(dialogOf(page).getByText("Please choose a picture.")).toBeVisible();
  await dialogOf(page)
    .getByLabel("Choose an image")
    .setInputFiles({ name: dot.name, mimeType: dot.type, buffer: Buffer.from(dot.base64, "base64") });
  await dialogOf(page).getByRole("button", { name: "Add picture" }).click();
  await expect(page.getByRole("alert")).toHaveText("Uploading image...");
  await expect(page.getByText("Uploading dot.png")).toBeVisible();
  await backInText(page);
  // Its place moves with the text, which can be edited during the upload.
  await toBeginning(page);
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  expect(await content(page)).toBe("<p>First</p><p>Before</p>");
  letThrough();
  await expect(page.getByRole("alert")).toHaveText("Image added successfully");
  const figure = '<figure><img src="/drawings/0badcafe.svg" alt="A gate" /></figure>';
  expect(await content(page)).toBe(`<p>First</p><p>Before</p>${figure}`);

  // The keyboard changes its alternative text and adds a caption.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("A caption");
  await expect(textField(page).getByText("A caption")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("toolbar", { name: "Picture: A gate" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByLabel("Alternative text")).toHaveValue("A gate");
  await dialogOf(page)
    .getByLabel(/^Decorative/)
    .check();
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await backInText(page);
  expect(await content(page)).toContain(
    '<figure><img src="/drawings/0badcafe.svg" alt="" /><figcaption>A caption</figcaption></figure>',
  );
  await page.keyboard.press("Delete");
  expect(await content(page)).toBe("<p>First</p><p>Before</p>");
  await page.keyboard.press("Control+z");
  expect(await content(page)).toContain("A caption");

  // A picture can be linked, and moves with its figure.
  await textField(page).locator("figure img").click();
  await page.keyboard.press("Control+k");
  await dialogOf(page).getByLabel("Address").fill("example.org");
  await page.keyboard.press("Enter");
  await backInText(page);
  const linked =
    '<figure><a href="https://example.org" rel="noopener"><img src="/drawings/0badcafe.svg" alt="" /></a><figcaption>A caption</figcaption></figure>';
  expect(await content(page)).toBe(`<p>First</p><p>Before</p>${linked}`);
  await page.keyboard.press("Control+x");
  await expect.poll(() => content(page)).toBe("<p>First</p><p>Before</p>");
  await toBeginning(page);
  await page.keyboard.press("Control+v");
  await expect.poll(() => content(page)).toBe(`${linked}<p>First</p><p>Before</p>`);

  // Moving away from a selected picture and typing fast does not replace it.
  await clickOn(page, "Before"); // so that the next click is not a double click
  await textField(page).locator("figure img").click();
  await expect(page.getByRole("toolbar", { name: /^Picture/ })).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Quickly");
  expect(await content(page)).toContain(linked);
  expect(await content(page)).toContain("Quickly");

  // Several are asked about in turn and inserted in order.
  await clear(page);
  await give(page, "drop", {}, [
    { ...dot, name: "one.png" },
    { ...dot, name: "two.png" },
  ]);
  for (const [index, name] of ["one", "two"].entries()) {
    await expect(dialogOf(page).getByText(`${name}.png`)).toBeVisible();
    await expect(dialogOf(page)).toHaveAccessibleName(`Add picture ${index + 1} of 2`);
    await dialogOf(page).getByLabel("Alternative text").fill(name);
    await page.keyboard.press("Enter");
  }
  await give(page, "paste", {}, [{ ...dot, name: "three.png" }]);
  await dialogOf(page).getByRole("button", { name: "Leave it out" }).click();
  const shown = (alt: string) => `<figure><img src="/drawings/0badcafe.svg" alt="${alt}" /></figure>`;
  await expect.poll(() => content(page)).toBe(shown("one") + shown("two"));
});

test("a failed upload says why and can be retried", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  let answer: { status: number; json: object } | undefined;
  await page.route(uploadPath, (route) => (answer ? route.fulfill(answer) : route.abort()));
  await openField(page);
  await page.keyboard.type("Words");
  await give(page, "paste", {}, [dot]);
  await dialogOf(page).getByLabel("Alternative text").fill("A dot");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Server error during image upload");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(page.getByText("dot.png could not be uploaded.")).toBeVisible();
  await again.click({ trial: true }); // the toast does not cover it
  await expectAccessible(page);
  for (const [given, message] of [
    [{ status: 400, json: { msg: "This file is not a picture." } }, "This file is not a picture."],
    [{ status: 500, json: {} }, "Image upload failed"],
  ] as const) {
    answer = given;
    await again.click();
    await expect(page.getByRole("alert")).toHaveText(message);
    expect(await content(page)).toBe("<p>Words</p>");
  }
  answer = { status: 200, json: { imageUrl: "/drawings/0badcafe.svg" } };
  await again.click();
  await expect(page.getByRole("alert")).toHaveText("Image added successfully");
  await expect(again).toHaveCount(0);
  expect(await content(page)).toBe(
    '<p>Words</p><figure><img src="/drawings/0badcafe.svg" alt="A dot" /></figure>',
  );
});
