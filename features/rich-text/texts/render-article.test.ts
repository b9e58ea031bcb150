import { describe, expect, it } from "vitest";
import { sanitise } from "../html.server.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import { renderArticle } from "../render/render-tree.server.ts";

const origin = "https://institute.example";
const words = (count: number) => "word ".repeat(count);

/** Some HTML as it is published, and then shown. */
function shown(html: string, language = "") {
  return renderArticle(parseArticle(sanitise(html).html), origin, new Map(), language);
}

describe("renderArticle", () => {
  it("gives headings unique ids from their words, and keeps existing ids", () => {
    const { article } = shown(
      `<h2>The Tap &amp; the Drum</h2><h2>The tap, the drum</h2><h3>École – 1962’s</h3><h2 id="own">Own</h2>` +
        `<h2>???</h2><p id="own-2">a</p><h2>Own 2</h2><h2>水</h2><h2>${"long ".repeat(50)}</h2>`,
    );
    const ids = [...article.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 7)).toEqual([
      "text-the-tap-the-drum",
      "text-the-tap-the-drum-2",
      "text-ecole-1962s",
      "text-own",
      "text-part",
      "text-own-2-2",
      "text-水",
    ]);
    expect(ids[7]?.length).toBeLessThan(70);
    expect(new Set(ids).size).toBe(8);
  });

  it("numbers equal headings, footnotes and tables", () => {
    const many = 20_000;
    const { article } = shown("<h2>a</h2>".repeat(many));
    expect(article.slice(-100)).toContain(`<h2 id="text-a-${many}">a</h2>`);
    const { html } = sanitise('<p>b<a href="#n">1</a></p><ol><li id="n">c</li></ol>'.repeat(many / 2));
    expect(
      renderArticle(parseArticle(html), origin, new Map()).article.match(/Back to the text/g)?.length,
    ).toBe(1);
    expect(shown("<table><tr><td>d</td></tr></table>".repeat(many / 2)).article).toContain(
      `"Table ${many / 2}"`,
    );
  });

  it("says the language of the interface's words in an article in another language", () => {
    const html =
      '<aside data-kind="note"><p>Ela</p></aside><p>b<a id="n-ref" href="#n">1</a></p><ol data-kind="footnotes"><li id="n">c</li></ol>';
    const languages = (language: string) =>
      renderArticle(parseArticle(sanitise(html).html), origin, new Map(), language).article.match(
        /<\w+ lang="[^>]*>/g,
      );
    expect(languages("pt")).toEqual([
      expect.stringMatching(/^<aside lang="en" role="note" aria-label="Note"/),
      '<p lang="en" class="callout-kind">',
      '<p lang="pt">',
      expect.stringContaining('aria-label="Note 1"'),
      expect.stringMatching(/^<section lang="en" class="footnotes"/),
      expect.stringMatching(/^<ol lang="pt"/),
      expect.stringContaining('aria-label="Back to the text"'),
    ]);
    for (const language of ["", "en", "en-GB"])
      expect([language, languages(language)]).toEqual([language, null]);
  });

  it("moves headings below the page title", () => {
    expect(shown("<h1>a</h1><h2>b</h2><h6>c</h6>").article.match(/<\/h\d>/g)).toEqual([
      "</h2>",
      "</h3>",
      "</h6>",
    ]);
    expect(shown("<h2>b</h2>").article).toContain("</h2>");
  });

  it("lists the contents of long articles, in two levels", () => {
    const parts = "<h3>One</h3><h4>Half</h4><h5>Quarter</h5><h3>Two <em>b</em></h3><h3> </h3><h3>Three</h3>";
    expect(shown(`${parts}<p>${words(300)}</p>`)).toMatchObject({ minutes: 1, contents: [] });
    expect(shown(`<h2>One</h2><h2>Two</h2><p>${words(900)}</p>`)).toMatchObject({ minutes: 4, contents: [] });
    const { contents, minutes } = shown(`${parts}<p>${words(900)}</p>`);
    expect(minutes).toBe(4);
    expect(contents.map(({ text, level }) => [text, level])).toEqual([
      ["One", 1],
      ["Half", 2],
      ["Two b", 1],
      ["Three", 1],
    ]);
    expect(shown("").minutes).toBe(1);
  });

  it("links footnotes back to their reference, once", () => {
    const { article } = shown(
      '<p>Rain<sup><a href="#fn1" id="fnref1">1</a></sup> and wind<a href="#fn2">[2]</a>, see <a href="#own">above</a>,' +
        ' again<a href="#fn2">[2]</a></p><ol><li id="fn1">Measured. <a href="#fnref1">↩</a></li>' +
        '<li id="fn2"><p>Heard.</p></li><li id="own">Not a note.</li></ol>',
    );
    expect(article).toContain(
      '<a rel="noopener" id="text-fnref1" href="#text-fn1" role="doc-noteref" aria-label="Note 1">1</a>',
    );
    expect(article).toContain(
      '<a rel="noopener" id="text-fn2-call" href="#text-fn2" role="doc-noteref" aria-label="Note 2">[2]</a>',
    );
    expect(article).toContain(
      '<a rel="noopener" href="#text-fn2" role="doc-noteref" aria-label="Note 2">[2]</a>',
    );
    expect(article).toContain(
      'href="#text-fnref1" role="doc-backlink" aria-label="Back to the text">↩</a></li>',
    );
    expect(article).toContain(
      'Heard. <a href="#text-fn2-call" role="doc-backlink" aria-label="Back to the text">↩\ufe0e</a></p></li>',
    );
    expect(article).toContain('<li id="text-own">Not a note.</li>');
    expect(article.match(/Back to the text/g)?.length).toBe(2);
  });

  it("makes a part of the footnotes, and leaves their numbers out of headings and counts", () => {
    const { article, contents } = shown(
      `<h2>One<sup><a href="#a" id="a-ref">1</a></sup></h2><h2>Two</h2><h2>Three</h2><p>${words(800)}</p>` +
        '<ol data-kind="footnotes"><li id="a">A source.</li></ol>',
    );
    expect(contents[0]).toEqual({ id: "text-one", text: "One", level: 1 });
    expect(article).toContain(
      '<section class="footnotes" role="doc-endnotes" aria-label="Notes"><ol data-kind="footnotes"><li id="text-a">A source. <a href="#text-a-ref" role="doc-backlink"',
    );
  });

  it("names call-outs, and hides pull quotes that repeat the text from screen readers", () => {
    const { article, minutes } = shown(
      '<aside data-kind="important"><p><strong>Doors</strong></p><p>Use the back.</p></aside><p>Nobody counts them.</p>' +
        '<aside data-kind="quote"><p>“Nobody counts them”</p></aside><aside data-kind="quote"><p>Other words</p></aside>' +
        '<aside data-kind="quote"><p>Nobody <a href="/a">counts</a> them</p></aside>',
    );
    expect(article).toContain(
      '<aside role="note" aria-label="Important" data-kind="important"><p class="callout-kind">Important</p><p><strong>Doors',
    );
    expect(article.match(/<aside data-kind="quote"[^>]*>/g)).toEqual([
      '<aside data-kind="quote" aria-hidden="true">',
      '<aside data-kind="quote">',
      '<aside data-kind="quote">',
    ]);
    expect(minutes).toBe(1);
    const many = `<aside data-kind="quote"><p>${"x".repeat(9)}</p></aside>`.repeat(9000);
    expect(shown(`<p>${words(20_000)}</p>${many}`).minutes).toBeGreaterThan(90);
  });

  it("labels table regions by caption or number", () => {
    const table = "<table><tr><td>1</td></tr></table>";
    const figure = `<figure>${table}<figcaption>Rents &amp; <b>"taps"</b></figcaption></figure>`;
    const names = shown(table + figure + figure + table).article.matchAll(
      /role="region" aria-label="([^"]*)"/g,
    );
    expect([...names].map(([, name]) => name)).toEqual([
      "Table 1",
      "Rents &amp; &quot;taps&quot;",
      "Rents &amp; &quot;taps&quot; (3)",
      "Table 4",
    ]);
  });

  it("marks numeric columns and wide headers", () => {
    const row = (...cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
    const head = "<tr><th>District</th><th>Median rent, florins a month</th><th>Note</th><th>Year</th></tr>";
    const { article } = shown(
      `<table><thead>${head}</thead><tbody>${row("Sitara", "1,205", "7", "2024")}${row("12", "–", "many", "")}` +
        `${row("Flats", "<strong>−3.5 %</strong>", "9", "c. 2019")}</tbody></table>`,
    );
    expect([...article.matchAll(/class="number[^>]*>([^/]*)/g)].map(([, text]) => text)).toEqual([
      "Median rent, florins a month<",
      "1,205<",
      "–<",
      "<strong>−3.5 %<",
    ]);
    expect(article).toContain('<th class="number wide">Median rent');
    const spanned = `<table><tr><td colspan="2">Both</td><td>5</td></tr><tr><td>a</td><td>b</td><td>6</td></tr></table>`;
    expect(shown(spanned).article).toContain('<td>b</td><td class="number">6</td>');
    const joined = '<table><tr><td rowspan="2">a</td><td>1</td></tr><tr><td>2</td></tr></table>';
    expect(shown(joined).article).not.toContain("number");
  });

  it("does not mistake values for attributes", () => {
    const pictures = shown('<img src="/drawings/0badcafe.svg" alt="a id=" width="3">');
    expect(pictures.article).toContain('width="1600" height="1000" alt="a id=" style=');
    const note = '<p>d<a title="e id=" href="#n">1</a></p><ol><li id="n">f</li></ol>';
    expect(shown(note).article).toContain(
      'id="text-n-call" href="#text-n" role="doc-noteref" aria-label="Note 1"',
    );
  });

  it("turns external pictures into links, and gives own ones a placeholder", () => {
    const { article } = shown(
      `<img src="https://else.example/a.png" alt="A &quot;plan&quot;"><img src="//else.example/a.png" alt="b">` +
        `<img src="${origin}/x.png" alt="Ours"><img src="/drawings/0badcafe.svg" alt="Drawn">`,
    );
    expect(article).toContain(
      '<a href="https://else.example/a.png" rel="noopener">Picture: A &quot;plan&quot;</a>',
    );
    expect(article.match(/<img /g)?.length).toBe(2);
    expect(article).toMatch(
      /<img loading="lazy" decoding="async" data-drawing="\/drawings\/[0-9a-f]{8}.svg" src="https/,
    );
    expect(article).toMatch(/<img src="\/drawings\/0badcafe.svg" width="1600" height="1000" alt="Drawn"/);
  });

  it("sets the direction only in articles with a right-to-left script", () => {
    const english = "<h2>Water</h2><ul><li>tap</li></ul><blockquote><p>said</p></blockquote>";
    expect(shown(english).article).not.toContain("dir=");
    const { article } = shown(
      "<h2>الماء</h2><p>Sitara 4 (ستارة).</p><ul><li>حنفية</li><li>a tap</li></ul>" +
        "<blockquote><p>«قال»</p></blockquote><blockquote><p>said</p></blockquote>" +
        '<table><tr><th>2026</th><td title="x">שלום</td></tr></table>' +
        '<figure><img src="/drawings/0badcafe.svg" alt="بئر"><figcaption>بئر</figcaption></figure>',
    );
    expect(article).toMatch(/<h2 dir="auto" id="text-الماء">/);
    expect(article).toContain('<p dir="auto">Sitara 4');
    expect(article).toContain('<ul dir="rtl"><li dir="rtl">حنفية</li><li dir="ltr">a tap</li></ul>');
    expect(article).toContain('<blockquote dir="rtl"><p dir="auto">«قال»');
    expect(article).toContain('<blockquote dir="ltr"><p dir="auto">said');
    expect(article).toContain('<div dir="rtl" class="table-scroll"');
    expect(article).toContain('<th>2026</th><td dir="auto">שלום');
    expect(article).toContain('<figcaption dir="auto">');
    expect(shown('<aside data-kind="note"><p>بئر</p></aside>').article).toContain(
      '<aside role="note" aria-label="Note" dir="rtl"',
    );
  });

  it("gives paragraphs in a right-to-left text the direction of their first letter", () => {
    const { article } = shown(
      "<p>ماء Sitara.</p><p>Sitara 4 بلا ماء.</p><p>2026</p><ul><li>Sitara<ul><li>حنفية</li></ul></li></ul>" +
        "<blockquote><p>Latin</p></blockquote>",
      "ar",
    );
    expect(article).toBe(
      '<p>ماء Sitara.</p><p dir="ltr">Sitara 4 بلا ماء.</p><p>2026</p>' +
        '<ul><li dir="ltr">Sitara<ul dir="rtl"><li>حنفية</li></ul></li></ul>' +
        '<blockquote dir="ltr"><p>Latin</p></blockquote>',
    );
  });

  it("leaves the directions that an author gave, and what is inside, as they are", () => {
    const given =
      '<p lang="ar" dir="rtl">Sitara 4 بلا ماء.</p><ul dir="rtl"><li>Sitara</li></ul><p>a <span lang="ar" dir="rtl">ماء!</span></p>';
    expect(shown(given).article).toBe(given.replace("<p>a ", '<p dir="auto">a '));
    expect(shown('<ul dir="rtl"><li>Sitara</li></ul>').article).toBe('<ul dir="rtl"><li>Sitara</li></ul>');
    expect(shown('<blockquote dir="auto"><p>قال</p></blockquote>').article).toBe(
      '<blockquote dir="rtl"><p dir="auto">قال</p></blockquote>',
    );
    expect(shown('<p dir="rtl">Sitara</p><p>ماء</p>', "ar").article).toBe(
      '<p dir="rtl">Sitara</p><p>ماء</p>',
    );
    expect(shown('<table dir="rtl"><tr><td>Sitara</td></tr></table><p>ماء</p>').article).toContain(
      '<div dir="rtl" class="table-scroll"',
    );
  });

  it("says the language of the interface's words in a passage in another language", () => {
    const { article } = shown(
      '<aside data-kind="note" lang="ar" dir="rtl"><p>بئر</p></aside><p lang="fr">Oui<a href="#n">1</a></p><p lang="fr" id="n">c</p>',
      "en",
    );
    expect(article).toMatch(/<aside lang="en" [^>]*dir="rtl">/);
    expect(article).toMatch(/<p lang="en" class="callout-kind">Note<\/p><p lang="ar">بئر<\/p>/);
    expect(article).toMatch(/<p [^>]*lang="fr">Oui<a lang="en"[^>]*aria-label="Note 1"/);
    expect(article).toMatch(/<a lang="en"[^>]*aria-label="Back to the text"/);
  });

  it("names the language of a heading in the contents", () => {
    const part = `<p>${words(250)}</p>`;
    const { contents } = shown(`<h2 lang="fr">Rue</h2>${part}<h2>Road</h2>${part}<h2>Path</h2>${part}`, "en");
    expect(contents.map(({ text, lang }) => [text, lang])).toEqual([
      ["Rue", "fr"],
      ["Road", undefined],
      ["Path", undefined],
    ]);
  });
});
