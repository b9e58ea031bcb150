import { blogPath } from "#features/addresses/paths.ts";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { Cite } from "@citation-js/core";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article } from "#test/writing.ts";
import { familyFirst, givenFirst, initials, nameOf } from "./name.ts";

const site = useSite({ env: { SITE_URL: "https://institute.example", TIME_ZONE: "Pacific/Auckland" } });
const report = useFirst<BlogCard>(site, "/api/blogs/section/publications?view=card");

const text = async (path: string) => (await site.fetch(path)).text();
const address = (blog: BlogCard) => `https://institute.example${blogPath(blog)}`;

const files = { "cite.bib": "@biblatex/text", "cite.ris": "@ris/file", "cite.json": "@else/json" };

/** What a program for references makes of each of the three files. */
async function read(id: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (const [file, forceType] of Object.entries(files)) {
    const { data } = new Cite(await text(`/blogs/${id}/${file}`), { forceType });
    expect(data.length, file).toBe(1);
    items.push(...data);
  }
  return items;
}

async function publish(more: Partial<Draft>, provenance = {}): Promise<string> {
  const draft = { title: "Brief", content: "<p>x</p>", section: "publications", subcategory: "", tags: [] };
  const { id } = await publishBlog(await site.ctx(), { ...draft, ...more }, provenance);
  return id ?? "";
}

describe("the citation of a publication", () => {
  it("is the same as BibTeX, RIS and CSL-JSON", async () => {
    for (const item of await read(report._id)) {
      expect(item).toMatchObject({
        type: "report",
        title: report.title,
        author: [{ family: "Oyelaran", given: "Nasrin" }],
        publisher: "Institute of the Path",
        URL: address(report),
      });
    }
  });

  it("uses the date in the site's time zone", async () => {
    const publishedAt = "2026-01-31T23:30:00.000Z"; // in Auckland it is the first of February
    const id = await publish({ title: "Of the first" }, { publishedAt });
    for (const item of await read(id))
      expect(item).toMatchObject({ issued: { "date-parts": [[2026, 2, 1]] } });
    expect(await text(`/blogs/${id}`)).toContain('"citation_publication_date" content="2026/02/01"');
  });

  it("escapes every character of a title", async () => {
    const titles = [
      "50% of {rents} & $9 #1_a ~ ^ \\ “quoted”",
      "A brace } too many {{",
      "Line\nER  - \r\nTY  - JOUR",
      "@book{x, title={y}}",
      "\\input{/etc/passwd}",
      "</script><b>Straße</b> 漢字 😀",
    ];
    for (const title of titles) {
      const id = await publish({ title, tags: ["a, b", "c{d"], subcategory: "R&D" });
      const items = await read(id);
      const formatted = title.replace(/\s+/g, " ").trim();
      const url = address(await site.json<BlogCard>(`/api/blogs/${id}`));
      for (const item of items) expect([item.title, item.URL]).toEqual([formatted, url]);
      // TeX counts braces, also those that mean nothing.
      const braces = (await text(`/blogs/${id}/cite.bib`)).replace(/[^{}]/g, "");
      expect(braces.split("{").length, title).toBe(braces.split("}").length);
    }
  });

  it("splits the names of people only", async () => {
    const { id: authorId } = await addPerson(site, "Editorial team");
    const id = await publish({ title: "By many" }, { authorId });
    for (const item of await read(id)) {
      const [author] = item.author as Record<string, string>[];
      expect(author?.literal ?? author?.family).toBe("Editorial team");
    }
    expect(nameOf("Ludwig van der Rohe")).toEqual({ family: "van der Rohe", given: "Ludwig" });
    expect(nameOf("Ana María de la Cruz")).toEqual({ family: "de la Cruz", given: "Ana María" });
    const person = { family: "O’Brien", given: "Sinéad" };
    for (const name of ["O’Brien, Sinéad", "Dr. Sinéad O’Brien", "Prof Sinéad O’Brien, PhD"])
      expect(nameOf(name), name).toEqual(person);
    const king = { family: "King", given: "Martin Luther", suffix: "Jr." };
    for (const name of ["Dr. Martin Luther King Jr.", "Martin Luther King, Jr.", "King, Martin Luther, Jr."])
      expect(nameOf(name), name).toEqual(king);
    expect([familyFirst(king), givenFirst(king), initials(king)]).toEqual([
      "King, Martin Luther, Jr.",
      "Martin Luther King Jr.",
      "King, M. L., Jr.",
    ]);
    expect(nameOf("van der Berg, Jan")).toEqual({ family: "van der Berg", given: "Jan" });
    expect(nameOf("King, Jr., Martin")).toEqual({ ...king, given: "Martin" });
    expect(nameOf("JRR Tolkien")).toEqual({ family: "Tolkien", given: "JRR" });
    expect(nameOf("WANG Wei")).toEqual({ family: "Wei", given: "WANG" });
    for (const [family, given] of [
      ["hooks", "bell"],
      ["李", "明"],
      ["محفوظ", "نجيب"],
    ])
      expect(nameOf(`${family}, ${given}`)).toEqual({ family, given });
    expect(nameOf("محفوظ، نجيب")).toEqual({ family: "محفوظ", given: "نجيب" });
    for (const name of [
      "UN Women",
      "World Health Organization",
      "European Commission, Transport",
      "Path & Sons, Ltd.",
      "Vision, 2030",
      "UNICEF Innocenti",
      "Streets, Squares and Stairs",
    ])
      expect(nameOf(name)).toEqual({ literal: name });
    expect(nameOf("Madonna")).toEqual({ literal: "Madonna" });
    expect(nameOf("")).toEqual({ literal: "Anonymous" });
    expect(initials(nameOf("Ana María de la Cruz"))).toBe("de la Cruz, A. M.");
    expect(initials(nameOf("Editorial team"))).toBe("Editorial team.");
  });

  it("has the same names in all formats", async () => {
    const signedIn = await site.bearer();
    const add = async (line: string, fields: object) =>
      (await site.call<{ _id: string }>(line, fields, signedIn)).body._id;
    const person = { title: "Wang Wei Long", givenName: "Wei Long", familyName: "Wang" };
    const personId = await add("POST /api/people/add", person);
    const names = ["O’Brien, Sinéad", "Dr. Martin Luther King Jr.", "UN Women"];
    const authors = [...names.map((name) => ({ name })), { personId }];
    const draft = { ...article, title: "By four", authors, record: { doi: "10.5555/names" } };
    const id = await add("POST /api/blogs/add", draft);

    const inTex = "{O’Brien, Sinéad and King, Jr., Martin Luther and {UN Women} and Wang, Wei Long}";
    expect(await text(`/blogs/${id}/cite.bib`)).toContain(`author = ${inTex}`);
    const inOrder = ["O’Brien, Sinéad", "King, Martin Luther, Jr.", "UN Women", "Wang, Wei Long"];
    const found = (file: string, pattern: RegExp) => [...file.matchAll(pattern)].map(([, name]) => name);
    expect(found(await text(`/blogs/${id}/cite.ris`), /^AU {2}- (.+)\r$/gm)).toEqual(inOrder);
    const tag = /name="citation_author" content="([^"]+)"/g;
    expect(found(await text(`/blogs/${id}`), tag)).toEqual(inOrder);
    expect(JSON.parse(await text(`/blogs/${id}/cite.json`))[0].author).toEqual([
      { family: "O’Brien", given: "Sinéad" },
      { family: "King", given: "Martin Luther", suffix: "Jr." },
      { literal: "UN Women" },
      { family: "Wang", given: "Wei Long" },
    ]);
    const path = `/api/publications/${id}/deposits/crossref`;
    const { content } = await site.json<{ content: string }>(path, { headers: signedIn });
    for (const part of [
      "<given_name>Sinéad</given_name><surname>O’Brien</surname>",
      "<given_name>Martin Luther</given_name><surname>King</surname><suffix>Jr.</suffix>",
      ">UN Women</organization>",
      "<given_name>Wei Long</given_name><surname>Wang</surname>",
    ])
      expect(content).toContain(part);
  });

  it("has the publisher, ISBN and ISSN", async () => {
    const signedIn = await site.bearer();
    const page = { title: "Path Papers", template: "series", parts: { issn: "2049-3630" } };
    const { _id: series } = (await site.call<{ _id: string }>("POST /api/pages/add", page, signedIn)).body;
    const draft = { ...article, title: "In a series", record: { isbn: "9783161484100", series } };
    const { _id: id } = (await site.call<{ _id: string }>("POST /api/blogs/add", draft, signedIn)).body;
    const ris = await text(`/blogs/${id}/cite.ris`);
    expect(ris).toMatch(/^SN {2}- 978-3-16-148410-0\r\nSN {2}- 2049-3630\r$/m);
    expect(await text(`/blogs/${id}`)).toContain('"citation_publisher" content="Institute of the Path"');
  });

  it("has the type that each program knows", async () => {
    const signedIn = await site.bearer();
    const names = {
      dataset: ["@misc{", "DATA", "dataset", "citation_publisher"],
      chapter: ["@incollection{", "CHAP", "chapter", "citation_publisher"],
      thesis: ["@phdthesis{", "THES", "thesis", "citation_dissertation_institution"],
      issue: ["@misc{", "JFULL", "periodical", "citation_publisher"],
    };
    for (const [type, [entry = "", ris = "", csl, tag = ""]] of Object.entries(names)) {
      const draft = { ...article, title: `A ${type}`, record: { type } };
      const { _id: id } = (await site.call<{ _id: string }>("POST /api/blogs/add", draft, signedIn)).body;
      expect(await text(`/blogs/${id}/cite.bib`)).toContain(entry);
      expect(await text(`/blogs/${id}/cite.ris`)).toContain(`TY  - ${ris}\r\n`);
      expect(JSON.parse(await text(`/blogs/${id}/cite.json`))[0].type).toBe(csl);
      const { slug } = await site.json<BlogCard>(`/api/blogs/${id}`);
      const html = await text(`/blogs/${slug}`);
      expect([type, html.includes(tag), html.includes("technical_report")]).toEqual([type, true, false]);
    }
  });

  it("has a file name and a content type", async () => {
    const kinds = {
      bib: "application/x-bibtex; charset=utf-8",
      ris: "application/x-research-info-systems; charset=utf-8",
      json: "application/vnd.citationstyles.csl+json; charset=utf-8",
    };
    for (const [ending, type] of Object.entries(kinds)) {
      const { headers } = await site.fetch(`${blogPath(report)}/cite.${ending}`);
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="${report.slug}.${ending}"`);
    }
  });

  it("exists for publications only, and is gone with them", async () => {
    const programme = await publish({ section: "programmes" });
    const id = await publish({});
    expect((await site.fetch(`/blogs/${programme}/cite.bib`)).status).toBe(404);
    expect(await text(`/blogs/${programme}`)).not.toContain("citation_title");
    expect((await site.fetch(`/blogs/${id}/cite.bib`)).status).toBe(200);
    await site.call(`DELETE /api/blogs/${id}`, undefined, await site.bearer());
    expect((await site.fetch(`/blogs/${id}/cite.bib`)).status).toBe(410);
  });

  it("is on the page without JavaScript", async () => {
    const html = (await text(`/blogs/${report._id}`)).replace(/<script.*?<\/script>/gs, "");
    const words = html.replace(/<!-- -->|<[^>]*>/g, "");
    expect(words).toContain(
      `Oyelaran, N. (2026, March 9). ${report.title}. Institute of the Path. ${address(report)}`,
    );
    for (const ending of ["bib", "ris", "json"])
      expect(html).toContain(`href="${blogPath(report)}/cite.${ending}"`);
  });
});
