import { choose, clickOn, dialogOf, give, openField, textField } from "#test/journeys/editor.ts";
import { test } from "./guide.ts";

test.use({ writable: "add-tables-and-charts" });

const rows = ["Year\tBus\tTram", "2023\t75\t52", "2024\t98\t71", "2025\t110\t84", "2026\t121\t96"];

test("add tables and charts", async ({ page, label, picture }) => {
  await openField(page);
  await give(page, "paste", { "text/plain": rows.join("\n") });
  await clickOn(page, "98");
  const bar = page.getByRole("toolbar", { name: "Table" });
  for (const name of ["Row", "Column", "Table", "Chart"]) {
    await bar.getByRole("button", { name: label(name), exact: true }).waitFor();
  }
  await picture("table", textField(page), {
    around: 0,
    height: 330,
    ring: bar.getByRole("button", { name: "Chart" }),
  });
  await choose(page, "Chart", label("Lines"));
  await choose(page, "Chart", label("Settings…"));
  await dialogOf(page).getByLabel(label("Unit")).fill("Thousand journeys a day");
  await dialogOf(page).getByLabel(label("Source")).fill("Own count, at four stops, each May");
  await dialogOf(page)
    .getByRole("button", { name: label("Save") })
    .click();
  const preview = page.getByRole("group", { name: "Preview of the chart" });
  await preview.getByRole("img").waitFor();
  await preview.getByText("Own count, at four stops, each May").waitFor();
  await textField(page).blur();
  await picture("chart", preview, { around: 8 });
});
