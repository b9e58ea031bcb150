import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();

/** The scopes of the header cells of an article's PDF, in the order of the file. */
async function scopesOf(title: string, content: string): Promise<string[]> {
  const { add } = writingApi(site, await site.bearer());
  const { body } = await add({ title, content, section: "publications" });
  const bytes = await (await site.fetch(`/blogs/${body.slug}.pdf`)).arrayBuffer();
  const { context } = await PDFDocument.load(new Uint8Array(bytes));
  return context.enumerateIndirectObjects().flatMap(([, cell]) => {
    if (!(cell instanceof PDFDict) || cell.get(PDFName.of("S")) !== PDFName.of("TH")) return [];
    const attributes = cell.lookupMaybe(PDFName.of("A"), PDFArray);
    const scopes = attributes?.asArray().map((_, index) => {
      const scope = attributes.lookup(index, PDFDict).lookupMaybe(PDFName.of("Scope"), PDFName);
      return scope?.decodeText() ?? "";
    });
    return [(scopes ?? []).join("")];
  });
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
