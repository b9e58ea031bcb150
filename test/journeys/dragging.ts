import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Picks up an item of a list in one column by its handle, and waits until arrow keys move it. */
export async function pickUp(handle: Locator): Promise<void> {
  await handle.focus();
  await handle.page().keyboard.press("Space");
  // Arrow keys are handled from the next task on. This one moves nothing.
  const arrow = { code: "ArrowLeft", bubbles: true, cancelable: true };
  const isHandled = () =>
    handle.evaluate((element, init) => !element.dispatchEvent(new KeyboardEvent("keydown", init)), arrow);
  await expect.poll(isHandled).toBe(true);
}

/** Releases the mouse, and waits until a click counts: after a drag, the first ones are ignored. */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  const counts = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      let isClicked = false;
      probe.addEventListener("click", () => {
        isClicked = true;
      });
      probe.click();
      probe.remove();
      return isClicked;
    });
  await expect.poll(counts).toBe(true);
}
