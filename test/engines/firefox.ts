import { type ElementHandle, launch } from "puppeteer-core";
import { type Browser, finderOf, maxWait, type Target, windowSize } from "./browser.ts";

/** Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: "firefox", executablePath, defaultViewport: windowSize });
  const page = await browser.newPage();

  async function element(target: Target): Promise<ElementHandle<Element>> {
    const handle = await page.waitForFunction(finderOf(target), { timeout: maxWait });
    return handle.asElement() as ElementHandle<Element>;
  }

  return {
    async open(url) {
      await page.goto(url);
    },
    async click(target) {
      await (await element(target)).click();
    },
    async type(target, text) {
      await (await element(target)).type(text);
    },
    press: (key) => page.keyboard.press(key),
    async text(target) {
      return (await element(target)).evaluate((found) => found.textContent ?? "");
    },
    async attribute(target, name) {
      return (await element(target)).evaluate((found, wanted) => found.getAttribute(wanted), name);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    close: () => browser.close(),
  };
}
