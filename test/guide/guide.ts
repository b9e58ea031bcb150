import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { call } from "#test/journeys/people.ts";
import { admin, expect, fontsLoaded, test as journey } from "#test/journeys/site.ts";
import { writePicture } from "./pictures.ts";

export { expect };

/** When everything in the guides happens; the site's own clock starts half an hour before. */
export const now = new Date("2026-10-12T09:00:00Z");
const password = "a walk by the river";

export type View = {
  /** What is beside the target, in pixels: one number, or those of top, right, bottom and left. */
  around?: number | [number, number, number, number];
  /** At most this much of it, from its top left corner. */
  width?: number;
  height?: number;
  /** What a ring is drawn around. */
  ring?: Locator;
};

export type Guide = {
  /** Returns a name that the chapter has in bold, so that a journey presses what the text says. */
  label(name: string): string;
  /** Takes the picture `pictures/<name>.webp`, which the chapter shows. */
  picture(name: string, target: Locator, view?: View): Promise<void>;
  /** Calls the API as the administrator. */
  api<Answer>(line: string, body?: object): Promise<Answer>;
};

/**
 * A journey does what a chapter of `docs/guide` explains, and takes its pictures. Its file is named after the chapter.
 * With `GUIDE_PICTURES=off`, it does the same and writes nothing.
 */
export const test = journey.extend<Guide & { token: string }>({
  token: async ({ site }, use) => {
    const { token } = await call<{ token: string }>(site, "POST /api/auth/login", { email: admin, password });
    await call(site, "PUT /api/users/profile", { name: "Hana Petrescu", bio: "" }, token);
    await use(token);
  },
  // The token comes from the site, whose clock is not this process's.
  storageState: async ({ site, token }, use) => {
    const localStorage = [{ name: "token", value: token }];
    await use({ cookies: [], origins: [{ origin: site.url, localStorage }] });
  },
  autosave: true,
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(now);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await use(page);
  },
  api: async ({ site, token }, use) => {
    await use((line, body) => call(site, line, body, token));
  },
  label: async ({ page: _ }, use, { file }) => {
    const { path, text } = chapterOf(file);
    await use((name) => {
      if (!text.includes(`**${name}**`)) throw new Error(`${path} does not say **${name}**.`);
      return name;
    });
  },
  picture: async ({ page }, use, { file }) => {
    const { path, text } = chapterOf(file);
    await use(async (name, target, view = {}) => {
      if (!text.includes(`(pictures/${name}.webp)`)) throw new Error(`${path} does not show ${name}.`);
      await take(page, name, target, view);
    });
  },
});

function chapterOf(file: string): { path: string; text: string } {
  const path = join("docs/guide", `${basename(file, ".guide.ts")}.md`);
  if (!existsSync(path)) throw new Error(`There is no chapter ${path}.`);
  return { path, text: readFileSync(path, "utf8") };
}

async function take(page: Page, name: string, target: Locator, view: View): Promise<void> {
  await expect(target).toBeVisible();
  await target.scrollIntoViewIfNeeded();
  await fontsLoaded(page);
  await expect.poll(() => picturesLoaded(page)).toBe(true);
  if (process.env.GUIDE_PICTURES === "off") return;
  const { ring } = view;
  await ring?.evaluate((element: HTMLElement) => {
    element.style.outline = "3px solid #d7a23f";
    element.style.outlineOffset = "-3px";
  });
  const clip = await clipOf(page, target, view);
  const png = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
  await ring?.evaluate((element: HTMLElement) => {
    element.style.outline = "";
    element.style.outlineOffset = "";
  });
  await writePicture(join("docs/guide/pictures", `${name}.webp`), png);
}

async function clipOf(page: Page, target: Locator, { around = 12, width, height }: View) {
  const [top, right, bottom, left] = typeof around === "number" ? [around, around, around, around] : around;
  const box = await target.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error("There is nothing to take a picture of.");
  const x = Math.max(0, Math.floor(box.x - left));
  const y = Math.max(0, Math.floor(box.y - top));
  return {
    x,
    y,
    width: Math.min(width ?? Math.ceil(box.width + left + right), window.width - x),
    height: Math.min(height ?? Math.ceil(box.height + top + bottom), window.height - y),
  };
}

/** Those in sight: others may load later. */
function picturesLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every(({ complete }) => complete),
  );
}

/** Waits until a draft is on the site. */
export async function saved(page: Page): Promise<void> {
  await page
    .getByText(/^Saved at /)
    .first()
    .waitFor();
}

/** A text field of a form by its whole name. */
export function field(page: Page | Locator, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}
