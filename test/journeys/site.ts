import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { pages } from "#app/pages.ts";
import type { Services } from "#core/services.ts";
import type { Blog, BlogCard } from "#features/blogs/contract.ts";
import { type Draft, type Provenance, publishBlog } from "#features/blogs/publishing.server.ts";
import { actingAdmin } from "#features/members/admins.server.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { issueToken } from "#features/members/tokens.server.ts";
import type { Collection } from "#features/photography/contract.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";
import { admin, launch, stop } from "./launch.ts";

export { admin, expect };

/** Has written some of the sample's articles, and is no admin. */
export const writer = "nasrin.oyelaran@example.org";
/** Reads and has no picture. */
export const reader = "zoe.ota@example.org";

/** The real program in a process of its own, on a fresh folder. */
export type RunningSite = {
  url: string;
  /** What a call of the API answers to a visitor. */
  read<Answer>(path: string): Promise<Answer>;
  /** Runs some work on the data of the site, beside the program that serves it. */
  inside<Result>(work: (services: Services) => Promise<Result>): Promise<Result>;
  /** A token of the person with this address. */
  tokenOf(email: string): Promise<string>;
  /** The letters that were written to this address, as they would have been sent. */
  lettersTo(email: string): string[];
};

type Settings = {
  /** Whether there is the sample institute; else there is nothing but an admin. */
  filled: boolean;
  /** Journeys that publish have a site apart from those that read the sample; those that count, one of this name. */
  written: boolean | string;
};

type Journey = {
  /** The address of the person who is signed in; nobody unless named. */
  member: string | undefined;
  /** Whether drafts are saved while they are written: only in journeys about that, so that others know what is saved. */
  autosave: boolean;
  quiet: {
    /** Console messages that a journey expects. */
    expectTrouble(pattern: RegExp): void;
  };
};

/**
 * Journeys run against one site a worker. Any console error, policy violation, uncaught exception, dialog or
 * request to another origin fails the journey that it happens in.
 */
export const test = base.extend<Journey, Settings & { site: RunningSite }>({
  filled: [true, { scope: "worker", option: true }],
  written: [false, { scope: "worker", option: true }],
  site: [
    async ({ filled }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "footpath-journey-"));
      const sample = filled ? process.env.SAMPLE_SITE : undefined; // made once for the whole run
      if (sample) cpSync(sample, folder, { recursive: true });
      const { child, url } = await launch(folder, filled);
      await use({
        url,
        // Without the header, an answer may be the one from before the last edit for a moment.
        read: async (path) => (await fetch(url + path, { headers: { "cache-control": "no-cache" } })).json(),
        inside: (work) => inside(folder, work),
        tokenOf: (email) => inside(folder, (services) => tokenOf(services, email)),
        lettersTo: (email) => lettersTo(folder, email),
      });
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  member: [undefined, { option: true }],
  autosave: [false, { option: true }],
  storageState: async ({ site, member }, use) => {
    if (!member) return use({ cookies: [], origins: [] });
    const localStorage = [{ name: "token", value: await site.tokenOf(member) }];
    await use({ cookies: [], origins: [{ origin: site.url, localStorage }] });
  },
  quiet: [
    async ({ context, site, autosave }, use) => {
      if (!autosave) await context.addInitScript(withoutAutosave);
      const saveError: string[] = [];
      // Chromium shows the larger copy of a picture that an earlier page has left in its cache.
      const expected = [/was preloaded using link preload but not used/];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") saveError.push(message.text());
      });
      context.on("weberror", (error) => saveError.push(String(error.error())));
      context.on("dialog", (dialog) => {
        saveError.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
      });
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url) saveError.push(`request to ${origin}`);
      });
      await use({ expectTrouble: (pattern) => expected.push(pattern) });
      expect(saveError.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The pages on which admins work. */
export const adminPages = pages
  .map(({ path }) => path)
  .filter((path) => /^\/(create|edit|manage)-/.test(path));

/** Every page that the site has, an article that is no event, and pages that it has not, for `addressOf`. */
export const everyPage = [
  ...pages.map(({ path }) => path),
  "/blogs/:newest",
  "/blogs/nothing",
  "/photography/nothing",
  "/nowhere",
];

/** An address of one of these pages. */
export async function addressOf(site: RunningSite, path: string): Promise<string> {
  const ids: Record<string, () => Promise<{ _id: string }>> = {
    "/blogs/:id": () => firstEvent(site),
    "/blogs/:newest": () => newestBlog(site),
    "/photography/:id": () => firstCollection(site),
    "/edit-blog/:id": () => newestBlog(site),
    "/edit-photography/:id": () => firstCollection(site),
  };
  const id = (await ids[path]?.())?._id ?? "";
  return path.replace(/:id|:newest/, id).replace(":sectionType", "programmes");
}

/** Publishes a blog as an admin, beside the running program, and answers with its id. */
export async function publish(
  site: RunningSite,
  draft: Partial<Draft>,
  provenance: Provenance = {},
): Promise<string> {
  const whole = {
    title: "A walk",
    content: "<p>Along the river.</p>",
    section: "publications",
    subcategory: "",
    tags: [],
  };
  return site.inside(async (services) => {
    const ctx = await actingAdmin(contextFor(services, null));
    const { id } = await publishBlog(ctx, { ...whole, ...draft }, provenance);
    if (!id) throw new Error("The blog was not published.");
    return id;
  });
}

export async function newestBlog(site: RunningSite): Promise<Blog> {
  return first(await site.read<Blog[]>("/api/blogs/all?limit=1"));
}

/** The next event to come. */
export async function firstEvent(site: RunningSite): Promise<BlogCard> {
  return first(await site.read<BlogCard[]>("/api/blogs/section/events?eventStatus=upcoming"));
}

export async function firstCollection(site: RunningSite): Promise<Collection> {
  return first(await site.read<Collection[]>("/api/photography/all"));
}

export function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("There is nothing where the sample should be.");
  return item;
}

/**
 * Fails with the rules that a page breaks: WCAG 2.2 A and AA and axe's best practices. With `colours`, those of
 * contrast only: nothing else is different in the dark.
 */
export async function expectAccessible(
  page: Page,
  what: "everything" | "colours" = "everything",
): Promise<void> {
  // A colour that fades has no contrast to measure; with reduced motion, nothing on the site fades.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Without frames of other sites, axe needs no page of its own to finish in.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (what === "colours" ? builder.withRules("color-contrast") : builder).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
}

/**
 * The page has taken over: from here on clicks are handled by the app. What the server writes for members
 * and visitors alike is gone then, because the app knows who reads. A key wakes a page that sleeps.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("header .for-members")).toHaveCount(0);
}

/** In the page: lets no draft be saved. A route of Playwright would switch off the browser's cache. */
function withoutAutosave(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return /\/api\/blogs\/\w+\/draft$/.test(url)
      ? Promise.reject(new TypeError("Not now"))
      : fetch(input, init);
  };
}

/** A gate for `page.route`: requests wait before it until it is opened. */
export function gate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

/** Whether something is wider than the window, so that the page moves sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

function lettersTo(folder: string, email: string): string[] {
  const letters = globSync(join(folder, "outbox", "*.eml")).map((file) => readFileSync(file, "utf8"));
  return letters.filter((letter) => letter.includes(`To: ${email}`));
}

async function inside<Result>(
  folder: string,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(readEnv({ DATA_DIR: folder }), makeLogger("silent"));
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

async function tokenOf({ db, signingKey }: Services, email: string): Promise<string> {
  const user = await findUserByEmail(db.queries, email);
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return issueToken(db.queries, signingKey, user.id, new Date().toISOString());
}
