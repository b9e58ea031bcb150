import { openGroup } from "#test/journeys/admin.ts";
import { field, test } from "./guide.ts";

test.use({ writable: "announce-an-event" });

test("announce an event", async ({ page, label, picture }) => {
  await page.setViewportSize({ width: 1024, height: 1300 });
  await page.goto("/manage-events");
  await page.getByRole("link", { name: label("Create Event") }).click();
  await field(page, "Title").fill("A walk along the locked bridge");
  const when = page.getByRole("region", { name: label("When") });
  await when.getByLabel(label("Event Date")).fill("2026-11-14T18:30");
  await when.getByLabel(label("End"), { exact: true }).fill("2026-11-14T20:30");
  await when.getByLabel(label("All day")).waitFor();
  await when.getByRole("button", { name: label("Add a date") }).waitFor();
  const where = page.getByRole("region", { name: label("Where") });
  await where.getByLabel(label("Place"), { exact: true }).fill("Footbridge, east end");
  await where.getByLabel("Place address").fill("14 Example Street");
  await where.getByLabel(label("Takes place online")).waitFor();
  await field(page, "Title").focus();
  await picture("event-when", when, { height: 740 });
  await openGroup(page, label("State"));
  const state = page.locator("details").filter({ has: page.getByLabel(label("Note on the state")) });
  await state.getByRole("combobox").selectOption(label("Moved"));
  await state
    .getByLabel(label("Note on the state"))
    .fill("The bridge is being painted. We meet a week later.");
  await field(page, "Title").focus();
  await picture("event-state", state);
});
