import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { epubcheck, hasJava } from "#test/epubcheck.ts";
import { useSite } from "#test/harness.ts";
import { pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();

async function bookOf(
  title: string,
  content: string,
  { cover, ...fields }: { cover?: Blob; record?: object } = {},
): Promise<Record<string, string>> {
  const { add, send } = writingApi(site, await site.bearer());
  const { body } = await add({ title, content, section: "publications", ...fields });
  if (cover) await send(`PUT /api/blogs/${body._id}`, { image: cover, coverAlt: "A door" });
  const bytes = new Uint8Array(await (await site.fetch(`/blogs/${body.slug}.epub`)).arrayBuffer());
  if (hasJava) {
    const file = join(site.place.folder, `${body.slug}.epub`);
    writeFileSync(file, bytes);
    expect(await epubcheck(file)).toContain("No errors or warnings detected.");
  }
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

const chapter = (n: number) =>
  `<h2 id="c${n}">Chapter ${n}</h2><h3>Section of ${n}</h3><p>${`Words ${n}. `.repeat(4000)}
  <sup><a href="#n${n}">${n}</a></sup> and<sup><a href="#n1">1</a></sup>, see <a href="#c3">the last one</a>.</p>`;
const notes = `<ol>${[1, 2, 3].map((n) => `<li id="n${n}">Note ${n}, see <a href="#c1">the first one</a>.</li>`).join("")}</ol>`;

describe("the EPUB of a long text", () => {
  it("has a file for each chapter, with its notes and working links", async () => {
    const files = await bookOf("A long report", `<p>Before.</p>${[1, 2, 3].map(chapter).join("")}${notes}`);
    const texts = Object.keys(files).filter((name) => name.startsWith("book/text"));
    expect(texts).toEqual(["book/text.xhtml", "book/text-2.xhtml", "book/text-3.xhtml", "book/text-4.xhtml"]);
    const {
      "book/text-2.xhtml": first = "",
      "book/text-4.xhtml": last = "",
      "book/nav.xhtml": nav = "",
    } = files;
    expect(first).toContain("<title>Chapter 1</title>");
    expect(first).toContain('id="note-1"');
    expect(first).toContain('href="text-4.xhtml#text-c3">the last one');
    expect(last).toContain('href="#text-c3">the last one');
    expect(last).toContain('href="#note-3"');
    expect(last).toContain('href="text-2.xhtml#note-1"');
    expect(last).toContain('href="text-2.xhtml#text-c1">the first one');
    expect(nav).toContain('<a href="text-3.xhtml#text-c2">Chapter 2</a>');
    expect(nav).toContain('epub:type="bodymatter" href="text.xhtml"');
    expect(files["book/package.opf"]).toContain('<itemref idref="text-3"/>');
    for (const name of texts)
      expect([name, files[name]?.includes("Published by")]).toEqual([name, name === texts[3]]);
  });

  it("is cut between paragraphs where it has no headings, and counts its notes", async () => {
    const paragraph = (n: number) =>
      `<p>${`Words ${n}. `.repeat(1500)}<sup><a href="#n${n}">${n}</a></sup></p>`;
    const note = (n: number) => `<li id="n${n}">${`Note ${n}. `.repeat(4000)}</li>`;
    const all = [1, 2, 3, 4];
    const content = `${all.map(paragraph).join("")}<ol>${all.map(note).join("")}</ol>`;
    const files = await bookOf("No headings", content);
    const sizes = Object.entries(files).flatMap(([name, text]) =>
      name.startsWith("book/text") ? [text.length] : [],
    );
    expect([sizes.length, sizes.filter((size) => size > 110_000)]).toEqual([2, []]);
    expect(files["book/text-2.xhtml"]).toContain('id="note-4"');
  });

  it("has the cover of the article, and its identifiers", async () => {
    const doi = "10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o";
    const files = await bookOf("A door", "<p>Words.</p>", {
      cover: await pictureFile("teal"),
      record: { doi, issn: "0378-5955" },
    });
    const { "book/package.opf": opf = "", "book/cover.xhtml": cover = "" } = files;
    expect(opf).toContain('href="picture-1.jpg" media-type="image/jpeg" properties="cover-image"');
    expect(cover).toContain('<img src="picture-1.jpg" alt="A door"/>');
    expect(Object.keys(files)).not.toContain("book/cover.jpg");
    expect(opf).toContain("urn:doi:10.1002/(sici)1097-4571(199806)49:8%3C693::aid-asi4%3E3.0.co;2-o<");
    expect(opf).toContain('<meta property="dcterms:isPartOf">urn:issn:0378-5955</meta>');
  });

  it("is one file with a drawn cover if it is short", async () => {
    const files = await bookOf("A short note", "<h2>One</h2><p>Words.</p>");
    expect(Object.keys(files).filter((name) => name.startsWith("book/text"))).toEqual(["book/text.xhtml"]);
    expect(files["book/package.opf"]).toContain(
      'href="cover.jpg" media-type="image/jpeg" properties="cover-image"',
    );
    expect(files["book/cover.jpg"]?.length).toBeGreaterThan(1000);
  });

  it("has links that are valid URLs, also where browsers accept more", async () => {
    const links = ["/a?t_{i}", "/b?\\frac|^`", "/c%7Bd%257B?100%&amp;%zz", "/d#e#f", "/g[1]?h[]=2"];
    const { "book/text.xhtml": text = "" } = await bookOf(
      "Formulas",
      links.map((link) => `<p><a href="https://site.example${link}">Link</a></p>`).join(""),
    );
    expect([...text.matchAll(/href="https:\/\/site\.example(.*?)"/g)].map(([, to]) => to)).toEqual([
      "/a?t_%7Bi%7D",
      "/b?%5Cfrac%7C%5E%60",
      "/c%7Bd%257B?100%25&amp;%25zz",
      "/d#e%23f",
      "/g%5B1%5D?h%5B%5D=2",
    ]);
  });
});
