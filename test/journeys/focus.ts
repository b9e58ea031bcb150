import { expect, type Page } from "@playwright/test";

/** Every page has fewer. More means that the focus is trapped. */
const maxStops = 400;
/** The page looks at the focus itself: asking it after each press takes twice the time. */
const pressesAtOnce = 10;

/** Tabs through the page once. A part of each element with the focus is in sight, and nothing covers it (WCAG 2.4.11). */
export async function expectFocusVisible(page: Page): Promise<void> {
  // What moves into sight would not be there yet at the next press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(startWalk);
  let walk = await pressTab(page);
  for (let presses = pressesAtOnce; !walk.isOver && presses < maxStops; presses += pressesAtOnce)
    walk = await pressTab(page);
  await page.keyboard.up("Tab");
  await page.evaluate(() => (window as unknown as Walked).walk.end());
  await page.emulateMedia({ reducedMotion: null });
  expect(walk.stops).toBeGreaterThan(1);
  expect(walk.isOver).toBe(true);
  expect(walk.hidden, `the focus at ${page.url()}`).toEqual([]);
}

async function pressTab(page: Page): Promise<Walk> {
  await Promise.all(Array.from({ length: pressesAtOnce }, () => page.keyboard.down("Tab")));
  return page.evaluate(() => (window as unknown as Walked).walk.now());
}

/** `hidden` is what had the focus out of sight. */
type Walk = { stops: number; hidden: string[]; isOver: boolean };
type Walked = { walk: { now(): Walk; end(): void } };

/** Looks at what has the focus before each press of Tab, and when a frame gets it, until the focus comes round again. */
function startWalk(): void {
  const walk: Walk = { stops: 0, hidden: [], isOver: false };
  const passed = new Set<Element>();
  let last: Element | undefined;
  startAtTop();
  addEventListener("keydown", look, true);
  addEventListener("blur", onBlur);
  Object.assign(window, { walk: { now: () => walk, end } });

  /** A frame gets the next keys itself. */
  function onBlur(): void {
    if (document.activeElement instanceof HTMLIFrameElement) look();
  }

  function look(): void {
    const element = document.activeElement;
    // After the last stop nothing has the focus, and the parts of a date are stops within one element.
    if (walk.isOver || !element || element === document.body || element === last) return;
    last = element;
    walk.isOver = passed.has(element);
    if (walk.isOver) return;
    passed.add(element);
    walk.stops += 1;
    if (!isInSight(element)) walk.hidden.push(element.outerHTML.slice(0, 160));
  }

  function end(): void {
    removeEventListener("keydown", look, true);
    removeEventListener("blur", onBlur);
    startAtTop();
  }

  function startAtTop(): void {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    getSelection()?.setPosition(document.body, 0);
  }

  function isInSight(element: Element): boolean {
    // What is drawn for controls that are not.
    const isDrawn = element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== "0";
    const shown = isDrawn ? element : (element.closest("label") ?? element.parentElement ?? element);
    const parts = [0.1, 0.5, 0.9];
    return [...shown.getClientRects()].some((box) => {
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
      if (right <= left || bottom <= top) return false;
      return parts.some((across) =>
        parts.some((down) => {
          const found = document.elementFromPoint(
            left + across * (right - left),
            top + down * (bottom - top),
          );
          return found !== null && (shown.contains(found) || found.contains(shown));
        }),
      );
    });
  }
}
