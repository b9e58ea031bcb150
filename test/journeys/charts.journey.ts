import { readFile } from "node:fs/promises";
import { button, toast } from "./admin.ts";
import { backInText, choose, clickOn, dialogOf, give, openField } from "./editor.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("a pasted spreadsheet becomes a chart that is read and downloaded", async ({ page, quiet }) => {
  quiet.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openField(page);
  const rows = ["Year\tBus\tTram", "2021\tmany\tsome", "2022\t98\t71", "2023\t110\t84"];
  await give(page, "paste", { "text/plain": rows.slice(0, 2).join("\n") });
  await clickOn(page, "many");
  await choose(page, "Chart", "Lines");
  const preview = page.getByRole("group", { name: "Preview of the chart" });
  await expect(preview.getByRole("status")).toHaveText("The second row has no numbers.");
  await clickOn(page, "Year");
  await give(page, "paste", { "text/plain": rows.join("\n").replace("many\tsome", "75\t52") });
  const drawing = preview.getByRole("img");
  await expect(drawing).toHaveAccessibleName(
    /^Line chart\. 2 series \(Bus, Tram\), 3 rows\. Bus: 75 in 2021/,
  );
  await expect(preview.getByRole("status")).toHaveText("");
  await expectAccessible(page);

  // Without a connection, the text and the last drawing stay, and the chart follows later.
  await page.context().setOffline(true);
  await clickOn(page, "110");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("140");
  await expect(preview.getByRole("status")).toHaveText(/Your text is safe/);
  await expect(drawing).toHaveAccessibleName(/Bus: 75 in 2021, 110 in 2023/);
  await page.context().setOffline(false);

  // By keyboard, as the rest of the form.
  await choose(page, "Chart", "Settings…");
  await expect(dialogOf(page).getByLabel("Series")).toBeFocused();
  await expectAccessible(page);
  await dialogOf(page).getByLabel("Series").selectOption("One for each row");
  for (const words of ["Thousand journeys a day", "Own count", "In May"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Enter");
  await backInText(page);
  await expect(drawing).toHaveAccessibleName(/3 series \(2021, 2022, 2023\)/);
  await choose(page, "Chart", "Settings…");
  await dialogOf(page).getByLabel("Series").selectOption("Automatic");
  await dialogOf(page).getByLabel("Unit").press("Enter");
  await backInText(page);
  await expect(preview).toContainText("Thousand journeys a day");
  await expect(preview).toContainText("Source: Own count");
  await choose(page, "Table", "Caption");
  await page.keyboard.type("How people travel");
  await expect(drawing).toHaveAccessibleName(/^Line chart: How people travel\. .* 140 in 2023/);

  await page.getByLabel("Title").fill("Journeys counted");
  await button(page, "Publish Post").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await page.goto("/blogs/journeys-counted");
  const figure = page.getByRole("figure", { name: "How people travel" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figure.getByRole("img", { name: /^Line chart: How people travel/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, width === 390 && colorScheme === "light" ? "everything" : "colours");
    }
  }
  await expect(figure.getByRole("table")).toBeHidden();
  await figure.getByText("Show as table").press("Enter");
  await expect(figure.getByRole("cell", { name: "140" })).toBeVisible();
  await expect(figure).toContainText("Note: In May");

  const starts = { CSV: "\ufeffYear,Bus,Tram\r\n", SVG: "<svg ", PNG: "\ufffdPNG" };
  for (const [name, start] of Object.entries(starts)) {
    const downloading = page.waitForEvent("download");
    await figure.getByRole("link", { name: `Download “How people travel” as ${name}` }).click();
    const bytes = await readFile(await (await downloading).path());
    expect(bytes.toString().startsWith(start), name).toBe(true);
  }
});
