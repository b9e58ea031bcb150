import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { addComments } from "#features/comments/store.server.ts";
import { markVerified } from "#features/members/store.server.ts";
import { admin } from "./launch.ts";
import type { RunningSite } from "./site.ts";

export type Person = { name: string; email: string; password: string; token: string };

/** Signs up a member with the API. */
export async function newMember(site: RunningSite, name = "Amara Lindholm"): Promise<Person> {
  const account = { name, email: `${randomUUID()}@example.org`, password: "four stones and a gap" };
  await call(site, "POST /api/users/register", account);
  const { token } = await call<{ token: string }>(site, "POST /api/auth/login", account);
  return { ...account, token };
}

/** Verifies a member's email address, which promotion requires. */
export async function verifyAddress(site: RunningSite, id: string): Promise<void> {
  await site.inside(({ db }) => markVerified(db.queries, id, new Date().toISOString()));
}

/** Has a comment accepted, so that later ones with links appear at once. */
export async function acceptCommentsBy(site: RunningSite, { token }: Person): Promise<void> {
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, token);
  const [blog] = await call<[{ _id: string }]>(site, "GET /api/blogs/all?view=card&limit=1");
  const createdAt = "2024-01-15T09:00:00.000Z";
  const comment = { id: `accepted-${_id}`, blogId: blog._id, userId: _id, text: "Yes.", createdAt };
  await site.inside(({ db }) =>
    db.write((queries) => addComments(queries, [{ ...comment, acceptedAt: createdAt }])),
  );
}

/** Calls the API as a member or a visitor. Fails on an error. */
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
      "cache-control": "no-cache", // no stale response
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Calls the API as the admin of the sample. */
export async function asAdmin<Answer>(site: RunningSite, line: string, body?: object): Promise<Answer> {
  return call(site, line, body, await site.tokenOf(admin));
}

export async function openAsAdmin(page: Page, site: RunningSite, path: string): Promise<void> {
  await openAs(page, await site.tokenOf(admin), path);
}

/** Opens a page with a stored token. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("opened as") === value) return;
    sessionStorage.setItem("opened as", value);
    localStorage.setItem("token", value);
  }, token);
  await page.goto(path);
}

export async function blogAt(site: RunningSite, index: number): Promise<{ _id: string; title: string }> {
  const blogs = await call<{ _id: string; title: string }[]>(site, "GET /api/blogs/all?view=card");
  const blog = blogs[index];
  if (!blog) throw new Error(`There is no blog ${index}.`);
  return blog;
}

export function bar(page: Page): Locator {
  return page.getByRole("banner");
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}
