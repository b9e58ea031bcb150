import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();

async function pdfOf(title: string, content: string): Promise<PDFDocument> {
  const { add } = writingApi(site, await site.bearer());
  const { body } = await add({ title, content, section: "publications" });
  const bytes = await (await site.fetch(`/blogs/${body.slug}.pdf`)).arrayBuffer();
  return PDFDocument.load(new Uint8Array(bytes));
}

/** This attribute of the elements with this role, in the order of the file. */
function attributesOf({ context }: PDFDocument, role: string, name: string): unknown[] {
  return context.enumerateIndirectObjects().flatMap(([, element]) => {
    if (!(element instanceof PDFDict) || element.get(PDFName.of("S")) !== PDFName.of(role)) return [];
    const attributes = element.lookupMaybe(PDFName.of("A"), PDFArray);
    const all = attributes?.asArray().map((_, index) => attributes.lookup(index, PDFDict)) ?? [];
    return [all.map((one) => one.lookup(PDFName.of(name))).find(Boolean)];
  });
}

/** The scopes of the header cells of an article's PDF. */
async function scopesOf(title: string, content: string): Promise<string[]> {
  return attributesOf(await pdfOf(title, content), "TH", "Scope").map((scope) =>
    scope instanceof PDFName ? scope.decodeText() : "",
  );
}

const row = (key: string, value: string) => `<tr><th scope="row">${key}</th><td>${value}</td></tr>`;
const rows = row("Height", "12 cm") + row("Width", "30 cm");

describe("the header cells of a PDF", () => {
  it("say that they are the headers of their rows, also in a table of names and values", async () => {
    expect(await scopesOf("A kerb", `<table>${rows}</table>`)).toEqual(["Row", "Row"]);
  });

  it("say which are the headers of columns", async () => {
    const heads = "<thead><tr><th>Measure</th><th>Value</th></tr></thead>";
    const scopes = await scopesOf("A kerb again", `<table>${heads}<tbody>${rows}</tbody></table>`);
    expect(scopes.sort()).toEqual(["Column", "Column", "Row", "Row"]);
  });
});

it("a PDF says where its tables and pictures stand, and viewers show its title", async () => {
  const chart = `<figure data-chart="columns"><table><tr><th>Year</th><th>Kerbs</th></tr>${row("2024", "3")}</table></figure>`;
  const long = `<table>${rows.repeat(100)}</table>`;
  const pdf = await pdfOf("Kerbs in places", `<table>${rows}</table>${chart}${long}`);
  const boxes = (role: string) =>
    attributesOf(pdf, role, "BBox").flatMap((box) => (box instanceof PDFArray ? [box.asRectangle()] : []));
  const places = [...boxes("Table"), ...boxes("Figure")];
  expect(places.length).toBe(3); // a chart has its numbers in a table
  const { width } = pdf.getPage(0).getSize();
  for (const box of places)
    expect([box.x > 80, box.width > 40, box.x + box.width < width - 80, box.height > 20]).not.toContain(
      false,
    );
  const [first, figure, numbers] = places.sort((one, other) => other.y - one.y);
  if (!first || !figure || !numbers) throw new Error("no places");
  expect([first.y > figure.y + figure.height, figure.y > numbers.y + numbers.height]).toEqual([true, true]);
  expect(pdf.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
});
