import { backInText, choose, clear, content, dialogOf, give, openField, textField } from "./editor.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("a table is made, changed and left with the keyboard", async ({ page }) => {
  await openField(page);
  await choose(page, "More", "Table…");
  await expectAccessible(page);
  await dialogOf(page).getByLabel("Rows").fill("0");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByText("Please enter a number from 1 to 200.")).toBeVisible();
  await dialogOf(page).getByLabel("Rows").fill("2");
  await dialogOf(page).getByLabel("Columns").fill("2");
  await page.keyboard.press("Enter");
  await backInText(page);
  for (const words of ["Year", "Taps", "1990", "12", "1991"]) {
    await page.keyboard.type(words);
    if (words !== "1991") await page.keyboard.press("Tab");
  }
  const head = '<thead><tr><th scope="col">Year</th><th scope="col">Taps</th></tr></thead>';
  expect(await content(page)).toBe(
    `<figure><table>${head}<tbody><tr><td>1990</td><td>12</td></tr><tr><td>1991</td><td></td></tr></tbody></table></figure>`,
  );
  await expectAccessible(page);

  await choose(page, "Row", "Move row up");
  await choose(page, "Column", "Add column after");
  await choose(page, "Column", "Move column forward");
  await choose(page, "Table", "Header column");
  const row = (...cells: string[]) => `<tr><th scope="row">${cells.shift()}</th>${tds(cells)}</tr>`;
  const tds = (cells: string[]) => cells.map((words) => `<td>${words}</td>`).join("");
  const heads = (...names: string[]) =>
    `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>`;
  const table = (head: string, ...rows: string[]) => `<table>${head}<tbody>${rows.join("")}</tbody></table>`;
  expect(await content(page)).toBe(
    `<figure>${table(heads("", "Year", "Taps"), row("", "1991", ""), row("", "1990", "12"))}</figure>`,
  );

  // Cells of a spreadsheet are filled in from the cursor, and the table grows.
  await give(page, "paste", { "text/plain": 'East\t1\n"A ""b""\nc"\t2\nWest\t3\n' });
  expect(await content(page)).toBe(
    `<figure>${table(
      heads("", "Year", "Taps"),
      row("", "East", "1"),
      row("", 'A "b"<br />c', "2"),
      row("", "West", "3"),
    )}</figure>`,
  );
  await page.keyboard.press("Control+z");
  expect(await content(page)).toContain("1991");
  await choose(page, "Row", "Move row up");
  expect(await content(page)).toContain('<th scope="col">1991</th>');
  await page.keyboard.press("Control+z");
  await choose(page, "Table", "Caption");
  await page.keyboard.type("Taps by year");
  await page.keyboard.press("Enter");
  await page.keyboard.type("below");
  expect(await content(page)).toMatch(/<figcaption>Taps by year<\/figcaption><\/figure><p>below<\/p>$/);

  // A table at the beginning can be left upwards, and deleted.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("above");
  expect(await content(page)).toMatch(/^<p>above<\/p><figure>/);
  await page.keyboard.press("ArrowDown");
  await choose(page, "Table", "Delete table");
  expect(await content(page)).toBe("<p>above</p><p>below</p>");

  // Rows of different length stay as they are until the table is changed.
  const ragged = "<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>";
  await clear(page);
  await give(page, "paste", { "text/html": ragged });
  expect(await content(page)).toBe(ragged);
  await textField(page).getByText("a", { exact: true }).click();
  await choose(page, "Column", "Add column after");
  expect(await content(page)).toBe(
    `<table><tbody><tr>${tds(["a", "", ""])}</tr><tr>${tds(["b", "", "c"])}</tr></tbody></table>`,
  );
  await page.keyboard.press("Control+z");
  expect(await content(page)).toBe(ragged);
});
