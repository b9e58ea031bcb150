import type { Page } from "@playwright/test";
import { choose, next, view } from "./admin.ts";
import { photograph } from "./files.ts";
import { saveSettings } from "./settings.ts";
import { expect } from "./site.ts";

export const director = { name: "Ines Adeyemi", role: "Director", department: "Leadership" };
export const board = [
  director,
  { name: "Tomás Okafor", role: "Head of Research", department: "Leadership" },
  { name: "Wei Lindqvist", role: "Treasurer", department: "Governance" },
];

export async function setUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Name of the institute").fill("Harbour Lab");
  await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
  await page.getByLabel("Your name").fill("Ines Adeyemi");
  await page.getByLabel("Email address").fill("ines@harbour.example");
  await page.getByLabel("Password", { exact: true }).fill("nine boats and a lamp");
  await page.getByRole("button", { name: "Set up the site" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
}

/** Opens a page's editor by the link that administrators see on it. */
async function toAdministration(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === "/admin") return;
  await page.getByRole("button", { name: "Edit and create" }).click();
  await page.getByRole("link", { name: "Administration", exact: true }).click();
}

/** On phones, the links are in a menu. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("banner").getByText("Menu", { exact: true });
  if (await menu.isVisible()) await menu.click();
}

/** Follows the links in the administration, like a newcomer. On phones they are in a menu, and forms have the palette. */
async function open(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: /^Menu, / });
  const links = page.getByRole("navigation", { name: "Administration" });
  await expect(menu.or(links).or(page.getByRole("form")).filter({ visible: true }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  else if (!(await links.isVisible())) return choose(page, name);
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name, exact: true })
    .click();
}

export async function nameAndDescribe(page: Page): Promise<void> {
  await open(page, "Settings");
  await page.getByLabel("Tagline").fill("Boats, people, tides");
  await page.getByLabel("Description").fill("We study how a harbour feeds its city.");
  await page.getByLabel("Quote beside the login").fill("A rope is a sentence that holds.");
  await page.getByLabel("Source of the quote").fill("Dockers' choir");
  await saveSettings(page);
}

export async function chooseColours(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Appearance" }).click();
  await page.getByLabel("Main colour", { exact: true }).fill("#1b3a6b");
  await page.getByLabel("Second colour", { exact: true }).fill("#b3541e");
  const logo = page.locator("input[type=file]").first();
  await logo.setInputFiles(await photograph("logo.png", "#1b3a6b"));
  await expect(page.getByText("Choose another image")).toBeVisible();
  await saveSettings(page);
}

export async function enterContact(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Contact", exact: true }).and(page.locator("main a")).click();
  await page.getByLabel("Address", { exact: true }).fill("Pier 9\n1200 Lisboa");
  await page.getByLabel("Email", { exact: true }).fill("hello@harbour.example");
  await page.getByLabel("Telephone").fill("+351 210 000 000");
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("Days of line 1").fill("Every day");
  await page.getByLabel("Hours of line 1").fill("8 AM to 4 PM");
  await saveSettings(page);
}

export async function addPerson(page: Page, person: (typeof board)[number]): Promise<void> {
  await open(page, "People");
  await page
    .getByRole("link", { name: /^Create Person/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Create Person" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(person.name);
  await page.getByLabel("Role").fill(person.role);
  await page.getByLabel("Department").fill(person.department);
  await page.getByLabel("On the board").check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The person is published.")).toBeVisible();
  await expect(next(page)).toContainText("Readers see it now.");
}

export async function writeAbout(page: Page): Promise<void> {
  await open(page, "Overview");
  const steps = page.getByRole("button", { name: "First steps" });
  if ((await steps.getAttribute("aria-expanded")) === "false") await steps.click();
  await page.getByRole("link", { name: "Write it : The about page" }).click();
  await page.getByLabel("Heading", { exact: true }).fill("What a harbour knows");
  await page.getByLabel("Introduction", { exact: true }).fill("We count boats, and ask who unloads them.");
  const sections = page.getByRole("list", { name: "Sections" });
  await page.getByRole("button", { name: "Add a section" }).click();
  await sections.getByLabel("Title").fill("Cold chains");
  await sections.getByLabel("Text").fill("From the hold to the plate.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await view(page);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a harbour knows");
  await toAdministration(page);
}

export async function writePage(page: Page): Promise<void> {
  await open(page, "Pages");
  await page.getByRole("link", { name: "Create Page" }).click();
  await expect(page.getByRole("heading", { name: "Create Page" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Boat hire");
  await page.getByRole("textbox", { name: "Content" }).fill("Two rowing boats, free on Sundays.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Put it in the menu" }).click();
  await page.getByRole("link", { name: "Change the menu" }).click();
}

export async function arrangeMenu(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "Bar", exact: true });
  await expect(bar.getByRole("listitem").last().getByRole("textbox")).toHaveValue("Boat hire");
  await bar.getByRole("button", { name: "Hide Photography" }).click();
  await saveSettings(page);
}

export async function arrangeHome(page: Page): Promise<void> {
  await open(page, "Home page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home page");
  await page.getByRole("button", { name: "Move Events up" }).click();
  await saveSettings(page);
}

export async function writeArticle(page: Page): Promise<void> {
  await open(page, "Overview");
  await page.getByRole("link", { name: "Create Article" }).click();
  await expect(page.getByRole("heading", { name: "Create Article" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Who unloads the boats");
  await page.getByRole("textbox", { name: "Content" }).fill("Forty people before dawn.");
  await page.locator("summary").getByText("Authors", { exact: true }).click();
  await page.getByRole("combobox", { name: "Authors" }).fill("Tomás"); // in addition to the writer
  await page.getByRole("option", { name: "Tomás Okafor" }).click();
  await page.locator("details").filter({ hasText: "Search engines and sharing" }).locator("summary").click();
  await page.getByLabel("Excerpt").fill("A count of the people who unload the city's food.");
  const sharing = page.getByRole("group", { name: "Share picture" });
  await sharing.getByRole("button", { name: "From the library" }).click();
  await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(page.getByText("Blog post published successfully!")).toBeVisible();
}
