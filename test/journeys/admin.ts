import type { Locator, Page } from "@playwright/test";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { call, newMember, type Person, verifyAddress } from "./people.ts";
import { admin, expect, type RunningSite } from "./site.ts";

/** The text of the article that is being written. */
export function content(page: Page): Locator {
  return page.getByRole("textbox", { name: "Content" });
}

/** Fills in what every article needs. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await content(page).fill(text);
}

/** A button of the panel beside the form. */
export function button(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Publishing" }).getByRole("button", { name, exact: true });
}

/** The message that lies over the page. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole("alert").filter({ hasText: message });
}

/** What is written is safe in this browser. */
export async function expectLocalDraft(page: Page): Promise<void> {
  await expect(page.getByText(/Saved on this device at \d+:\d\d [AP]M/)).toBeVisible();
}

/** An article by the API, as an admin. */
export async function newBlog(site: RunningSite, given: object = {}): Promise<WrittenBlog> {
  const whole = { title: "A walk", content: "<p>Along the river.</p>", section: "publications", ...given };
  return call(site, "POST /api/blogs/add", whole, await site.tokenOf(admin));
}

/** An article as its writer has it. */
export async function writingOf(site: RunningSite, id: string): Promise<WrittenBlog> {
  return call(site, `GET /api/blogs/${id}/writing`, undefined, await site.tokenOf(admin));
}

/** The articles with a title, whether public or not. */
export async function blogsCalled(site: RunningSite, title: string): Promise<WrittenBlog[]> {
  const path = `/api/blogs/manage?q=${encodeURIComponent(title)}`;
  const blogs = await call<WrittenBlog[]>(site, `GET ${path}`, undefined, await site.tokenOf(admin));
  return blogs.filter((blog) => blog.title === title);
}

/** Somebody new who is an admin, with a password to log in with. */
export async function newAdmin(site: RunningSite, name = "Imani Castellanos"): Promise<Person> {
  const person = await newMember(site, name);
  const token = await site.tokenOf(admin);
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, person.token);
  await verifyAddress(site, _id);
  await call(site, `PUT /api/members/${_id}`, { role: "admin" }, token);
  return { ...person, token: await site.tokenOf(person.email) }; // the promotion has ended all sessions
}

/** The texts that are kept in this browser. */
export async function localDraftsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("kept-work");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("works").objectStore("works").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ work }) => work.fields.content));
          };
        };
      }),
  );
}

/** Waits until a file stands on the device, beside the words. */
export async function expectFileInDraft(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const hasFile = (value: unknown): boolean =>
        value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFile));
      const opening = indexedDB.open("kept-work");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const all = opening.result.transaction("files").objectStore("files").getAll();
      await new Promise((resolve) => all.addEventListener("success", resolve));
      opening.result.close();
      return hasFile(all.result);
    });
  await expect.poll(isThere).toBe(true);
}
