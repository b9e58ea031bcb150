import type { Locator, Page } from "@playwright/test";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { asAdmin, call, newMember, type Person, verifyAddress } from "./people.ts";
import { expect, gate, type RunningSite } from "./site.ts";

export function content(page: Page): Locator {
  return page.getByRole("textbox", { name: "Content" });
}

/** Fills in the required fields. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await content(page).fill(text);
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Publishing" }).getByRole("button", { name, exact: true });
}

/** What the form offers after it has published something. */
export function next(page: Page): Locator {
  return page.getByRole("region", { name: "What you can do next" });
}

/** Goes from the form of what was just published to its page. */
export async function view(page: Page): Promise<void> {
  await next(page)
    .getByRole("link", { name: /^View / })
    .click();
}

/** Opens a group of the side panel. */
export async function openGroup(page: Page, title: string): Promise<void> {
  await page.locator("summary").getByText(title, { exact: true }).click();
}

export function toast(page: Page, message: string): Locator {
  return page.getByRole("alert").filter({ hasText: message });
}

/** Lets uploads to an address wait. */
export async function holdUploads(page: Page, path: string) {
  const held = gate();
  await page.route(path, async (route) => {
    await held.passed;
    await route.continue().catch(() => {}); // cancelled
  });
  return held;
}

/** Creates an article with the API, as an admin. */
export async function newBlog(site: RunningSite, input: object = {}): Promise<EditableBlog> {
  const blog = { title: "A walk", content: "<p>Along the river.</p>", section: "publications", ...input };
  return asAdmin(site, "POST /api/blogs/add", blog);
}

/** Reads an article with the API, as its writer. */
export async function readArticle(site: RunningSite, id: string): Promise<EditableBlog> {
  return asAdmin(site, `GET /api/blogs/${id}/writing`);
}

/** The articles with a title, public or not. */
export async function blogsTitled(site: RunningSite, title: string): Promise<EditableBlog[]> {
  const path = `/api/blogs/manage?q=${encodeURIComponent(title)}`;
  const blogs = await asAdmin<EditableBlog[]>(site, `GET ${path}`);
  return blogs.filter((blog) => blog.title === title);
}

/** Creates an admin with a password. */
export async function newAdmin(site: RunningSite, name = "Imani Castellanos"): Promise<Person> {
  const person = await newMember(site, name);
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, person.token);
  await verifyAddress(site, _id);
  await asAdmin(site, `PUT /api/members/${_id}`, { role: "admin" });
  return { ...person, token: await site.tokenOf(person.email) }; // the promotion ended all sessions
}

/** Finds a screen or an action in the palette. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Search or go to…" }).click();
  const field = page.getByRole("combobox", { name: "Search or go to" });
  await field.fill(name);
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(name);
  await field.press("Enter");
}
