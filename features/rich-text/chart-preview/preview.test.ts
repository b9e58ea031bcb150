import { describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useSite } from "#test/harness.ts";
import type { ChartPreview } from "./contract.ts";

const site = useSite();

const figure = (cells: string, attributes = 'data-chart="columns"') =>
  `<figure ${attributes}><table><tbody><tr><th>City</th><th>Walkers</th></tr>${cells}</tbody></table><figcaption>Walkers</figcaption></figure>`;
const row = (...cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;

async function preview(html: string, email = "admin@example.org", language?: string) {
  const member = await site.bearer(email);
  return site.call<ChartPreview & { msg: string }>("POST /api/charts/preview", { html, language }, member);
}

describe("POST /api/charts/preview", () => {
  it("draws what the page will show", async () => {
    const html = figure(
      row("Lisbon", "1,200") + row("Porto<script>alert(1)</script>", "300"),
      'data-chart="columns" data-unit="people" data-source="Count &amp; sum" data-note="One day" onload="x"',
    );
    const { status, body } = await preview(html);
    expect([status, body]).toMatchObject([
      200,
      {
        unit: "people",
        foot: [
          { name: "Note:", text: "One day" },
          { name: "Source:", text: "Count & sum" },
        ],
        notices: [],
        problem: null,
      },
    ]);
    const draft = { title: "Walk", content: html, section: "publications", subcategory: "", tags: [] };
    const { id } = await publishBlog(await site.ctx(), draft);
    const page = await (await site.fetch(`/blogs/${id}`)).text();
    for (const svg of Object.values(body.drawings ?? {})) expect(page).toContain(svg);
    expect(Object.values(body.drawings ?? {}).join()).not.toMatch(/script|onload/);
  });

  it("reads numbers, and describes the chart, in the language of the text", async () => {
    const drawn = async (language: string) =>
      (await preview(figure(row("A", "1.500") + row("B", "2")), undefined, language)).body.drawings?.wide;
    expect(await drawn("en")).toContain("Highest: B, 2. Lowest: A, 1.5.");
    expect(await drawn("pt")).toContain("Máximo: A, 1.500. Mínimo: B, 2.");
  });

  it("says why a table has no chart, and what is left out", async () => {
    const problem = async (html: string) => (await preview(html)).body.problem;
    expect(await problem(figure(row("A", "many")))).toBe("The second column has no numbers.");
    expect(await problem(figure(row("A", "1") + row("B", "x") + row("C", "y")))).toBe(
      "Most cells of the second column are not numbers.",
    );
    expect(await problem(figure(row("A", "x"), 'data-chart="columns" data-series="rows"'))).toBe(
      "The second row has no numbers.",
    );
    expect(await problem(figure(row("A", "1")).replace("</figure>", "<p>x</p></figure>"))).toContain(
      "can contain nothing else",
    );
    expect(await problem(figure(row("A", "1").repeat(20_000)))).toBe("The table is too large for a chart.");
    expect(await problem("")).not.toBeNull();
    const { notices, drawings } = (await preview(figure(row("A", "1") + row("B", "x")))).body;
    expect([notices, drawings]).toEqual([
      ["1 cell of “Walkers” is not a number and is left out: “x”."],
      expect.anything(),
    ]);
  });

  it("is for writers, and not without end", async () => {
    const html = figure(row("A", "1"));
    expect((await site.call("POST /api/charts/preview", { html })).status).toBe(401);
    expect((await preview(html, "joaquim.rahmani@example.org")).status).toBe(403);
    expect((await preview(html, "nasrin.oyelaran@example.org")).status).toBe(200);
    const nasrin = (await site.ctx("nasrin.oyelaran@example.org")).actor.id;
    await site.services.limits.count("chart preview", nasrin, 239);
    expect((await preview(html, "nasrin.oyelaran@example.org")).status).toBe(429);
    expect((await preview("<b>".repeat(200))).status).toBe(400);
  });
});
