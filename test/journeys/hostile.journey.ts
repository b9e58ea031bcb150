import type { Page } from "@playwright/test";
import { hostileTexts } from "#test/files/corpora.ts";
import { expect, hydrated, publish, test } from "./site.ts";

const published = { publishedAt: "2023-05-01T12:00:00.000Z" };

/** Hostile strings. The fixture `quiet` fails on dialogs, errors and requests to other sites. */
function articles(): { name: string; content: string }[] {
  const strings = hostileTexts("html");
  const every = Math.ceil(strings.length / 200);
  const joined = (chosen: string[]) => chosen.map((string) => `<p>${string}</p>`).join("\n");
  return [
    { name: "strings of every kind", content: joined(strings.filter((_, index) => index % every === 0)) },
    { name: "two hundred strings in a row", content: joined(strings.slice(-200)) },
    { name: "strings that nothing encloses", content: strings.slice(0, 200).join("") },
  ];
}

/** Interacts with the article like a reader. */
async function provoke(page: Page): Promise<void> {
  await page.locator(".article").evaluate((article) => {
    for (const element of article.querySelectorAll("*")) {
      for (const type of [
        "mouseover",
        "mouseenter",
        "focus",
        "pointerdown",
        "error",
        "load",
        "animationstart",
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    article.ownerDocument.documentElement.scrollIntoView(false);
  });
}

/** Elements and attributes that a parsed article must not contain. */
function dangers(page: Page): Promise<string[]> {
  return page.locator(".article").evaluate((article) =>
    [...article.querySelectorAll("*")].flatMap((element) => {
      const found = [...element.attributes]
        .filter(({ name }) => name.startsWith("on"))
        .map(({ name }) => name);
      if (/^(script|style|iframe|object|embed|svg|math|form|input|link|meta|base)$/i.test(element.tagName)) {
        found.push(element.tagName);
      }
      for (const name of ["href", "src"]) {
        const value = element.getAttribute(name);
        if (value === null) continue;
        const { protocol } = new URL(value, location.href);
        if (!["http:", "https:", "mailto:", "tel:"].includes(protocol)) found.push(value);
      }
      return found;
    }),
  );
}

test.describe("hostile HTML in an article", () => {
  for (const index of [0, 1, 2]) {
    test(`runs nothing and requests nothing: number ${index + 1}`, async ({ page, site, quiet }) => {
      quiet.expectErrors(/status of 404/); // pictures that this site does not have
      const { name, content } = articles()[index] ?? { name: "", content: "" };
      const id = await publish(site, { title: name, content }, published);
      const response = await page.goto(`/blogs/${id}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await provoke(page);
      expect(await dangers(page)).toEqual([]);
      await expect(page.getByRole("contentinfo")).toContainText("All rights reserved.");
      const link = page.getByRole("main").getByRole("link", { name, exact: true });
      await expect(async () => {
        await page.goto("/blogs?page=2"); // may still be the list before the last change
        await expect(link).toBeVisible({ timeout: 2000 });
      }).toPass();
      await link.click();
      await expect(page.getByRole("main").locator("header h1")).toHaveText(name);
      await provoke(page);
      expect(await dangers(page)).toEqual([]);
    });
  }
});

test("hostile titles, tags and names are shown as text", async ({ page, site }) => {
  const title = `"><img src=x onerror=alert(1)></title><script>alert(2)</script>`;
  const tag = "</script><svg onload=alert(3)>";
  const content = "<p>&lt;/script&gt;&lt;script&gt;alert(4)&lt;/script&gt; </p><p>\u2028{{alert(5)}}</p>";
  const id = await publish(site, { title, subcategory: "<b>bold</b>", tags: [tag], content }, published);
  await page.goto(`/blogs/${id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | Research Institute`);
  await expect(page.getByRole("list", { name: "Tags" })).toHaveText(`#${tag}`);
  await expect(page.getByText("<b>bold</b>")).toBeVisible();
  await expect(page.locator(".article")).toContainText("</script><script>alert(4)</script>");
});

test("a picture of another site is a link and makes no request", async ({ page, site }) => {
  const source = "https://elsewhere.example/plan.png?a=1&b=2";
  const content = `<p>Before</p><p><img src="${source.replace("&", "&amp;")}" alt="A plan"><img src="https://elsewhere.example/2.png"></p><p>After</p>`;
  const id = await publish(site, { title: "With a picture from elsewhere", content }, published);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).host));
  await page.goto(`/blogs/${id}`);
  await hydrated(page);
  const link = page.getByRole("link", { name: "Picture: A plan" });
  await expect(link).toHaveAttribute("href", source);
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(page.getByRole("link", { name: "Picture: on another site" })).toBeVisible();
  await expect(page.locator(".article img")).toHaveCount(0);
  expect(new Set(requested)).toEqual(new Set([new URL(site.url).host]));
});
