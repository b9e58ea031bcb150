import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { markVerified } from "#features/members/store.server.ts";
import type { RunningSite } from "./site.ts";

export type Person = { name: string; email: string; password: string; token: string };

export const adminAddress = "admin@example.org";

/** Somebody new with an account, by the API. */
export async function newMember(site: RunningSite, name = "Amara Lindholm"): Promise<Person> {
  const account = { name, email: `${randomUUID()}@example.org`, password: "four stones and a gap" };
  await call(site, "POST /api/users/register", account);
  const { token } = await call<{ token: string }>(site, "POST /api/auth/login", account);
  return { ...account, token };
}

/** Notes that a member has opened the link of the email, as only then somebody can be promoted. */
export async function verifyAddress(site: RunningSite, id: string): Promise<void> {
  await site.inside(({ db }) => markVerified(db.queries, id, new Date().toISOString()));
}

/** A call by somebody, or by nobody. Fails where the server refuses. */
export async function call<Answer>(
  site: RunningSite,
  line: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const [method, path] = line.split(" ");
  const response = await fetch(site.url + path, {
    method,
    headers: {
      "cache-control": "no-cache", // not the answer from before the last edit
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Opens a page with somebody signed in, as if on an earlier day. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("opened as") === value) return;
    sessionStorage.setItem("opened as", value);
    localStorage.setItem("token", value);
  }, token);
  await page.goto(path);
}

/** A blog of the sample, in the order of the list. */
export async function blogAt(site: RunningSite, index: number): Promise<{ _id: string; title: string }> {
  const blogs = await call<{ _id: string; title: string }[]>(site, "GET /api/blogs/all?view=card");
  const blog = blogs[index];
  if (!blog) throw new Error(`There is no blog ${index}.`);
  return blog;
}

/** The navigation bar. */
export function bar(page: Page): Locator {
  return page.getByRole("banner");
}

/** Fills in the login form of the page and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}
