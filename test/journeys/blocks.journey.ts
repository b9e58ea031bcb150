import {
  backInText,
  choose,
  clear,
  content,
  cursorRead,
  dialogOf,
  give,
  move,
  openField,
  textField,
  toBeginning,
  toEnd,
} from "./editor.ts";
import { admin, expect, expectAccessible, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("a table is made, changed and left with the keyboard", async ({ page }) => {
  await openField(page);
  await choose(page, "Insert", "Table");
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
  await toBeginning(page);
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
  await cursorRead(page);
  await choose(page, "Column", "Add column after");
  expect(await content(page)).toBe(
    `<table><tbody><tr>${tds(["a", "", ""])}</tr><tr>${tds(["b", "", "c"])}</tr></tbody></table>`,
  );
  await page.keyboard.press("Control+z");
  expect(await content(page)).toBe(ragged);
});

const reference = (number: number) =>
  `<sup><a href="#text-footnote-${number}" rel="noopener" id="text-footnote-${number}-ref">${number}</a></sup>`;
const notes = (...texts: string[]) =>
  `<ol data-kind="footnotes">${texts.map((text, index) => `<li id="text-footnote-${index + 1}">${text}</li>`).join("")}</ol>`;

test("footnotes are written in place, and move and go with their words", async ({ page }) => {
  await openField(page);
  await page.keyboard.type("One two");
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.type("See *here*");
  const bar = page.getByRole("toolbar", { name: "Footnote" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.type(" three");
  expect(await content(page)).toBe(`<p>One two${reference(1)} three</p>${notes("See <em>here</em>")}`);

  // Before the first: numbers follow.
  await move(page, "Home");
  for (const _ of "One") await move(page, "ArrowRight");
  await choose(page, "Insert", "Footnote");
  await page.keyboard.type("First");
  await page.keyboard.press("Control+Alt+f");
  const both = `<p>One${reference(1)} two${reference(2)} three</p>${notes("First", "See <em>here</em>")}`;
  expect(await content(page)).toBe(both);

  // The arrow keys lead to the next one, and into it.
  for (const _ of " two") await move(page, "ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(textField(page).locator(".footnote.open .footnote-text")).toHaveText("See here");
  await page.keyboard.press("Enter");
  await page.keyboard.type("!");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("?");
  expect(await content(page)).toContain(`${reference(2)}? three</p>${notes("First", "See <em>here!</em>")}`);

  // An empty note is removed again, and so is one that is deleted.
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.press("Backspace");
  expect(await content(page)).toContain(notes("First", "See <em>here!</em>"));
  await move(page, "ArrowLeft");
  await page.keyboard.press("Backspace");
  expect(await content(page)).toBe(`<p>One${reference(1)} two? three</p>${notes("First")}`);

  // Copied, cut and pasted with its words.
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect.poll(() => content(page)).toBe("");
  await page.keyboard.press("Control+v");
  await expect.poll(() => content(page)).toContain(notes("First"));
  await page.keyboard.press("Control+v");
  await expect.poll(() => content(page)).toContain(notes("First", "First"));

  // Notes of older texts can be turned into footnotes.
  await clear(page);
  const older =
    '<p>Old<a href="#n" id="r">1</a> end</p><hr><ol><li id="n"><p>A <b>note</b>. <a href="#r">↩</a></p></li></ol>';
  await give(page, "paste", { "text/html": `<div data-pm-slice="0 0 []">${older}</div>` });
  expect(await content(page)).toContain('<li id="n">');
  await toBeginning(page);
  for (const _ of "Old") await move(page, "ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Turn notes into footnotes" }).click();
  expect(await content(page)).toBe(`<p>Old${reference(1)} end</p>${notes("A <b>note</b>.")}`);
});

test("call-outs and pull quotes are read and made", async ({ page, site }) => {
  const words = "<p><strong>Doors</strong></p><p>Use the back door.</p>";
  const text = `<aside data-kind="important">${words}</aside><p>People walk${reference(1)}.</p><aside data-kind="quote"><p>People walk</p></aside>${notes("A source.")}`;
  const id = await publish(site, { content: text });
  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole("note", { name: "Important" })).toContainText("Use the back door.");
  await expect(page.locator("[role=doc-endnotes]")).toBeVisible();
  await page.getByRole("link", { name: "Note 1" }).click();
  await expect(page.locator("#text-footnote-1")).toBeInViewport();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");

  await openField(page);
  await page.keyboard.type("Use the back door.");
  await choose(page, "Insert", "Call-out: Important");
  await textField(page).locator(".callout-title").click();
  await page.keyboard.type("Doors");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Example", exact: true }).click();
  expect(await content(page)).toBe(`<aside data-kind="example">${words}</aside>`);
  await expectAccessible(page);
  await choose(page, "Insert", "Call-out: Example");
  expect(await content(page)).toBe("<p>Doors</p><p>Use the back door.</p>");
  await choose(page, "Insert", "Pull quote");
  await toEnd(page);
  await choose(page, "Insert", "Superscript");
  await page.keyboard.type("2");
  await choose(page, "Insert", "Divider");
  expect(await content(page)).toMatch(
    /<aside data-kind="quote"><p>Use the back door.<\/p><\/aside><p><sup>2<\/sup><\/p><hr \/>/,
  );
});
