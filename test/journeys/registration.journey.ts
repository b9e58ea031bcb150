import type { Browser, Page } from "@playwright/test";
import { tokenIn } from "#test/formats/emails.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publish,
  type RunningSite,
  reader,
  test,
} from "./site.ts";

test.use({ writable: "registration" });
test.describe.configure({ mode: "default" }); // on one site

const event = {
  title: "An open workshop",
  section: "events" as const,
  eventDate: "2031-12-04T18:30:00.000Z",
  registration: true,
  capacity: "1",
  questions: [{ id: "diet", question: "What do you eat?", choices: "Everything\nVegan", required: "yes" }],
};

test("guests register, confirm and cancel by keyboard and without JavaScript", async ({ browser, site }) => {
  await publish(site, event);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/blogs/an-open-workshop/register");
  await page.getByRole("button", { name: "Register" }).press("Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText([/^Name/, /^Email/, /^What do you eat\?/]);
  await summary.getByRole("link", { name: "What do you eat?" }).press("Enter");
  await expect(page.getByLabel("What do you eat?")).toBeFocused();
  await expect(page.getByLabel("What do you eat?")).toHaveAccessibleDescription(
    "Please answer this question.",
  );
  const first = await register(page, site, "Ada Guest", "ada.guest@example.org");
  await expectAccessiblePages(browser, site, ["/blogs/an-open-workshop", first]);
  await open(page, site, first);
  await page.getByRole("button", { name: "Confirm my registration" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have a place");
  await page.goto("/blogs/an-open-workshop");
  await expect(page.getByText("All places are taken, but you can join the waiting list.")).toBeVisible();
  const second = await register(page, site, "Ben Guest", "ben.guest@example.org");
  await open(page, site, second);
  await page.getByRole("button", { name: "Confirm my registration" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the waiting list");
  await expectAccessiblePages(browser, site, [first, second]);
  await open(page, site, first);
  await page.locator("summary", { hasText: "Cancel my registration" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Yes, cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration is cancelled");
  await open(page, site, second);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have a place");
  await context.close();
});

test.describe("of a member", () => {
  test.use({ member: reader });

  test("the form knows the name and the email, and asks for no confirmation", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/400 \(Bad Request\)|net::ERR_FAILED/);
    await publish(site, { ...event, title: "A workshop for members" });
    await page.goto("/blogs/a-workshop-for-members");
    await expect(page.getByLabel("Name").first()).toHaveValue("Zoë Ōta");
    await expect(page.getByLabel("Email")).toHaveValue(reader);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/so you are registered at once/);
    const send = page.getByRole("region", { name: "Registration" }).getByRole("button");
    await send.click();
    await expect(page.getByLabel("What do you eat?")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Please correct this field");
    await expectAccessible(page);
    await page.getByLabel("What do you eat?").selectOption("Vegan");
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have a place");
    expect(page.url()).toContain("/registrations#");
    await page.goto("/blogs/a-workshop-for-members");
    await expect(page.getByRole("alert")).toHaveText("You have a place. Your registration");
    await page.getByRole("link", { name: "Your registration" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have a place");
    await page.setViewportSize({ width: 390, height: 600 });
    await page.locator("summary", { hasText: "Cancel my registration" }).press("Enter");
    const cancel = page.getByRole("button", { name: "Yes, cancel" });
    await page.route("**/api/registrations/own*/**", (route) => route.abort());
    await cancel.press("Enter");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeInViewport();
    await expect(page.getByRole("main")).toBeFocused();
    await page.unroute("**/api/registrations/own*/**");
    await page.reload();
    await page.locator("summary", { hasText: "Cancel my registration" }).press("Enter");
    await cancel.press("Enter");
    const cancelled = page.getByRole("heading", { name: "Your registration is cancelled" });
    await expect(cancelled).toBeInViewport();
    await expect(page.getByRole("main")).toBeFocused();
  });
});

/** With the keyboard alone. Returns the path of the link in the email. */
async function register(page: Page, site: RunningSite, name: string, email: string): Promise<string> {
  await page.goto("/blogs/an-open-workshop");
  await page.getByRole("link", { name: /^(Register|Join the waiting list)$/ }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Veg");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  const token = () => tokenIn({ text: site.emailsTo(email).join() });
  await expect.poll(token).not.toBe("");
  return `/registrations#${token()}`;
}

/** Without JavaScript the link is pasted. */
async function open(page: Page, site: RunningSite, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
  const field = page.getByRole("textbox", { name: "Link", exact: true });
  await field.fill(site.url + link);
  await field.press("Enter");
}

/** axe runs as a script of the page. */
async function expectAccessiblePages(browser: Browser, site: RunningSite, paths: string[]): Promise<void> {
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width, height: 844 } });
    for (const path of paths) {
      await page.goto("about:blank"); // a page is not loaded again for another #
      await page.goto(path);
      if (path.includes("#")) await expect(page.getByText("Your data")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.close();
  }
}
