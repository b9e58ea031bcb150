import type { Page } from "@playwright/test";
import { tokenIn } from "#test/formats/emails.ts";
import { bar, call, logIn, newMember } from "./people.ts";
import { expect, expectAccessible, hydrated, test } from "./site.ts";

async function fillSignup(page: Page, values: [string, string, string, string]): Promise<void> {
  for (const [index, label] of ["Username", "Email address", "Password", "Confirm password"].entries()) {
    await page.getByLabel(label, { exact: true }).fill(values[index] ?? "");
  }
}

const signUp = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign up" });

test("the login page has the specified fields", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await expect(page.getByRole("figure")).toBeVisible();
  await expect(page.getByRole("link", { name: "Forgot password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await expect(page.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.fill("seen");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("seen");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole("figure")).toBeHidden();
  await expectAccessible(page);
});

test("a member logs in, reloads the page, and logs out on the server too", async ({ page, site }) => {
  const person = await newMember(site);
  await page.goto("/login");
  await hydrated(page);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL("/");
  await expect(bar(page).getByRole("link", { name: person.name })).toHaveAttribute("href", "/profile");
  await expect(
    page.getByText(`Hello, ${person.name}! Discover our latest research and insights.`),
  ).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole("link", { name: person.name })).toBeVisible();

  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await page.goto("/signup");
  await expect(page).toHaveURL("/");

  const token = await page.evaluate(() => localStorage.getItem("token"));
  const told = page.waitForResponse("**/api/auth/logout");
  await bar(page).getByRole("button", { name: "Logout" }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(bar(page).getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect(call(site, "GET /api/users/profile", undefined, token ?? "")).rejects.toThrow("401");
});

test("login errors are shown", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await page.goto("/login");
  await hydrated(page);
  await logIn(page, person.email, "something else");
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expectAccessible(page);

  const held = Promise.withResolvers<void>();
  await page.route("**/api/auth/login", async (route) => {
    await held.promise;
    await route.abort();
  });
  await logIn(page, person.email, person.password);
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("Login failed. Please check your credentials.");
  await expect(page.getByRole("main").getByRole("button", { name: "Log in" })).toBeFocused();
});

test("the email address is remembered on request, and never the password", async ({ page, site }) => {
  const person = await newMember(site);
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Remember sign in details").check();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL("/");
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await page.goto("/login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel("Remember sign in details")).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password);
  await page.getByLabel("Remember sign in details").uncheck();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL("/");
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await page.goto("/login");
  await hydrated(page);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
});

test("login returns to the previous page, and never to another site", async ({ page, site }) => {
  const person = await newMember(site);
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?next=%2Fprofile");
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL("/profile");
  for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example"]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL("/");
  }
});

test("a visitor signs up", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const email = `${crypto.randomUUID()}@example.org`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/register")) sent.push(request.postData() ?? "");
  });
  await page.goto("/signup");
  await hydrated(page);
  await expect(page.getByText("Registration Portal")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an Account");
  for (const text of ["Secure Signup", "SSL/TLS Protected"]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("link", { name: "terms of service", exact: true })).toHaveAttribute(
    "href",
    "/terms",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expectAccessible(page);

  await fillSignup(page, ["Mina", email, "ten flat stones", "ten round stones"]);
  await signUp(page).click();
  const confirmation = page.getByLabel("Confirm password", { exact: true });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(/Passwords do not match/);
  expect(sent).toEqual([]);

  await fillSignup(page, ["Mina", email, "short", "short"]);
  await signUp(page).click();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription(/at least 8 characters/);
  await expectAccessible(page);

  sent.length = 0;
  await fillSignup(page, ["Mina", email, "ten flat stones", "ten flat stones"]);
  await signUp(page).dblclick();
  await expect(page).toHaveURL("/login");
  expect(sent).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveText("Account created successfully");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(password).toHaveValue("ten flat stones"); // as typed a moment ago
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(bar(page).getByRole("link", { name: "Mina" })).toBeVisible();
});

test("signup shows a taken address and a server that does not answer", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await page.goto("/signup");
  await hydrated(page);
  await fillSignup(page, ["Mina", person.email.toUpperCase(), "ten flat stones", "ten flat stones"]);
  await signUp(page).click();
  const email = page.getByLabel("Email address");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/An account with this email address already exists/);

  const held = Promise.withResolvers<void>();
  await page.route("**/api/users/register", async (route) => {
    await held.promise;
    await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
  });
  await signUp(page).click();
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("Registration failed. Please try again.");
});

test("a forgotten password is replaced with a link in an email", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible(); // later than the URL
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("If this address has an account");
  await expectAccessible(page);

  const links = () => site.emailsTo(person.email).filter((text) => text.includes("/reset-password#"));
  await expect.poll(() => links().length).toBe(1);
  const token = tokenIn({ text: links().join() }, "reset-password");
  await page.goto(`/reset-password#${token}`);
  await expect(page).toHaveURL("/reset-password");
  await page.getByLabel("New password", { exact: true }).fill("a bridge of planks");
  await page.getByLabel("Confirm new password").fill("a bridge of ropes");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Confirm new password")).toHaveAccessibleDescription("Passwords do not match");
  await page.getByLabel("Confirm new password").fill("a bridge of planks");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("Your password has been changed. Please log in.");
  await logIn(page, person.email, "a bridge of planks");
  await expect(page).toHaveURL("/");
  await bar(page).getByRole("button", { name: "Logout" }).click();

  await page.goto(`/reset-password#${token}`);
  await expect(page).toHaveURL("/reset-password"); // by the app
  await page.getByLabel("New password", { exact: true }).fill("a bridge of steel");
  await page.getByLabel("Confirm new password").fill("a bridge of steel");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toHaveText("This link is no longer valid. Please ask for a new one.");
  await page.goto("/forgot-password");
  await page.goto("/reset-password");
  await expect(page.getByRole("alert")).toHaveText(/This link is not complete/);
});
