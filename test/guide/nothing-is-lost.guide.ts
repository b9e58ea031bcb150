import { expectLocalDraft } from "#test/journeys/local-drafts.ts";
import { test } from "./guide.ts";

test.use({ writable: "nothing-is-lost" });

test.describe("with a connection", () => {
  test.use({ autosave: true });

  test("a draft is saved by itself", async ({ page, label, picture }) => {
    await page.goto("/create-blog");
    await page.getByLabel("Title", { exact: true }).fill("Who waits at the north gate");
    await page.getByRole("textbox", { name: "Content" }).fill("We stood there for a whole day.");
    const panel = page.getByRole("region", { name: "Publishing" });
    await panel.getByText(/^Saved at /).waitFor();
    await panel.getByRole("button", { name: label("Save draft") }).waitFor();
    await picture("save-status", panel, { ring: panel.getByText(/^Saved at /) });
  });
});

test("unsaved changes come back", async ({ page, context, label, picture }) => {
  await page.goto("/create-blog");
  await page.getByLabel("Title", { exact: true }).fill("Who waits at the south gate");
  await page.getByRole("textbox", { name: "Content" }).fill("Nobody had counted them before.");
  await expectLocalDraft(page, "Nobody had counted them before.");
  await page.goto("/manage-trash");
  await page.goto("/create-blog");
  const offer = page.getByRole("region", { name: "Unsaved changes" });
  await offer.getByRole("button", { name: label("Restore") }).waitFor();
  await offer.getByRole("button", { name: label("Discard") }).waitFor();
  await picture("unsaved-changes", offer);
  await context.close();
});
