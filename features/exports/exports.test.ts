import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { textOf } from "#features/rich-text/plain-text.server.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { epubcheck, hasJava } from "#test/formats/epubcheck.ts";
import { lettersOf, openPdf, type Tag, tagsOf } from "#test/formats/pdf.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { sendForm } from "#test/uploads.ts";
import { pictureFile, writingApi } from "#test/writing.ts";

let picture: string;
let files: string[];
const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const editor = useBearer(site);
beforeAll(async () => {
  const fields = { image: await pictureFile("teal"), alt: "A “teal” door & wall" };
  const { body } = await sendForm<{ imageUrl: string }>(
    site,
    "POST /api/blogs/upload/wysiwyg-image",
    fields,
    editor,
  );
  picture = body.imageUrl;
  const added = await Promise.all(
    ["water.pdf", "talk.mp3"].map((name) => uploadFile(site, editor, [name, fileOf(name)])),
  );
  files = added.map((answer) => answer.body.url);
});

async function publish(content: string, more: Partial<Draft> = {}): Promise<BlogCard> {
  const draft = { title: "Kerbs & crossings", section: "publications", subcategory: "", tags: ["streets"] };
  const ctx = await site.ctx();
  const { id } = await publishBlog(ctx, { ...draft, content, ...more });
  return site.json<BlogCard>(`/api/blogs/${id}`);
}

async function pdfOf(blog: BlogCard) {
  const answer = await site.fetch(`${blogPath(blog)}.pdf`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return openPdf(new Uint8Array(await answer.arrayBuffer()));
}

async function epubOf(blog: BlogCard): Promise<Record<string, string>> {
  const answer = await site.fetch(`${blogPath(blog)}.epub`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/epub+zip"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // The type is readable at a fixed place of the archive.
  expect(strFromU8(bytes.subarray(30, 58))).toBe("mimetypeapplication/epub+zip");
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

/** One of everything that articles may have. */
const everything = () => `
<p>A <strong>kerb</strong> is <em>nothing</em> to most<sup><a href="#n1">1</a></sup>, says <a href="https://example.org/a?b=1&amp;c=2">a study</a>;
see <a href="#methods">the methods</a>. H<sub>2</sub>O, m<sup>2</sup>, <mark>marked</mark>, <u>under</u>, <s>struck</s>, <code>code()</code>,
<span style="color:#a53c20">brick</span> and <span style="background-color:#e1f0e7">green</span>.</p>
<h2>First part</h2><p>Łódź, Αθήνα and Москва. Again<sup><a href="#n1">1</a></sup> and once more<a href="#n2">[2]</a>.</p>
<h4>Skipped level</h4><ul><li>One<ul><li>Inner</li></ul></li><li><p>Two</p><p>more</p></li></ul><ol start="4"><li>Four</li></ol>
<blockquote><p>Quoted words.</p></blockquote><h3 id="methods">Methods</h3><p style="text-align:center">Centred.</p>
<figure><table><thead><tr><th>City</th><th>Crossings</th></tr></thead><tbody><tr><th scope="row">Lisbon</th><td>1,204</td></tr>
<tr><td colspan="2" rowspan="2">Both</td></tr><tr></tr></tbody></table><figcaption>Crossings in 2025</figcaption></figure>
<figure><img src="${picture}"><figcaption>The door</figcaption></figure><hr><pre><code>if (kerb) {\n  stop();\n}</code></pre>
<p dir="rtl">שלום</p><figure data-chart="columns"><table><tr><th>Year</th><th>Kerbs</th></tr><tr><td>2024</td><td>3</td></tr><tr><td>2025</td><td>7</td></tr></table><figcaption>Kerbs by year</figcaption></figure>
<aside data-kind="note"><p>Called out.</p></aside>
<figure><a href="${files[0]}">water</a></figure><figure><a href="${files[1]}">talk</a></figure>
<figure data-embed="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="A film">A film</a><figcaption>By us</figcaption></figure><h2>Third part</h2><p>End.</p>
<h2>Notes</h2><ol><li id="n1">Measured with <a href="https://example.org/ruler">a ruler</a>.</li><li id="n2"><p>Another.</p><p>Longer.</p></li></ol>`;

const code = '#read("/etc/passwd") #import "@preview/x:1.0.0": * $x$ = *b* _i_ @a <a> \\u{41} ```';
const escaped = code.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const invisible = "a\u202eb\u0000\u0007\u200fc\ufeff\u{e0041}\u{f0000}";
const hostile = `<h2>${escaped}</h2><p>${escaped}</p><pre>${escaped}</pre><p>${invisible} 漢字 😀 \u{1f9ff}</p>
<p>${"a".repeat(30_000)}</p>${"<blockquote><ul><li>".repeat(30)}deep${"</li></ul></blockquote>".repeat(30)}
<table>${`<tr>${"<td>c</td>".repeat(50)}</tr>`.repeat(40)}<tr><td colspan="1000" rowspan="1000">wide</td></tr></table>
<p><a href="#nowhere">lost</a> <a href="/about">here</a> <a href="#text-n">1</a></p>`;

const texts = (tags: Tag[], role: string) =>
  tags.filter((tag) => tag.role === role).map(({ text }) => text.replace(/\s+/g, " ").trim());

describe("the PDF of an article", () => {
  it("is tagged for assistive technology as PDF/UA", async () => {
    const pdf = await pdfOf(await publish(everything()));
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Kerbs & crossings", Language: "en" });
    expect(metadata?.get("pdfuaid:part")).toBe("1");
    const tags = await tagsOf(pdf);
    expect(texts(tags, "H1")).toEqual(["Kerbs & crossings"]);
    expect(texts(tags, "H2")).toEqual(["First part", "Third part"]);
    expect(texts(tags, "H3")).toEqual(["Skipped level", "Methods"]);
    expect(tags.filter(({ role }) => role === "Figure").map(({ alt }) => alt)).toContain(
      "A “teal” door & wall",
    );
    expect(texts(tags, "Caption")).toEqual(["Crossings in 2025", "The door", "Kerbs by year", "By us"]);
    expect(texts(tags, "TH").slice(0, 3)).toEqual(["City", "Crossings", "Lisbon"]);
    const inside = tags
      .map(({ role }) => role)
      .filter((role) => ["Figure", "Table", "Caption"].includes(role));
    expect(inside.slice(0, 4)).toEqual(["Table", "Caption", "Figure", "Caption"]);
    expect(texts(tags, "Note")).toEqual(["1 Measured with a ruler .", "2 Another. Longer."]);
    expect(texts(tags, "Link")).toEqual(
      expect.arrayContaining(["a study", "the methods", "a ruler", "Video: A film"]),
    );
    expect(tags.some(({ role, alt }) => role === "Figure" && alt.includes("Kerbs by year"))).toBe(true);
    const whole = texts(tags, "Document").join(" ");
    expect(whole).not.toMatch(/Show as table|Download/);
    expect(whole).toMatch(/water, PDF, \d+ KB, 1 page, March 10, 2026 talk, MP3/);
    expect(texts(tags, "BlockQuote")).toEqual(["Quoted words."]);
    expect(texts(tags, "LI").map((item) => item.replace(/^\W+ /, ""))).toContain("Two more");
    expect(tags.filter(({ role }) => role === "Code").length).toBe(2);
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, n) => pdf.getPage(n + 1)));
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    expect(links.map(({ url }) => url)).toEqual(
      expect.arrayContaining(["https://example.org/a?b=1&c=2", "https://example.org/ruler"]),
    );
  });

  it("has every word of the text", async () => {
    const blogs = await site.json<BlogCard[]>("/api/blogs/all?limit=4&view=card");
    for (const blog of [...blogs, await publish(everything())]) {
      const { content } = await site.json<{ content: string }>(`/api/blogs/${blog._id}`);
      const tags = await tagsOf(await pdfOf(blog));
      const whole = lettersOf(texts(tags, "Document").join(" "));
      const { "book/text.xhtml": book = "" } = await epubOf(blog);
      const bookText = lettersOf(textOf(book));
      // Notes stand elsewhere, so pieces between them are compared.
      const parted = content.replace(/<sup>.*?<\/sup>|<a href="#n.*?<\/a>|<[^>]*>/g, "|");
      for (const words of parted.split("|").map(textOf)) {
        if (lettersOf(words) === "" || lettersOf(words) === "Notes") continue;
        expect(whole, words).toContain(lettersOf(words));
        expect(bookText, words).toContain(lettersOf(words));
      }
    }
  });

  it("prints hostile text as text", async () => {
    const blog = await publish(hostile, {
      title: code,
      subcategory: code.slice(0, 90),
      tags: [code.slice(0, 40)],
    });
    const tags = await tagsOf(await pdfOf(blog));
    for (const role of ["H1", "P", "Code"])
      expect(texts(tags, role).map(lettersOf)).toContain(lettersOf(code));
    const whole = texts(tags, "Document").join(" ");
    expect(whole).toContain("deep");
    expect(whole).not.toContain("root:");
    expect((await epubOf(blog))["book/text.xhtml"]).toContain('<table class="wide">');
  });

  it("has the charts that the page has, and no links that the typesetter refuses", async () => {
    const chart = (value: string) =>
      `<figure data-chart="columns"><table><tr><th>Year</th><th>Kerbs</th></tr><tr><td>2024</td><td>${value}</td></tr></table></figure>`;
    const link = `<a href="https://example.org/${"a".repeat(9000)}">Long</a>`;
    const blog = await publish(`<p>class="chart-wide" ${link}</p>${chart("none")}${chart("3")}`);
    await pdfOf(blog);
    const names = Object.keys(await epubOf(blog));
    expect(names.filter((name) => name.includes("picture-"))).toEqual(["book/picture-1.jpg"]);
  });

  it("is made of a long report after many other articles", { timeout: 300_000 }, async () => {
    const table = `<table>${`<tr><td>Lisbon</td><td>1,204</td></tr>`.repeat(30)}</table>`;
    const chapter = `<h2>Chapter</h2>${`<p>${"Words of a long report. ".repeat(60)}</p>`.repeat(5)}${table}`;
    for (let n = 1; n <= 12; n += 1) await pdfOf(await publish(chapter, { title: `Before ${n}` }));
    const report = await publish(chapter.repeat(10), { title: "A long report" });
    expect((await pdfOf(report)).numPages).toBeGreaterThan(10);
  });
});

it("the EPUB of an article has navigation, notes, pictures and accessibility metadata", async () => {
  const blog = await publish(everything() + hostile, { title: "Book & <cover>", subcategory: code });
  const files = await epubOf(blog);
  if (hasJava) {
    const file = join(site.place.folder, "book.epub");
    writeFileSync(file, new Uint8Array(await (await site.fetch(`${blogPath(blog)}.epub`)).arrayBuffer()));
    expect(await epubcheck(file)).toContain("No errors or warnings detected.");
  }
  const { "book/text.xhtml": text = "", "book/nav.xhtml": nav = "", "book/package.opf": opf = "" } = files;
  expect(text).toContain('epub:type="noteref" role="doc-noteref" id="call-1" href="#note-1"');
  expect(text).toContain('<th scope="row"><p>Lisbon</p></th>');
  expect(text).toContain('<td colspan="2" rowspan="2">');
  expect(text).toMatch(/<img src="picture-\d\.jpg" alt="A “teal” door &amp; wall"\/>/);
  expect(text).toContain('<p dir="rtl">שלום</p>');
  expect(text).toContain('<ol start="4">');
  expect(text).toContain('<a href="https://institute.example/about">here</a>');
  expect(nav).toContain('<a href="text.xhtml#text-first-part">First part</a>');
  expect(opf).toContain("<dc:title>Book &amp; &lt;cover&gt;</dc:title>");
  expect(opf).toContain('<meta property="schema:accessModeSufficient">textual</meta>');
  expect(files["book/picture-1.jpg"]?.length).toBeGreaterThan(100);
});

describe("both files", () => {
  it("have the language, the record and the corrections of a publication", async () => {
    const api = writingApi(site, editor);
    const record = {
      doi: "10.5555/kerbs",
      licence: "by",
      isbn: "978-3-16-148410-0",
      errata: [{ date: "2026-02-01", text: "The kerb was 12 cm." }],
    };
    const fields = {
      title: "مدينة للجميع",
      content:
        '<p>هذه Sitara مدينة.</p><p>A line.</p><aside data-kind="note"><p>مغلق</p></aside><pre><code>a;</code></pre>' +
        "<table><tr><th>السنة</th><th>النسبة</th></tr><tr><td>2024</td><td>-5%</td></tr></table>",
      section: "publications",
      language: "ar",
      status: "published",
      record,
    };
    const blog = await site.json<BlogCard>(`/api/blogs/${(await api.add(fields)).body._id}`);
    const pdf = await pdfOf(blog);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: fields.title, Language: "ar" });
    const tags = await tagsOf(pdf);
    expect(tags).toContainEqual({ role: "P", alt: "", text: " كيفية الاستشهاد" });
    const whole = texts(tags, "Document").join(" ");
    const { "book/cover.xhtml": cover = "", "book/text.xhtml": text = "" } = await epubOf(blog);
    expect(cover).toContain('lang="ar" xml:lang="ar" dir="rtl"');
    expect(text).toContain('<bdi dir="ltr">Administrator. (2026');
    expect(text).toContain('Institute of the Path،\u200f <a href="');
    const directed = [
      ...["<p>هذه Sitara", '<p dir="ltr">A line', "<b>ملاحظة</b>", '<pre dir="ltr"><code>a;'],
      '<td class="number" dir="ltr"><p>-5%</p></td>',
    ];
    for (const part of directed) expect([part, text.includes(part)]).toEqual([part, true]);
    for (const shown of [whole, textOf(cover + text)]) {
      for (const fact of ["10.5555/kerbs", "CC BY 4.0", "978-3-16-148410-0", "The kerb was 12 cm."])
        expect(lettersOf(shown)).toContain(lettersOf(fact));
    }
  });

  it("are linked on the page, and appear, change and go with the article", async () => {
    const api = writingApi(site, editor);
    const draft = { title: "Benches by the water", content: "<p>Sit down.</p>", section: "programmes" };
    const { _id } = (await api.add({ ...draft, status: "draft" })).body;
    const status = async (path: string) => (await site.fetch(path)).status;
    expect(await status(`/blogs/${_id}.pdf`)).toBe(404);
    await api.update(_id, { status: "published" });
    const path = "/blogs/benches-by-the-water";
    const html = await (await site.fetch(path)).text();
    for (const extension of ["pdf", "epub"]) {
      expect(html).toContain(`<a class="`);
      expect(html.split(`href="${path}.${extension}"`).length).toBe(3); // the head and a button
      const first = await site.fetch(`${path}.${extension}`);
      const etag = first.headers.get("etag") ?? "";
      expect(first.headers.get("link")).toBe(`<https://institute.example${path}>; rel="canonical"`);
      expect((await site.fetch(`${path}.${extension}`, { headers: { "if-none-match": etag } })).status).toBe(
        304,
      );
      await api.update(_id, { content: `<p>Stand up for ${extension}.</p>` });
      expect((await site.fetch(`${path}.${extension}`)).headers.get("etag")).not.toBe(etag);
      const byId = await site.fetch(`/blogs/${_id}.${extension}`);
      expect([byId.status, byId.headers.get("location")]).toEqual([301, `${path}.${extension}`]);
    }
    await api.update(_id, { slug: "seats" });
    const moved = await site.fetch(`${path}.pdf`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blogs/seats.pdf"]);
    await api.call(`DELETE /api/blogs/${_id}`);
    expect([await status("/blogs/seats.pdf"), await status("/blogs/seats.epub")]).toEqual([410, 410]);
  });

  it("are without PDF on a machine that has no typesetter", async () => {
    const blog = await publish("<p>Only a book.</p>", { title: "Only a book" });
    const facts = site.services.site;
    facts.pdf = false;
    expect(await (await site.fetch(blogPath(blog))).text()).not.toContain(".pdf");
    const answer = await site.fetch(`${blogPath(blog)}.pdf`);
    facts.pdf = true;
    expect([answer.status, (await answer.json()).msg]).toEqual([
      503,
      "This site has no PDF files. Please read the article on its page.",
    ]);
    await epubOf(blog);
  });
});
