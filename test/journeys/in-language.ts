import type { Page } from "@playwright/test";
import type { SearchAnswer } from "#features/site-search/contract.ts";
import { inLanguage, m } from "#messages";
import { tokenIn } from "#test/formats/emails.ts";
import { photograph } from "./files.ts";
import { openAsAdmin } from "./people.ts";
import { changeSettings } from "./settings.ts";
import {
  adminPages,
  everyPage,
  exampleUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newestBlog,
  publish,
  test,
} from "./site.ts";

type Words = { language: string; title: string; text: string };

/** A message in the language of the site. */
type Say = (message: () => string) => string;

/** The main journeys and the accessibility of every page, on a site in another language. */
export function journeysIn({ language, ...words }: Words): void {
  const say: Say = (message) => inLanguage(language, message);

  test.beforeAll(({ site }) => changeSettings(site, "institute", () => ({ language })));

  test("visitors read, search and are asked to log in", async ({ page, site }) => {
    await page.goto("/search");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await hydrated(page);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("roofs");
    await box.press("Enter");
    const { total } = await site.read<SearchAnswer>("/api/search?q=roofs");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      say(() => m.search.results({ total, q: "roofs" })),
    );
    const { _id } = await newestBlog(site);
    await page.goto(`/blogs/${_id}`);
    await hydrated(page);
    await page.getByLabel(say(m.comments.addLabel)).fill(words.text);
    await page.getByRole("button", { name: say(m.comments.post) }).click();
    await expect(page.getByRole("alert")).toContainText(say(m.comments.logInToComment));
  });

  test("somebody signs up, likes, comments and changes the profile", async ({ page, site }) => {
    await signUp(page, say);
    const { _id, title, likeCount } = await newestBlog(site);
    await page.goto(`/blogs/${_id}`);
    const like = (count: number) =>
      page.getByRole("button", { name: say(() => m.likes.label({ title, count })) });
    await like(likeCount).click();
    await expect(like(likeCount + 1)).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel(say(m.comments.addLabel)).fill(words.text);
    await page.getByRole("button", { name: say(m.comments.post) }).click();
    await expect(page.locator("#comments li").first()).toContainText(words.text);

    await page.goto("/profile");
    await page.getByRole("button", { name: say(m.members.editProfile) }).click();
    await page.getByLabel(say(m.members.bio)).fill(words.text);
    await page.getByRole("button", { name: say(m.members.saveProfile), exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(say(m.members.profileSaved));
  });

  test("a guest registers for an event by email", async ({ page, site }) => {
    const event = { section: "events" as const, eventDate: "2031-12-04T18:30:00.000Z", registration: true };
    const id = await publish(site, { ...event, ...words, content: `<p>${words.text}</p>` });
    const email = "ada.guest@example.org";
    await page.goto(`/blogs/${id}/register`);
    await page.getByLabel(say(m.common.name)).fill("Ada Guest");
    await page.getByLabel(say(m.common.email)).fill(email);
    const register = { name: say(m.registrations.register), exact: true };
    await page.getByRole("main").getByRole("button", register).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.registrations.checkEmail));
    const token = () => tokenIn({ text: site.emailsTo(email).join() });
    await expect.poll(token).not.toBe("");
    await page.goto(`/registrations#${token()}`);
    await page.getByRole("button", { name: say(m.registrations.confirmButton) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.registrations.titleConfirmed));
  });

  test("an administrator writes an article with a picture", async ({ page, site }) => {
    await openAsAdmin(page, site, "/create-blog");
    await page.getByRole("textbox", { name: say(m.common.title), exact: true }).fill(words.title);
    await page.getByRole("textbox", { name: say(m.adminArticles.contentLabel) }).fill(words.text);
    await page.getByLabel(say(m.adminArticles.thumbnail)).setInputFiles(await photograph("benches.jpg"));
    await page.getByLabel(say(m.adminArticles.altLabel)).fill(words.text);
    const panel = page.getByRole("region", { name: say(m.adminDocument.publishingPanel) });
    await panel.getByRole("button", { name: say(m.adminArticles.publishPost), exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(say(m.adminArticles.published));
    await expectAccessible(page);
    await page
      .getByRole("region", { name: say(m.adminDocument.whatNext) })
      .getByRole("link", { name: say(() => m.adminDocument.view({ noun: "article" })) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole("img", { name: words.text })).toBeVisible();

    await page.goto("/manage-blogs");
    await expect(page.getByRole("link", { name: "El tranvía de las cuatro y media" })).toHaveAttribute(
      "lang",
      "es",
    );
  });

  test("an administrator changes the settings", async ({ page, site }) => {
    await openAsAdmin(page, site, "/manage-settings");
    await page.getByRole("textbox", { name: say(m.adminSettings.tagline) }).fill(words.title);
    await page.getByRole("button", { name: say(m.adminSettings.saveChanges) }).click();
    await expect(page.getByText(say(m.adminSettings.inUse))).toBeVisible();
    await page.goto("/");
    await expect(page.getByText(words.title).first()).toBeAttached();
  });

  // The pages of a test share what the browser has loaded and compiled.
  for (const paths of inGroups(everyPage.filter((each) => !adminPages.includes(each))))
    test(`${paths.join(", ")} are accessible`, async ({ page, site, quiet }) => {
      quiet.expectErrors(/status of 404/);
      for (const path of paths)
        await test.step(path, async () => expectGood(page, await exampleUrl(site, path)));
    });

  for (const paths of inGroups(adminPages))
    test(`${paths.join(", ")} are accessible to administrators`, async ({ page, site }) => {
      await openAsAdmin(page, site, "/");
      for (const path of paths)
        await test.step(path, async () => expectGood(page, await exampleUrl(site, path)));
    });
}

function inGroups(paths: string[]): string[][] {
  const size = 9;
  return paths.flatMap((_, at) => (at % size ? [] : [paths.slice(at, at + size)]));
}

async function signUp(page: Page, say: Say): Promise<void> {
  const password = "ten flat stones";
  await page.goto("/signup");
  for (const [label, value] of [
    [m.account.username, "Mina"],
    [m.account.emailAddress, "mina@example.org"],
    [m.account.password, password],
    [m.members.confirmPassword, password],
  ] as const)
    await page.getByLabel(say(label), { exact: true }).fill(value);
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.account.signUp) })
    .click();
  await expect(page.getByRole("alert")).toHaveText(say(m.account.created));
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.common.logIn) })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Mina" })).toBeVisible();
}

async function expectGood(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle"); // forms and tables wait for the session
  await expectAccessible(page, "targets");
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
