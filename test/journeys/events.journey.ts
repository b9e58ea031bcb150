import { button, readArticle, toast, write } from "./admin.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, publish, test } from "./site.ts";

test.use({ member: admin, writable: "articles" });
test.describe.configure({ mode: "default" }); // on one site

test("an editor plans a series with place and programme, and readers see it by list and month", async ({
  page,
  site,
}) => {
  await page.goto("/create-blog?type=events");
  await write(page, "Reading circle", "We read together.");
  await page.getByLabel("Event Date").fill("2031-12-04T18:30");
  await page.getByLabel("End", { exact: true }).fill("2031-12-04T20:00");
  await page.getByRole("button", { name: "Repeat" }).click();
  await page.getByLabel("Until").fill("2031-12-31");
  await page.getByRole("button", { name: "Add 3 dates" }).click();
  await expect(page.getByRole("button", { name: "Add a date" })).toBeFocused();
  await page.getByLabel("State of date 3").selectOption("Cancelled");
  await page.getByLabel("Place", { exact: true }).fill("Reading room");
  await page.getByLabel("Takes place online").check();
  await page.getByLabel("Link to the meeting").fill("https://meet.example/secret");
  await expect(page.getByText("Nobody gets this link until guests can register")).toBeVisible();
  await page.getByRole("button", { name: "Add an item" }).press("Enter");
  await expect(page.getByLabel("Time", { exact: true })).toBeFocused();
  await page.keyboard.type("18:30");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Chapter one");
  await page.getByLabel("Guests register on this site").check();
  await page.getByLabel("Places", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  await expect(page.getByLabel("Question 1", { exact: true })).toBeFocused();
  await page.keyboard.type("Which chapter?");
  await page.getByLabel("Guests must answer").check();
  await expectAccessible(page);
  await button(page, "Publish Post").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const id = await site.read<{ _id: string }>("/api/blogs/reading-circle").then(({ _id }) => _id);
  const { dates, onlineUrl, ...saved } = await readArticle(site, id);
  expect(saved).toMatchObject({
    registration: true,
    capacity: "12",
    questions: [{ question: "Which chapter?", choices: "", required: "yes" }],
  });
  expect(dates.map(({ begins, state }) => [begins, state])).toEqual([
    ["2031-12-11T18:30:00.000Z", "confirmed"],
    ["2031-12-18T18:30:00.000Z", "cancelled"],
    ["2031-12-25T18:30:00.000Z", "confirmed"],
  ]);
  expect(onlineUrl).toBe("https://meet.example/secret");

  await page.goto("/blogs/reading-circle");
  await expect(page.getByText("Thursday, December 4, 2031 at 6:30 – 8:00 PM").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Programme" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Which chapter?" })).toBeVisible();
  await page.getByRole("link", { name: "2 more dates" }).click();
  const all = page.getByRole("region", { name: "All dates" }).getByRole("listitem");
  await expect(all.filter({ hasText: "December 18" })).toContainText("Cancelled");
  expect(await page.content()).not.toContain("meet.example");
  await expectAccessible(page);

  await page.goto("/events?view=month&month=2031-12");
  await expect(page.getByRole("table", { name: "December 2031" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reading circle" })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole("link", { name: "January 2032" }).press("Enter");
  await expect(page.getByText("No events in this month.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/events?view=month&month=2031-12&place=Reading+room");
  await expectNoSidewaysScroll(page);
  await expect(page.getByText("Thursday, December 11, 2031")).toBeVisible();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL("/events?place=Reading+room");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Reading circle" })).toBeVisible();
});

test("a cancelled event says so", async ({ page, site }) => {
  const event = { title: "Lost walk", section: "events", eventDate: "2031-05-04T10:00:00Z" };
  const id = await publish(site, { ...event, eventState: "cancelled", stateNote: "The river is too high." });
  await page.goto(`/blogs/${id}`);
  await expect(page.getByText("This event is cancelled.")).toBeVisible();
  await expect(page.getByText("The river is too high.")).toBeVisible();
  await page.goto("/events");
  await expect(page.locator("main article", { hasText: "Lost walk" })).toContainText("Cancelled");
});
