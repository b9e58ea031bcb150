import { test } from "./guide.ts";

test.use({ writable: "guests-and-the-door" });

test("register guests and check them in", async ({ page, api, label, picture }) => {
  const { _id } = await api<{ _id: string }>("POST /api/blogs/add", {
    title: "An open workshop",
    content: "<p>Come.</p>",
    section: "events",
    eventDate: "2026-11-14T18:30",
    place: "Rope Hall",
    registration: true,
    capacity: "30",
    companions: "2",
    questions: [{ id: "food", question: "What do you eat?", choices: "Everything\nVegan", required: "" }],
  });
  for (const [name, companions] of [
    ["Amara Lindholm", 1],
    ["Bashir Okoro", 0],
    ["Devi Amankwah", 2],
  ] as const) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.org`;
    await api(`POST /api/events/${_id}/guests`, { name, email, companions, answers: { food: "Vegan" } });
  }
  await page.goto(`/manage-registrations?event=${_id}`);
  for (const name of ["Add a guest", "Email guests", "Export CSV"]) {
    await page.getByRole("button", { name: label(name) }).waitFor();
  }
  await picture("guests", page.locator("#main"), { around: 0, height: 570 });
  await page.getByRole("link", { name: label("Door list") }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(label("Only those not here yet")).waitFor();
  await page.getByRole("button", { name: `${label("Check in")}: Bashir Okoro` }).click();
  await page.getByRole("button", { name: "Here: Bashir Okoro" }).waitFor();
  await page.getByText("All saved").waitFor();
  await picture("door-list", page.locator("#main"), { around: 0, height: 780 });
});
