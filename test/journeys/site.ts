import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { pages } from "#app/pages.ts";
import type { Services } from "#core/services.ts";
import type { Blog, BlogCard } from "#features/blogs/contract.ts";
import { type Draft, type Provenance, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { actingAdmin } from "#features/members/admins.server.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { issueToken } from "#features/members/tokens.server.ts";
import type { Collection } from "#features/photography/contract.ts";
import { editPath, kinds, plainKinds } from "#features/publishing/kinds.ts";
import { readEnv } from "#server/env.ts";
import { contextFor, makeLogger, openServices } from "#server/services.ts";
import { emailsIn } from "#test/formats/emails.ts";
import { findPseudoTexts } from "../pseudo/locators.ts";
import { sighted } from "../pseudo/sightings.ts";
import { violations } from "./axe.ts";
import { onSlowConnection, shakes, withoutAutosave } from "./init-scripts.ts";
import { admin, launch, stop } from "./launch.ts";

export { admin, expect };

/** An author in the sample, not an admin. */
export const writer = "nasrin.oyelaran@example.org";
/** A member without a picture. */
export const reader = "zoe.ota@example.org";

/** A running site with its own data folder. */
export type RunningSite = {
  url: string;
  /** The API's response to a visitor. */
  read<Answer>(path: string): Promise<Answer>;
  /** Runs `work` on the database of the running site. */
  inside<Result>(work: (services: Services) => Promise<Result>): Promise<Result>;
  /** A token of the member with this email address. */
  tokenOf(email: string): Promise<string>;
  /** The texts of the emails to this address. */
  emailsTo(email: string): string[];
};

/** Without this header, a response may be stale. */
const noCache = { "cache-control": "no-cache" };

type Settings = {
  /** False for a site with nothing but an admin. */
  filled: boolean;
  /** Journeys with the same name share a site. Those that publish do not share one with those that read the sample. */
  writable: boolean | string;
};

type Journey = {
  /** The email address of the member who is logged in. */
  member: string | undefined;
  /** Autosave is off by default, so that journeys know what is saved. */
  autosave: boolean;
  /** Off by default: two in three requests of a page are for the pages that are fetched ahead. */
  prefetch: boolean;
  quiet: {
    /** Allows console messages that a journey expects. */
    expectErrors(pattern: RegExp): void;
  };
};

/**
 * Each worker has one site. Console errors, policy violations, uncaught exceptions, dialogs and requests to other
 * origins fail a journey.
 */
export const test = base.extend<Journey, Settings & { site: RunningSite }>({
  filled: [true, { scope: "worker", option: true }],
  writable: [false, { scope: "worker", option: true }],
  site: [
    async ({ filled }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "footpath-journey-"));
      const sample = filled ? process.env.SAMPLE_SITE : undefined; // made once for the whole run
      if (sample) cpSync(sample, folder, { recursive: true });
      const { child, url } = await launch(folder, filled);
      await use(siteAt(folder, url));
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  member: [undefined, { option: true }],
  autosave: [false, { option: true }],
  prefetch: [false, { option: true }],
  storageState: async ({ site, member }, use) => {
    if (!member) return use({ cookies: [], origins: [] });
    const localStorage = [{ name: "token", value: await site.tokenOf(member) }];
    await use({ cookies: [], origins: [{ origin: site.url, localStorage }] });
  },
  quiet: [
    async ({ context, site, autosave, prefetch }, use) => {
      if (process.env.SHAKE_SEED) await context.addInitScript(shakes(Number(process.env.SHAKE_SEED)));
      if (!autosave) await context.addInitScript(withoutAutosave);
      if (!prefetch) await context.addInitScript(onSlowConnection);
      if (process.env.PSEUDO) await findPseudoTexts(context, site);
      const problems: string[] = [];
      // Chromium may show a larger cached copy of a picture.
      const expected = [/was preloaded using link preload but not used/];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
      });
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("dialog", (dialog) => {
        problems.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
      });
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url) problems.push(`request to ${origin}`);
      });
      await use({ expectErrors: (pattern) => expected.push(pattern) });
      if (process.env.PSEUDO) problems.push(...(await sighted()));
      expect(problems.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export function siteAt(folder: string, url: string): RunningSite {
  return {
    url,
    read: async (path) => (await fetch(url + path, { headers: noCache })).json(),
    inside: (work) => inside(folder, work),
    tokenOf: (email) => inside(folder, (services) => tokenOf(services, email)),
    emailsTo: (email) => emailsIn(folder).flatMap(({ to, text }) => (to === email ? [text] : [])),
  };
}

export const adminPages = pages
  .map(({ path }) => path)
  .filter((path) => /^\/(admin(\/help)?$|(create|edit|manage)-)/.test(path));

/** Every page, an article, and missing pages, for `exampleUrl`. */
export const everyPage = [
  ...pages.map(({ path }) => path).filter((path) => path !== "/registrations/:token"), // it only redirects
  "/blogs/:newest",
  "/blogs/nothing",
  "/photography/nothing",
  "/nowhere",
];

export async function exampleUrl(site: RunningSite, path: string): Promise<string> {
  const ids: Record<string, () => Promise<{ _id: string }>> = {
    "/blogs/:id": () => firstEvent(site),
    "/blogs/:id/register": () => eventWithGuests(site),
    "/blogs/:id/registered": () => eventWithGuests(site),
    "/door-list/:id": () => eventWithGuests(site),
    "/blogs/:newest": () => newestBlog(site),
    "/photography/:id": () => firstCollection(site),
    "/edit-blog/:id": () => newestBlog(site),
    "/edit-photography/:id": () => firstCollection(site),
  };
  const kind = [...plainKinds, "person" as const].find((kind) =>
    [`/${kinds[kind].folder}/:id`, editPath(kind, ":id")].includes(path),
  );
  const [one] = kind ? await site.read<{ _id: string }[]>(`/api/${kinds[kind].folder}`) : [];
  const id = (one ?? (await ids[path]?.()))?._id ?? "";
  return path
    .replace("/edit-page/:id", "/edit-page/privacy")
    .replace("/:path", "/nowhere")
    .replace(":token", "nothing")
    .replace(":chapter", "publish-an-article")
    .replace(/:id|:newest/, id)
    .replace(":sectionType", "programmes");
}

/** Publishes a blog in the database of the running site, and waits until its lists have it. Returns its id. */
export async function publish(
  site: RunningSite,
  draft: Partial<Draft>,
  provenance: Provenance = {},
): Promise<string> {
  const defaults = {
    title: "A walk",
    content: "<p>Along the river.</p>",
    section: "publications",
    subcategory: "",
    tags: [],
  };
  const list = `${site.url}/api/blogs/all?limit=1`;
  const count = async () => (await fetch(list, { headers: noCache })).headers.get("x-total-count");
  const before = await count();
  const published = await site.inside(async (services) => {
    const ctx = await actingAdmin(contextFor(services, null));
    const { id } = await publishBlog(ctx, { ...defaults, ...draft }, provenance);
    if (!id) throw new Error("The blog was not published.");
    return id;
  });
  // The site looks for writes of other processes twice a second.
  await expect.poll(count, { intervals: [50] }).not.toBe(before);
  return published;
}

export async function newestBlog(site: RunningSite): Promise<Blog> {
  return first(await site.read<Blog[]>("/api/blogs/all?limit=1"));
}

export async function firstEvent(site: RunningSite): Promise<BlogCard> {
  return first(await site.read<BlogCard[]>("/api/blogs/section/events?eventStatus=upcoming"));
}

/** The event of the sample for which guests register. */
async function eventWithGuests(site: RunningSite): Promise<BlogCard> {
  const events = await site.read<BlogCard[]>("/api/blogs/section/events?eventStatus=upcoming");
  return first(events.filter(({ title }) => title.startsWith("Walking the 7")));
}

export async function firstCollection(site: RunningSite): Promise<Collection> {
  return first(await site.read<Collection[]>("/api/photography/all"));
}

export function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("There is nothing where the sample should be.");
  return item;
}

const rules = {
  everything: {},
  colours: { runOnly: ["color-contrast"] },
  targets: { rules: { "target-size": { enabled: true } } },
};

/**
 * WCAG 2.2 A and AA and axe's best practices. With `colours`, contrast only: nothing else differs in the dark. With
 * `targets`, also their size: none may be half behind a bar, so it is for windows in which nothing scrolls.
 */
export async function expectAccessible(page: Page, what: keyof typeof rules = "everything"): Promise<void> {
  await loaded(page);
  // Fading colours have no contrast to measure. Reduced motion turns them off.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found = await violations(page, rules[what]);
  await page.emulateMedia({ reducedMotion: null });
  expect(found).toEqual([]);
}

/** Waits for the heading: an empty page would pass every check. */
async function loaded(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
}

/** Hydrates the page with a key, and waits until the app handles clicks and knows the session. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("header .for-members")).toHaveCount(0);
}

/** Waits until text has its fonts. `document.fonts.ready` alone resolves before a first layout requests any. */
export async function fontsLoaded(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => {
      const sheets = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
      ];
      const laidOut = sheets.every(({ sheet }) => sheet) && document.body.offsetHeight > 0;
      const statuses = new Set([...document.fonts].map(({ status }) => status));
      return laidOut && statuses.has("loaded") && !statuses.has("loading");
    });
  await expect.poll(loaded).toBe(true);
}

/** Holds requests of `page.route` until the gate is opened. */
export function gate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await loaded(page);
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Parts of the app follow the width of the window a moment later.
  await expect.poll(excess, `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
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

async function tokenOf({ db, signingKeys }: Services, email: string): Promise<string> {
  const user = await findUserByEmail(db.queries, email);
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return issueToken(db.queries, signingKeys, user.id, new Date().toISOString());
}
