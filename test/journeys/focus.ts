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

  const { width, height } = element.getBoundingClientRect();
  const shown = width > 2 && height > 2 ? element : (element.closest("label") ?? element); // labels draw some controls
  const inSight = [...shown.getClientRects()].some((box) =>
    [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        return top !== null && (shown.contains(top) || top.contains(shown));
      }),
    ),
  );
  return inSight ? null : element.outerHTML.slice(0, 160);
}
