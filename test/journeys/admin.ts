import type { Locator, Page } from "@playwright/test";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import { call, newMember, type Person, verifyAddress } from "./people.ts";
import { admin, expect, type RunningSite } from "./site.ts";

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

/** Saves the form of a group of settings. The message about the last save may still be there. */
export async function saveSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Not saved yet.")).toHaveCount(0);
  await expect(page.getByText("The settings are saved and in use on every page.")).toBeVisible();
}

/** Waits until the local draft is stored under its present name, with the end of the text, and with `part`. */
export async function expectLocalDraft(page: Page, part = ""): Promise<void> {
  await expect(page.getByText(/Saved on this device at \d+:\d\d [AP]M/)).toBeVisible();
  await expect.poll(() => page.evaluate(isStored, part)).toBe(true);
}

function isStored(part: string): Promise<boolean> {
  const end = document.querySelector("[contenteditable=true] > :last-child")?.textContent ?? "";
  const [, ofPage = ""] = /^\/edit-\w+\/([\da-f]{24})$/.exec(location.pathname) ?? [];
  const id = ofPage || (history.state?.usr?.draft ?? "");
  return new Promise((resolve) => {
    const opening = indexedDB.open("local-drafts");
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction("drafts").objectStore("drafts").getAll();
      reading.onsuccess = () => {
        const drafts = reading.result.filter(({ subject }) => subject.endsWith(id));
        const texts = drafts.map((draft) => JSON.stringify(draft));
        resolve(texts.some((text) => text.includes(end) && text.includes(part)));
      };
      database.close(); // after the transaction
    };
  });
}

/** Creates an article with the API, as an admin. */
export async function newBlog(site: RunningSite, input: object = {}): Promise<EditableBlog> {
  const blog = { title: "A walk", content: "<p>Along the river.</p>", section: "publications", ...input };
  return call(site, "POST /api/blogs/add", blog, await site.tokenOf(admin));
}

/** Reads an article with the API, as its writer. */
export async function readArticle(site: RunningSite, id: string): Promise<EditableBlog> {
  return call(site, `GET /api/blogs/${id}/writing`, undefined, await site.tokenOf(admin));
}

/** The articles with a title, public or not. */
export async function blogsTitled(site: RunningSite, title: string): Promise<EditableBlog[]> {
  const path = `/api/blogs/manage?q=${encodeURIComponent(title)}`;
  const blogs = await call<EditableBlog[]>(site, `GET ${path}`, undefined, await site.tokenOf(admin));
  return blogs.filter((blog) => blog.title === title);
}

/** Creates an admin with a password. */
export async function newAdmin(site: RunningSite, name = "Imani Castellanos"): Promise<Person> {
  const person = await newMember(site, name);
  const token = await site.tokenOf(admin);
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, person.token);
  await verifyAddress(site, _id);
  await call(site, `PUT /api/members/${_id}`, { role: "admin" }, token);
  return { ...person, token: await site.tokenOf(person.email) }; // the promotion ended all sessions
}

/** The texts of this browser's local drafts. */
export async function localDraftsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("local-drafts");
        opening.onupgradeneeded = () => opening.transaction?.abort(); // the site creates it
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ content }) => content.fields?.content ?? content.bio));
          };
        };
      }),
  );
}

/** Waits until a local draft, of the document with this id, has a file. */
export async function expectFileInDraft(page: Page, id = ""): Promise<void> {
  const isThere = () =>
    page.evaluate(async (part) => {
      const hasFile = (value: unknown): boolean =>
        value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFile));
      const opening = indexedDB.open("local-drafts");
      opening.onupgradeneeded = () => opening.transaction?.abort(); // the site creates it
      const isOpen = await new Promise((resolve) => {
        opening.onsuccess = () => resolve(true);
        opening.onerror = () => resolve(false);
      });
      if (!isOpen) return false;
      const all = opening.result.transaction("files").objectStore("files").getAll();
      await new Promise((resolve) => all.addEventListener("success", resolve));
      opening.result.close();
      return hasFile(all.result.filter(({ key }) => key.includes(part)));
    }, id);
  await expect.poll(isThere).toBe(true);
}

/** Finds a screen or an action in the palette. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Search or go to…" }).click();
  const field = page.getByRole("combobox", { name: "Search or go to" });
  await field.fill(name);
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(name);
  await field.press("Enter");
}
