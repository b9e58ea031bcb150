import { backInText, choose, clickOn, content, dialogOf, openField, textField } from "./editor.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("a slash lists the blocks of the Insert menu", async ({ page }) => {
  await page.goto("/create-blog");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Slow streets");
  await page.keyboard.press("Enter");
  await expect(textField(page)).toBeFocused();
  await page.keyboard.type("/");
  const list = page.getByRole("listbox", { name: "Insert" });
  const options = list.getByRole("option");
  const chosen = () =>
    textField(page).evaluate((field) => {
      const option = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
      return option?.ariaSelected === "true" && option.textContent;
    });
  await expect(options.first()).toHaveText("Image");
  const [field, below] = [await textField(page).boundingBox(), await list.boundingBox()];
  expect(below?.y).toBeGreaterThan(field?.y ?? 0);
  await expect.poll(chosen).toBe("Image");
  await page.keyboard.press("ArrowUp");
  await expect.poll(chosen).toBe(await options.last().textContent());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(chosen).toBe("Gallery");
  await expectAccessible(page);

  await page.keyboard.type("map");
  await expect(options).toHaveText(["Embed"]);
  await page.keyboard.type("s of nothing");
  await expect(list).toHaveCount(0);
  await expect.poll(() => content(page)).toBe("<p>/maps of nothing</p>");

  await page.keyboard.press("Enter");
  await page.keyboard.type("/div");
  await expect(options).toHaveText(["Divider"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => content(page)).toBe("<p>/maps of nothing</p><hr />");
  await page.keyboard.type("/tab");
  await options.click();
  await expect(dialogOf(page)).toHaveAccessibleName("Add table");
  await page.keyboard.press("Escape");
  await backInText(page);
});

test("the editor and its dialogs make sense to a screen reader", async ({ page }) => {
  await openField(page);
  await page.keyboard.type("Streets");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+b");
  const form = page.getByRole("form", { name: "Create article" });
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Title"
    - 'toolbar "Formatting: Content"':
      - button "Undo"
      - button "Redo" [disabled]
      - 'button "Header: Normal text"'
      - button "Insert"
      - button "Bold" [pressed]
      - button "Italic"
      - button "Underline"
      - button "Strike"
      - 'button "Color: None"'
      - 'button "Background: None"'
      - button "Ordered list"
      - button "Bullet list"
      - button "Outdent" [disabled]
      - button "Indent"
      - button "Blockquote"
      - button "Code block"
      - button "Link"
      - button "Image"
      - button "Clean"
      - button "Find and replace"
      - button "Formatting help"
    - textbox "Content":
      - paragraph:
        - strong: Streets
    - region "Publishing":
      - status
      - button "Publish Post"
    - region "Details":
      - group:
        - combobox "Content type"
        - combobox "Subcategory"
        - combobox "Tags"
        - status
      - group: /Picture/
      - group: /Authors/
      - group: /Address/
      - group: /Language and translations/
      - group: /Search engines and sharing/
  `);

  await page.keyboard.press("Control+k");
  await expect(dialogOf(page)).toHaveAccessibleDescription(/^Type a title or a heading/);
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Add link":
      - heading "Add link" [level=2]
      - combobox "Address" [invalid]
      - button "Cancel"
      - button "Add link"
  `);
  await expect(dialogOf(page).getByRole("combobox", { name: "Address" })).toHaveAccessibleDescription(
    /Please enter the address of the link\./,
  );
  await page.keyboard.press("Escape");
  await backInText(page);

  const dialogs = {
    Image: `
    - dialog "Add picture":
      - heading "Add picture" [level=2]
      - button "Choose an image"
      - button "From the library"
      - textbox "Alternative text"
      - button "Cancel"
      - button "Add picture"`,
    Embed: `
    - dialog "Add video or embed":
      - heading "Add video or embed" [level=2]
      - textbox "Address, or the code to embed it"
      - button "From the library"
      - button "Cancel"
      - button "Add"`,
    Table: `
    - dialog "Add table":
      - heading "Add table" [level=2]
      - textbox "Columns"
      - textbox "Rows"
      - checkbox "Header row" [checked]
      - checkbox "Header column"
      - button "Cancel"
      - button "Add table"`,
  };
  await clickOn(page, "Streets");
  for (const [item, tree] of Object.entries(dialogs)) {
    await choose(page, "Insert", item);
    await expect(dialogOf(page)).toMatchAriaSnapshot(tree);
    await expect(dialogOf(page)).toHaveAccessibleDescription(/\w/);
    await page.keyboard.press("Escape");
    await backInText(page);
    await page.keyboard.type("o"); // goes where the text was left
  }
  await expect(textField(page)).toContainText("ooo");
});
