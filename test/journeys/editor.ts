import type { Locator, Page } from "@playwright/test";
import { type Editor, getSchema } from "@tiptap/core";
import { schema } from "#admin/editor/blocks/blocks.ts";
import { htmlOf } from "#admin/editor/html.ts";
import { expect } from "./site.ts";

/** TipTap stores its editor on its element. */
type Field = { editor: Editor };

/** What ProseMirror compares to find out that the browser has moved the cursor. */
type View = {
  domObserver: { currentSelection: { eq(selection: object): boolean } };
  domSelectionRange(): object;
};

const nodes = getSchema(schema);

export function textField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Content" });
}

/** The HTML that the form would send. */
export async function content(page: Page): Promise<string> {
  const json = await textField(page).evaluate((field) => (field as unknown as Field).editor.getJSON());
  return htmlOf(nodes.nodeFromJSON(json));
}

/** The editor's selection, which lags behind the browser's. */
export function selected(page: Page): Promise<string> {
  return textField(page).evaluate((field) => {
    const { doc, selection } = (field as unknown as Field).editor.state;
    return doc.textBetween(selection.from, selection.to);
  });
}

/** The paragraph of the editor's cursor, which lags behind the browser's. */
export function cursorLine(page: Page): Promise<string> {
  return textField(page).evaluate(
    (field) => (field as unknown as Field).editor.state.selection.$from.parent.textContent,
  );
}

/** Presses keys that move the cursor. The editor knows of a move after an event, which a faster key would overtake. */
export async function move(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await cursorRead(page);
  }
}

/** Waits until the editor has the browser's selection. */
export async function cursorRead(page: Page): Promise<void> {
  const isRead = (field: Element) => {
    const view = (field as unknown as Field).editor.view as unknown as View;
    return view.domObserver.currentSelection.eq(view.domSelectionRange());
  };
  await expect.poll(() => textField(page).evaluate(isRead), { intervals: [10] }).toBe(true);
}

/** Clears the field with the keyboard. */
export async function clear(page: Page): Promise<void> {
  await textField(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
}

export const dialogOf = (page: Page) => page.getByRole("dialog");

export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole("toolbar", { name: "Formatting: Content" }).getByRole("button", { name });

/** Chooses an item of a menu with the keyboard. */
export async function choose(page: Page, menu: string, item: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).press("Enter");
  const [action, toggle] = (["menuitem", "menuitemcheckbox"] as const).map((role) =>
    page.getByRole(role, { name: item, exact: true }),
  );
  await action?.or(toggle as Locator).press("Enter");
  // The editor takes the focus in the next frame.
  await expect(page.locator(":is([contenteditable=true], dialog):focus-within")).not.toHaveCount(0);
}

/** Waits until the dialog is closed and the text has the focus. */
export async function backInText(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(textField(page)).toBeFocused();
}

/** ProseMirror reverts a jump to the beginning in the first 200 ms after focusing. */
export async function toBeginning(page: Page): Promise<void> {
  await expect(async () => {
    await move(page, "Control+Home");
    const before = await textField(page).evaluate((field) => {
      const { doc, selection } = (field as unknown as Field).editor.state;
      return doc.textBetween(0, selection.from);
    });
    expect(before).toBe("");
  }).toPass();
}

/** Focuses the text at the end of its last paragraph. ProseMirror reverts moves right after focusing. */
export async function toEnd(page: Page): Promise<void> {
  await expect(async () => {
    await textField(page).focus(); // in vain while a dialog is open
    await page.keyboard.press("Control+End");
    const found = await textField(page).evaluate((field) => {
      const { doc, selection } = (field as unknown as Field).editor.state;
      return { isFocused: field === document.activeElement, left: doc.content.size - selection.to };
    });
    expect(found).toEqual({ isFocused: true, left: 1 });
  }).toPass();
}

/** ProseMirror reverts moves right after focusing. */
export async function toLineEnd(page: Page): Promise<void> {
  await expect(async () => {
    await move(page, "End");
    const left = await textField(page).evaluate((field) => {
      const { $head } = (field as unknown as Field).editor.state.selection;
      return $head.parent.content.size - $head.parentOffset;
    });
    expect(left).toBe(0);
  }).toPass();
}

/** Puts the cursor into the line with these words, and waits until the editor knows it. */
export async function clickOn(page: Page, words: string): Promise<void> {
  await textField(page).getByText(words).click();
  await expect.poll(() => cursorLine(page)).toContain(words);
}

/** Moves the cursor into a link from its end. ProseMirror reverts moves right after focusing. */
export async function intoLink(page: Page): Promise<void> {
  await expect(async () => {
    await move(page, "ArrowLeft");
    const isIn = textField(page).evaluate((field) => (field as unknown as Field).editor.isActive("link"));
    expect(await isIn).toBe(true);
  }).toPass();
  await expect(page.getByRole("toolbar", { name: /^Link:/ })).toBeVisible();
}

/** Opens the form with the focus in the text. */
export async function openField(page: Page): Promise<void> {
  await page.goto("/create-blog");
  await textField(page).focus();
}

export type TestFile = { name: string; type: string; base64: string };

/** Pastes or drops texts by MIME type, and files. */
export async function give(
  page: Page,
  how: "paste" | "drop",
  texts: Record<string, string>,
  files: TestFile[] = [],
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

/** A picture of one pixel. */
export const dot: TestFile = {
  name: "dot.png",
  type: "image/png",
  base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
