import type { Page } from "@playwright/test";
import { addEmail } from "#features/emails/store.server.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningSite,
  reader,
  test,
  writer,
} from "./site.ts";

test.use({ member: admin, writable: "failed emails" });

/** An email that the site has given up. */
function addFailed(site: RunningSite, address: string): Promise<void> {
  return site.inside(async ({ db }) => {
    const userId = (await findUserByEmail(db.queries, address))?.id ?? "";
    const at = "2026-03-10T09:00:00.000Z";
    const problem =
      "mail.example.org:587 does not answer. The person who runs the server can check its address.";
    const email = { recipient: userId, userId, batch: "given up", kind: "account" };
    await db.write(async (queries) => {
      await addEmail(queries, { ...email, detail: '{"change":"password"}' }, at);
      await queries.updateTable("jobs").set({ state: "failed", problem }).execute();
    });
  });
}

const list = (page: Page) => page.getByRole("region", { name: "Emails that were not sent" });

test("an admin sends failed emails again by keyboard", async ({ page, site }) => {
  for (const email of [reader, writer]) await addFailed(site, email);
  await page.goto("/admin");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  }
  await page
    .getByRole("button", { name: `Send again: Change of an account, to ${reader}`, exact: true })
    .press("Enter");
  await expect(list(page).getByRole("alert")).toHaveText(/^It is being sent again\./);
  await expect(list(page).getByRole("listitem")).toHaveText([new RegExp(writer)]);
  await expect(page.getByRole("heading", { name: "Emails that were not sent" })).toBeFocused();
  await expect.poll(() => site.emailsTo(reader)).toHaveLength(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(list(page).getByRole("listitem")).toHaveCount(0);
  await expect.poll(() => site.emailsTo(writer)).toHaveLength(1);
});
