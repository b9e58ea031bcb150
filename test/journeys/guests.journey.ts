import type { Page } from "@playwright/test";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { Guest } from "#features/registrations/guests-contract.ts";
import { newBlog, next, openGroup } from "./admin.ts";
import { asAdmin, openAsAdmin } from "./people.ts";
import { act } from "./rows.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type RunningSite,
  test,
} from "./site.ts";

test.use({ writable: true });

const food = { id: "food", question: "What do you eat?", choices: "Everything\nVegan", required: "" };

async function newEvent(site: RunningSite, title: string): Promise<EditableBlog> {
  const registration = { registration: true, capacity: "3", companions: "2", questions: [food] };
  return newBlog(site, { title, section: "events", eventDate: "2030-05-12T18:30", ...registration });
}

async function addGuest(site: RunningSite, event: string, guest: object): Promise<Guest> {
  return asAdmin(site, `POST /api/events/${event}/guests`, guest);
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const here = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^(Check in|Here): ${name}$`) });

test("the guests of an event are listed, added, moved up, emailed and exported", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/409 \(Conflict\)/);
  quiet.expectErrors(/sessionStorage.*sandboxed/); // of scripts that Playwright puts into frames
  quiet.expectErrors(/Blocked script execution in .about:srcdoc/); // of axe, which looks into the frame of the email
  const { _id } = await newEvent(site, "An assembly with guests");
  await addGuest(site, _id, { name: "Comes With Two", companions: 2, email: "two@example.org" });
  await openAsAdmin(page, site, "/manage-events?q=assembly+with+guests");
  await expect(page.getByRole("row").nth(1)).toContainText("3 of 3 places taken");
  await act(page, "Registrations", "An assembly with guests");
  await expect(rowOf(page, "two@example.org")).toContainText("Confirmed");
  const current = page.getByRole("navigation", { name: "Administration" }).locator("[aria-current]");
  await expect(current).toHaveText("Registrations");

  await page.getByRole("button", { name: "Add a guest" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Telephones Late");
  await dialog.getByLabel("Email").fill("late@example.org");
  await dialog.getByLabel("What do you eat?").selectOption("Vegan");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio", { name: "Give a place anyway" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Put on the waiting list" }).check();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Telephones Late is on the waiting list.")).toBeVisible();
  const late = rowOf(page, "late@example.org");
  await expect(late).toContainText("On the waiting listnumber 1");
  await expectAccessible(page);
  await late.getByRole("button", { name: "Move up: Telephones Late" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Give a place" }).click();
  await expect(page.getByText("4 of 3 places taken")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^guests-an-assembly-with-guests.*\.csv$/);

  await page.getByRole("button", { name: "Email guests" }).click();
  await page.getByLabel("Subject").fill("Another room");
  await page.getByLabel("Text").fill("We meet in room 4.");
  await page.getByRole("button", { name: "Preview" }).click();
  const email = page.frameLocator("dialog iframe");
  await expect(email.getByText(/sends this email because you are registered for/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send to 2 guests" }).click();
  await expect(page.getByText("Sent to 2 guests")).toBeVisible();
  await expect.poll(() => site.emailsTo("late@example.org").join("")).toContain("We meet in room 4.");
  await expect(late).toContainText("What do you eat? Vegan");

  await page.goto(`/edit-blog/${_id}`);
  await hydrated(page);
  await openGroup(page, "State");
  await page.getByLabel("State", { exact: true }).selectOption("Cancelled");
  await page.getByLabel("Note on the state").fill("The hall is shut.");
  await expect(page.getByText("2 guests get an email as soon as you update.")).toBeVisible();
  await page.getByRole("button", { name: "See it" }).press("Enter");
  await expect(email.getByText("The hall is shut.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cancel the event" }).click();
  await expect.poll(() => site.emailsTo("late@example.org").join("")).toContain("The hall is shut.");
  await expect(next(page)).toBeVisible(); // the form shows what is saved

  quiet.expectErrors(/404 \(Not Found\)/);
  await page.goto("/manage-registrations?event=0123456789abcdef01234567");
  await expect(page.getByText("There is no such event.")).toBeVisible();
});

test("guests are checked in at the door, also while the connection is cut", async ({ page, site, quiet }) => {
  quiet.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const { _id, slug } = await newEvent(site, "A full door");
  const names = ["Åsa Öberg", "Bo With One", "Carla Quist"];
  for (const name of names) {
    const companions = name === "Bo With One" ? 1 : 0;
    await addGuest(site, _id, { name, companions, full: "exceed", answers: { food: "Vegan" } });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, site, `/door-list/${_id}`);
  const other = await page.context().newPage();
  await openAsAdmin(other, site, `/door-list/${slug}`);
  await expect(page.getByText("0 of 4 here", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const name = page.getByLabel("Name of the guest");
  await name.fill("oberg");
  await expect(page.getByRole("list", { name: "Guests" }).getByRole("listitem")).toHaveCount(1);
  await name.press("Enter");
  await expect(here(page, "Åsa Öberg")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(here(page, "Åsa Öberg")).toHaveAttribute("aria-pressed", "true");
  await expect(other.getByText("1 of 4 here", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear the name" }).click();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "One more here: Bo With One" }).click();
  await here(page, "Carla Quist").click();
  await expect(page.getByText("3 of 4 here", { exact: true })).toBeVisible();
  await expect(page.getByText(/No connection\. 2 changes are kept on this device/)).toBeVisible();
  await expect(page.getByText("not saved yet. Keep this page open.")).toBeVisible();
  await expectAccessible(page);
  // The page is closed and opened again: nothing was saved, and nothing is lost.
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  await expect(other.getByText("1 of 4 here", { exact: true })).toBeVisible();
  const again = await context.newPage();
  await openAsAdmin(again, site, `/door-list/${_id}`);
  await expect(again.getByText("3 of 4 here", { exact: true })).toBeVisible();
  await expect(again.getByText("All saved")).toBeVisible();
  await expect(other.getByText("3 of 4 here", { exact: true })).toBeVisible();
  await expect(other.getByText("1 of 2 here", { exact: true })).toBeVisible();

  await again.emulateMedia({ media: "print" });
  await expect(again.getByRole("row").filter({ hasText: "Bo With One" })).toBeVisible();
  await expect(again.getByRole("banner")).toBeHidden();
  await expect(again.getByRole("contentinfo")).toBeHidden();
  await expect(again.getByRole("button", { includeHidden: true }).first()).toBeHidden();
});
