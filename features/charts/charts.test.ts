import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useSite } from "#test/harness.ts";
import { type ReadChart, readData } from "./data/data.server.ts";
import { gridOf } from "./data/grid.server.ts";
import { type ChartKind, chartKinds } from "./data/kinds.ts";
import { decimalMarkOf, formatNumber, numbersAs, parseCell } from "./data/numbers.ts";

const kinds = Object.keys(chartKinds) as ChartKind[];

/** A table of rows separated by lines, and of cells separated by bars. The first row is its header. */
function table(text: string): string {
  const rows = text.split("\n").map((line, index) => {
    const cells = line.split("|").map((cell) => (index === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`));
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}

function read(html: string, kind: ChartKind = "columns"): ReadChart {
  const grid = gridOf(parseDocument(html).children[0] as Parameters<typeof gridOf>[0]);
  return grid ? readData(grid, { kind, language: "en" }) : { problem: "large" };
}

describe("the numbers of a table", () => {
  it("are read as people write them", () => {
    const value = (text: string, mark: "." | "," = ".") => {
      const cell = parseCell(text, mark);
      return cell.kind === "number" ? cell.value : cell.kind;
    };
    expect(
      [
        "1,234.5",
        "−4 %",
        "(12)",
        "12 345",
        "€3.20",
        "~7 km",
        "1’000",
        "٣٤٫٥",
        "EUR 5",
        "+2",
        "1e12",
        "2.5E−3",
      ].map((text) => value(text)),
    ).toEqual([1234.5, -4, -12, 12345, 3.2, 7, 1000, 34.5, 5, 2, 1e12, 0.0025]);
    expect([0, 0.000001, -0.0004, 1234.5678].map((number) => formatNumber(number, "en", 3))).toEqual([
      "0",
      "0.000001",
      "−0.0004",
      "1,234.568",
    ]);
    const inLanguages = ["fr", "de-CH", "pl", "de", "hi", "ar-EG"].map((language) =>
      formatNumber(12345.5, language).replace("’", "'"),
    );
    expect(inLanguages).toEqual([
      "12\u00a0345,5",
      "12'345.5",
      "12\u00a0345,5",
      "12.345,5",
      "12,345.5",
      "12,345.5",
    ]);
    expect([numbersAs("fr", ","), numbersAs("fr", "."), numbersAs("en", ",")]).toEqual(["fr", "en", "de"]);
    expect(["1.234,5", "0,5 %"].map((text) => value(text, ","))).toEqual([1234.5, 0.5]);
    expect(["", "–", "n/a", "…"].map((text) => value(text))).toEqual(Array(4).fill("blank"));
    const no = [
      "1e308",
      "NaN",
      "Infinity",
      "9".repeat(400),
      "1.2.3.4",
      "<b>1</b>",
      "12:30:11",
      "many",
      "2 of 3",
    ];
    expect(no.map((text) => value(text))).toEqual(no.map(() => "text"));
    expect(
      [["1,5"], ["1.000.000"], ["1,234"], ["12.5", "1,234"]].map((texts) => decimalMarkOf(texts, ".")),
    ).toEqual([",", ",", ".", "."]);
  });

  it("are no numbers where the separators do not make groups of thousands", () => {
    const kind = (text: string) => parseCell(text, ".").kind;
    const no = [
      "7,5",
      "−7,5",
      "12,25",
      "1,2,3",
      "0,123",
      "1234,567",
      "1,234,56",
      "1'234,567",
      "7 5",
      "1.2,5",
    ];
    expect(no.filter((text) => kind(text) !== "text")).toEqual([]);
    expect(parseCell("7.5", ",").kind).toBe("text");
    const yes = ["1,234", "12 345.6", "1'234'567", "12,34,567", "7.", "1,234.5 kg"].map((text) =>
      parseCell(text, "."),
    );
    expect(yes).toMatchObject([1234, 12345.6, 1234567, 1234567, 7, 1234.5].map((value) => ({ value })));
  });

  it("that cannot be read leave a gap, and the editor says which", () => {
    const mixed = table("Year|Change\nA|-4.2\nB|−7,5\nC|3");
    for (const each of ["bars", "columns", "lines", "dots"] as const)
      expect(read(mixed, each)).toMatchObject({
        data: { series: [{ values: [-4.2, null, 3] }] },
        notices: ["1 cell of “Change” is not a number and is left out: “−7,5”."],
      });
    const many = table(`Year|Change${"\nx|1.5".repeat(8)}${"\ny|7,5".repeat(4)}`);
    expect(read(many)).toMatchObject({
      notices: [expect.stringMatching(/^4 cells .*: “7,5”, “7,5”, “7,5”, …\.$/)],
    });
  });

  it("become series by their headers, spans, dates and totals", () => {
    const spans = `<table><thead><tr><th rowspan="2">City</th><th colspan="2">2020</th></tr><tr><th>Men</th><th>Women</th></tr></thead><tbody><tr><td>A</td><td>1<sup><a href="#n">2</a></sup></td><td>3</td></tr></tbody></table>`;
    expect(read(spans)).toMatchObject({
      data: {
        labels: ["A"],
        series: [
          { name: "2020, Men", values: [1] },
          { name: "2020, Women", values: [3] },
        ],
      },
    });
    const years = table("Country|2020|2021|2022\nA|1|2|3\nB|4||6");
    expect(read(years, "lines")).toMatchObject({
      data: {
        positions: { type: "time" },
        labels: ["2020", "2021", "2022"],
        series: [{ name: "A" }, { name: "B", values: [4, null, 6] }],
      },
    });
    expect(read(years, "bars")).toMatchObject({ data: { labels: ["A", "B"], series: [{}, {}, {}] } });
    expect(read(table("الحي|نعم\nالميناء|٦١٪\nالتل|٤٨٫٥٪"), "bars")).toMatchObject({
      data: { series: [{ values: [61, 48.5] }], after: "%", mirrored: true },
    });
    expect(
      read(table("Place|Yes|No|Total\nA|10%|20%|30%\nB|1%|2%|3%\nTotal|11%|22%|33%"), "stacked"),
    ).toMatchObject({
      data: { labels: ["A", "B"], series: [{ name: "Yes" }, { name: "No" }], after: "%" },
      notices: [expect.stringContaining("row “Total”"), expect.stringContaining("column “Total”")],
    });
  });

  it("say why there is no chart", () => {
    expect(read(table("A|B\nx|y"))).toEqual({ problem: "The second column has no numbers." });
    expect(read(table("A|B|C\nx|y|z\nx|y|z"))).toEqual({ problem: "The table has no column of numbers." });
    expect(read(table("A\n1"))).toMatchObject({ problem: expect.stringContaining("column of labels") });
    expect(read(table(`A|B${"\nx|1".repeat(70)}`))).toMatchObject({
      problem: expect.stringContaining("at most 60 rows"),
    });
    expect(read(table(`A|B${"\nx|1".repeat(10_000)}`))).toEqual({ problem: "large" });
    expect(read(table("A|1|2|3|4|5|6|7\nx|1|2|3|4|5|6|7\ny|1|2|3|4|5|6|7"))).toMatchObject({
      problem: expect.stringContaining("at most 6 series"),
    });
    expect(read(table("A|B\nx|-1\ny|2"), "areas")).toMatchObject({
      problem: expect.stringContaining("negative"),
    });
  });
});

describe("a table that is shown as a chart", () => {
  const site = useSite({ env: { SITE_URL: "https://institute.example" } });

  async function publish(content: string, language = "en"): Promise<string> {
    const draft = { title: "Counted", content, section: "publications", subcategory: "", tags: [], language };
    return (await publishBlog(await site.ctx(), draft)).id ?? "";
  }
  const figure = (kind: string, text: string, attributes = "") =>
    `<figure data-chart="${kind}" ${attributes}>${table(text)}<figcaption>Who walks &amp; where</figcaption></figure>`;
  const walkers = "City|Walkers\nLisbon|1,200\nPorto|=1+1\n-Faro|300";

  it("is drawn on the page in two widths, with its table, source and files", async () => {
    const id = await publish(
      figure(
        "bars",
        walkers,
        'data-unit="people" data-source="Own &quot;count&quot;" data-note="On one day"',
      ) +
        figure("pie", walkers) +
        `<figure data-chart="bars">${table("A|B\nx|y")}</figure>`,
    );
    const page = await site.fetch(`/blogs/${id}`);
    const html = await page.text();
    expect(html.match(/<svg class="chart-(wide|narrow)"/g)).toHaveLength(2);
    expect(html).toContain(
      'role="img" aria-label="Bar chart: Who walks &amp; where. 3 rows. Highest: Lisbon, 1,200. Lowest: -Faro, 300."',
    );
    expect(html).toMatch(/<figcaption>Who walks &amp; where <span class="chart-unit"[^>]*>people<\/span>/);
    expect(html).toMatch(
      /On one day<\/bdi><\/p><p [^>]*>Source: <bdi>Own &quot;count&quot;<\/bdi><\/p><details[^>]*><summary class="no-print">Show as table<\/summary><div class="table-scroll" role="region"/,
    );
    expect(html).toContain(
      'href="/blogs/counted/charts/1.csv" download="" aria-label="Download “Who walks &amp; where” as CSV"',
    );
    expect(html).not.toContain("data-chart");
    expect(html).not.toMatch(/<style[^>]*>:where/);
    const feed = await site.json<{ items: { content_html: string }[] }>("/feed.json");
    expect(feed.items[0]?.content_html).toContain(
      '<img src="https://institute.example/blogs/counted/charts/1.png" alt="Bar chart: Who',
    );
    expect(feed.items[0]?.content_html).toMatch(/Note: <bdi>On one day.*Source: <bdi>Own/);
  });

  it("is a file that runs nothing, and changes with the article", async () => {
    const id = await publish(figure("columns", walkers));
    const files = async (path: string) => site.fetch(`/blogs/${id}/charts/${path}`);
    const svg = await files("1.svg");
    expect(Object.fromEntries(svg.headers)).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": expect.stringMatching(/^attachment; filename="counted.*-chart-1\.svg"$/),
      "x-content-type-options": "nosniff",
    });
    const drawing = await svg.text();
    expect(drawing).toContain(">Lisbon</text>");
    expect(drawing).not.toMatch(/var\(|<script|<style|href|NaN/);
    const png = Buffer.from(await (await files("1.png")).arrayBuffer());
    const { width, format } = await sharp(png).metadata();
    expect({ width, format }).toEqual({ width: 1440, format: "png" });
    // The title is drawn also on a machine without fonts.
    const { dominant, channels } = await sharp(
      await sharp(png).extract({ left: 40, top: 40, width: 400, height: 60 }).toBuffer(),
    ).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(channels[0]?.min).toBeLessThan(80);
    const csv = await files("1.csv");
    expect(Buffer.from(await csv.arrayBuffer()).toString()).toBe(
      "\ufeffCity,Walkers\r\nLisbon,1200\r\nPorto,'=1+1\r\n'-Faro,300\r\n",
    );
    for (const path of ["2.svg", "0.svg", "1.gif", "01.png"])
      expect((await files(path)).status, path).toBe(404);
    const admin = await site.bearer();
    await site.call(`DELETE /api/blogs/${id}`, undefined, admin);
    expect((await files("1.csv")).status).toBe((await site.fetch(`/blogs/${id}`)).status);
  });

  it("has lines that end before the numbers of its scale", async () => {
    const id = await publish(figure("columns", "Year|Bus|Tram\n2024|75|-3\n2025|98|4\n2026|110|9"));
    const svg = await (await site.fetch(`/blogs/${id}/charts/1.svg`)).text();
    const across = (part: RegExp) => (part.exec(svg) ?? []).slice(1).reduce((sum, x) => sum + Number(x), 0);
    const at = String.raw`<g transform="translate\((-?[\d.]+),0\)"`;
    const line = across(RegExp(`${at} stroke="[^"]*"><line[^>]* x1="(-?[\\d.]+)"`));
    const number = across(
      RegExp(`${at}>${at} text-anchor="end"[^>]*><text transform="translate\\(([\\d.]+),`),
    );
    expect(number).toBeGreaterThan(20);
    expect(line).toBeGreaterThan(number + 4);
  });

  it("is described with the commas of its language", async () => {
    const id = await publish(figure("stacked", "الحي|نعم|لا\nالميناء|61|39\nالتل|48|52"), "ar");
    const html = await (await site.fetch(`/blogs/${id}`)).text();
    expect(html).toContain("(نعم،\u200f لا)");
    expect(html).toContain("الميناء،\u200f نعم،\u200f 61");
  });

  it("is a chart or a table, whatever its cells are", async () => {
    const hostile = [
      "A|B\n</text><script>alert(1)</script>|5\n😀😀😀|1e308\n]]>&lt;!--|NaN\n|7",
      `A|B\n${"long ".repeat(2000)}|1\n${"x".repeat(5000)}|999999999999999`,
      "سنة|عدد\n٢٠٢٠|٣٤\n٢٠٢١|٥٦\nالقاهرة، مصر (وسط)|١٢",
      `A|B${Array.from({ length: 60 }, (_, row) => `\nRow ${row}|${row - 30}`).join("")}`,
      "A|B|C\n2020|0|0\n2021|0|0\n2020|0|",
      "A|B\n2020-01-31|0.000000001\n2020-02-31|999999999999999\n2021-13-01|-5",
    ];
    const id = await publish(kinds.flatMap((kind) => hostile.map((text) => figure(kind, text))).join(""));
    const html = await (await site.fetch(`/blogs/${id}`)).text();
    expect(html.match(/<table/g)).toHaveLength(kinds.length * hostile.length);
    expect(html.match(/class="chart-wide"/g)?.length).toBeGreaterThan(20);
    expect(html).not.toContain("alert(1)</script>");
    expect(html).not.toMatch(/="[^"]*NaN[^"]*" /);
    const svg = await site.fetch(`/blogs/${id}/charts/1.svg`);
    expect(svg.headers.get("content-type")).toContain("svg");
    await sharp(Buffer.from(await svg.arrayBuffer())).metadata(); // it is XML
  });
});
