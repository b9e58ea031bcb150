import type { Locator, Page } from "@playwright/test";
import { type Editor, getSchema } from "@tiptap/core";
import { schema } from "#admin/editor/schema/schema.ts";
import { htmlOf } from "#admin/editor/schema/write.ts";
import { expect } from "./site.ts";

/** TipTap leaves its editor on its element. */
type Field = { editor: Editor };

const nodes = getSchema(schema);

/** The field that articles are written in. */
export function textField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Content" });
}

/** What is in the field, as the form would send it. */
export async function content(page: Page): Promise<string> {
  const json = await textField(page).evaluate((field) => (field as unknown as Field).editor.getJSON());
  return htmlOf(nodes.nodeFromJSON(json));
}

/** The words that the editor takes for selected: it hears of them a moment later than the browser. */
export function selected(page: Page): Promise<string> {
  return textField(page).evaluate((field) => {
    const { doc, selection } = (field as unknown as Field).editor.state;
    return doc.textBetween(selection.from, selection.to);
  });
}

/** Empties the field with the keyboard, so that the next case begins with nothing. */
export async function clear(page: Page): Promise<void> {
  await textField(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
}

/** The dialog that is open. */
export const dialogOf = (page: Page) => page.getByRole("dialog");

/** A control of the toolbar. */
export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole("toolbar", { name: "Formatting: Content" }).getByRole("button", { name });

/** A dialog has gone, and writing goes on. */
export async function backInText(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(textField(page)).toBeFocused();
}

/**
 * The cursor stands at the beginning. For a fifth of a second after the text has got the focus, ProseMirror takes a
 * jump to its beginning for a whim of the browser, and undoes it.
 */
export async function toBeginning(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+Home");
    const settled = () =>
      new Promise<number | undefined>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(getSelection()?.anchorOffset)));
      });
    expect(await page.evaluate(settled)).toBe(0);
  }).toPass();
}

/** Moves the cursor from the end of a link into it. ProseMirror undoes a move right after the text got the focus. */
export async function intoLink(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("toolbar", { name: /^Link:/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Opens the page with the field, ready to write in it. */
export async function openField(page: Page): Promise<void> {
  await page.goto("/create-blog");
  await textField(page).focus();
}

export type FileMade = { name: string; type: string; base64: string };

/** Pastes or drops what a program has put together: texts by their types, and files. */
export async function give(
  page: Page,
  how: "paste" | "drop",
  texts: Record<string, string>,
  files: FileMade[] = [],
): Promise<void> {
  await textField(page).evaluate(
    (field, given) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(given.texts)) data.setData(type, text);
      for (const { name, type, base64 } of given.files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const more = { bubbles: true, cancelable: true };
      if (given.how === "paste") {
        field.dispatchEvent(new ClipboardEvent("paste", { ...more, clipboardData: data }));
      } else {
        const { left, bottom } = field.getBoundingClientRect();
        const place = { clientX: left + 40, clientY: bottom - 20 };
        field.dispatchEvent(new DragEvent("drop", { ...more, ...place, dataTransfer: data }));
      }
    },
    { how, texts, files },
  );
}

/** A picture of one point. */
export const dot: FileMade = {
  name: "dot.png",
  type: "image/png",
  base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
