import { expect, type Page } from "@playwright/test";

/** Every page has fewer. More means that the focus is trapped. */
const maxStops = 400;

/** Tabs through the page once. A part of each element with the focus is in sight, and nothing covers it (WCAG 2.4.11). */
export async function expectFocusVisible(page: Page): Promise<void> {
  const hidden: string[] = [];
  await page.evaluate(startAtTop);
  let stops = 0;
  for (let next = true; next && stops < maxStops; stops += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(coveredFocus);
    if (covered) hidden.push(covered);
    next = covered !== undefined;
  }
  await page.evaluate(startAtTop);
  expect(stops).toBeGreaterThan(1);
  expect(stops).toBeLessThan(maxStops);
  expect(hidden, `the focus at ${page.url()}`).toEqual([]);
}

function startAtTop(): void {
  for (const element of document.querySelectorAll("[data-passed]")) element.removeAttribute("data-passed");
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  getSelection()?.setPosition(document.body, 0);
}

/** What has the focus, if it is out of sight; null if it is in sight, and undefined if the focus has been there before. */
function coveredFocus(): string | null | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute("data-passed")) return undefined;
  element.setAttribute("data-passed", "");

  // What is drawn for controls that are not.
  const isDrawn = element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== "0";
  const shown = isDrawn ? element : (element.closest("label") ?? element.parentElement ?? element);
  const parts = [0.1, 0.5, 0.9];
  const inSight = [...shown.getClientRects()].some((box) => {
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return false;
    return parts.some((across) =>
      parts.some((down) => {
        const found = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
        return found !== null && (shown.contains(found) || found.contains(shown));
      }),
    );
  });
  return inSight ? null : element.outerHTML.slice(0, 160);
}
