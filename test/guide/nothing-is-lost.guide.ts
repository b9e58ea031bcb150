import { expectLocalDraft } from "#test/journeys/local-drafts.ts";
import { field, now, test } from "./guide.ts";

test.use({ writable: "nothing-is-lost" });

test("a draft is saved by itself", async ({ page, label, picture }) => {
  await page.goto("/create-blog");
  await field(page, "Title").fill("Who waits at the north gate");
  await page.getByRole("textbox", { name: "Content" }).fill("We stood there for a whole day.");
  const panel = page.getByRole("region", { name: "Publishing" });
  await panel.getByText(/^Saved at /).waitFor();
  await panel.getByRole("button", { name: label("Save draft") }).waitFor();
  await picture("save-status", panel, { ring: panel.getByText(/^Saved at /) });
});

test.describe("without a connection", () => {
  test.use({ autosave: false });

  test("unsaved changes come back", async ({ page, context, label, picture }) => {
    const closed = await context.newPage();
    await closed.clock.setFixedTime(now);
    await closed.goto("/create-blog");
    await field(closed, "Title").fill("Who waits at the south gate");
    await closed.getByRole("textbox", { name: "Content" }).fill("Nobody had counted them before.");
    await expectLocalDraft(closed, "Nobody had counted them before.");
    await closed.close();
    await page.goto("/create-blog");
    const offer = page.getByRole("region", { name: "Unsaved changes" });
    await offer.getByRole("button", { name: label("Restore") }).waitFor();
    await offer.getByRole("button", { name: label("Discard") }).waitFor();
    await picture("unsaved-changes", offer);
  });
});
