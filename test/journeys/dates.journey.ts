import { expect, hydrated, publish, test } from "./site.ts";

// The site is in Lisbon and the browser in Kolkata, so days and hours differ.
const events = [
  ["2031-07-04T21:05:00.000Z", "Friday, July 4, 2031 at 10:05 PM WEST", "Jul", "4"],
  ["2031-01-31T23:30:00.000Z", "Friday, January 31, 2031 at 11:30 PM WET", "Jan", "31"],
] as const;

for (const [eventDate, words, month, day] of events) {
  test(`an event has weekday, date, time and zone: ${words}`, async ({ page, site }) => {
    const title = `An evening in ${month}`;
    const id = await publish(
      site,
      { title, section: "events", subcategory: "Vigils", eventDate },
      { publishedAt: "2024-02-01T12:00:00.000Z" },
    );
    await page.goto(`/blogs/${id}`);
    await hydrated(page);
    const withoutZone = words.replace(/ \S+$/, ""); // the zone has its own line
    const shown = page.getByRole("main").locator("header time", { hasText: withoutZone });
    await expect(shown).toHaveText(withoutZone);
    await expect(shown).toHaveAttribute("datetime", eventDate);
    await expect(page.getByText("Event Date:")).toBeVisible();
    await expect(page.getByText("Upcoming", { exact: true })).toBeVisible();
    await expect(page.locator("main header").getByText(`${month}${day}`, { exact: true })).toBeVisible();

    await page.goto("/events?subcategory=Vigils");
    const card = page.locator("main article", { hasText: title });
    await expect(card.getByText(`Event Date: ${words}`)).toBeVisible();
    await hydrated(page);
    await card.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/blogs/an-evening-in-${month.toLowerCase()}`);
    await expect(shown).toHaveText(withoutZone); // rendered by the browser
  });
}
