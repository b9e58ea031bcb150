import { newMember } from "../journeys/people.ts";
import { admin, expect, firstCollection, newestBlog } from "../journeys/site.ts";
import { signIn, test } from "./engine.ts";

const field = (label: string) => ({ label });
const heading = { css: "h1" };
const button = (text: string) => ({ css: "button", text });
const heart = { css: "main button[aria-label^='Like ']" };

test.beforeEach(({ engineBrowser, site }) => signIn(engineBrowser, site, null));

test("the home page links to the newest article", async ({ engineBrowser: browser, site }) => {
  const { title } = await newestBlog(site);
  await browser.open(`${site.url}/`);
  expect(await browser.text(heading)).toBe(title);
  await browser.click({ css: "main a", text: "Read Full Article" });
  await browser.text({ css: ".article" });
  expect(await browser.text(heading)).toBe(title);
});

test("an article shows its text, tags and divider", async ({ engineBrowser: browser, site }) => {
  const { _id, title, tags } = await newestBlog(site);
  await browser.open(`${site.url}/blogs/${_id}`);
  expect(await browser.text(heading)).toBe(title);
  expect(await browser.text({ css: ".article" })).toContain("the pumps start");
  expect(await browser.text({ css: "main a", text: `#${tags[0]}` })).toBe(`#${tags[0]}`);
});

test("search finds an article by a word", async ({ engineBrowser: browser, site }) => {
  await browser.open(`${site.url}/search`);
  await browser.type({ css: "main input[name='q']" }, "ferryman");
  await browser.press("Enter");
  await browser.click({ css: "main article a[href^='/blogs/']" });
  await browser.text({ css: ".article" });
});

test("the viewer moves by button and by key", async ({ engineBrowser: browser, site }) => {
  const { _id, media } = await firstCollection(site);
  await browser.open(`${site.url}/photography/${_id}`);
  await browser.click({ css: "button[aria-label='Next']" });
  await browser.text({ css: "main *", text: `2 / ${media.length}` });
  await browser.press("ArrowRight");
  await browser.text({ css: "main *", text: `3 / ${media.length}` });
});

test("a member logs in", async ({ engineBrowser: browser, site }) => {
  const { name, email, password } = await newMember(site);
  await browser.open(`${site.url}/login`);
  await browser.type(field("Email"), email);
  await browser.type({ css: "input[type='password']" }, password);
  await browser.click({ css: "main button", text: "Log in" });
  const welcome = `Hello, ${name}! Discover our latest research and insights.`;
  await browser.text({ css: "main p", text: welcome });
  expect(await browser.evaluate<string>("location.pathname")).toBe("/");
});

test("a member likes an article and comments on it", async ({ engineBrowser: browser, site }) => {
  const { _id } = await newestBlog(site);
  const { token } = await newMember(site);
  await signIn(browser, site, token);
  await browser.open(`${site.url}/blogs/${_id}`);
  await browser.click({ css: "main button[aria-label^='Like '][aria-pressed='false']" });
  await browser.text({ css: "main button[aria-label^='Like '][aria-pressed='true']" });
  expect(await browser.attribute(heart, "aria-pressed")).toBe("true");
  const words = "Read in another browser.";
  await browser.type(field("Add a comment"), words);
  await browser.click(button("Post Comment"));
  await browser.text({ css: "#comments p, #comments li p", text: words });
});

test("a member changes the profile", async ({ engineBrowser: browser, site }) => {
  const { token } = await newMember(site);
  await signIn(browser, site, token);
  await browser.open(`${site.url}/profile`);
  await browser.click(button("Edit Profile"));
  await browser.type(field("Bio"), "Walks at night.");
  await browser.click(button("Save Changes"));
  await browser.text({ css: "[role='alert'], [role='status']", text: "Profile updated successfully!" });
});

test("an admin writes an article and publishes it", async ({ engineBrowser: browser, site }) => {
  await signIn(browser, site, await site.tokenOf(admin));
  await browser.open(`${site.url}/create-blog`);
  await browser.type(field("Title"), "Stairs of the old town");
  await browser.click({ css: "[contenteditable='true']" });
  await browser.type({ css: "[contenteditable='true']" }, "## Stone steps");
  await browser.press("Enter");
  await browser.type({ css: "[contenteditable='true']" }, "One step for each year.");
  await browser.click(button("Publish Post"));
  await browser.text({ css: "[role='alert'], [role='status']", text: "Blog post published successfully!" });
  const { title, content } = await newestBlog(site);
  expect(title).toBe("Stairs of the old town");
  expect(content).toBe("<h2>Stone steps</h2><p>One step for each year.</p>");
});
