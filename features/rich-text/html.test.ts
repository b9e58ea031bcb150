import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "#test/files/corpora.ts";
import { problemsOf } from "#test/formats/article-html.ts";
import { sanitise } from "./html.server.ts";
import { countWords, textOf } from "./plain-text.server.ts";

const clean = (html: string) => sanitise(html).html;

describe("sanitise", () => {
  it("removes everything that a browser would run, and is idempotent", () => {
    for (const string of hostileTexts("html")) {
      const once = clean(string);
      expect([string, problemsOf(once)]).toEqual([string, []]);
      expect(clean(once), string).toBe(once);
    }
  });

  it("keeps the elements of articles unchanged", () => {
    const article = [
      "<h2>On foot</h2><p>A <strong>bold</strong>, <em>soft</em>, <u>low</u>, <s>old</s> and <mark>marked</mark> word.</p>",
      '<p style="text-align:center">H<sub>2</sub>O, m<sup>2</sup> and <span style="color:#cc0000;background-color:rgb(1, 2, 3)">red</span></p>',
      '<ol start="3"><li>One<ul><li style="padding-inline-start:1.5em">Two</li></ul></li></ol>',
      "<blockquote><p>Said.</p></blockquote><pre><code>a &lt; b &amp;&amp; c</code></pre><hr />",
      '<figure><img src="/media/5f/960.webp" alt="A bench" width="960" height="640" /><figcaption>By the river</figcaption></figure>',
      '<table><thead><tr><th scope="col" colspan="2">Year</th></tr></thead><tbody><tr><td rowspan="2">1987</td><td>12</td></tr></tbody></table>',
      '<p><a href="https://other.example/a?b=c&amp;d=e#f" rel="noopener">there</a><br /><a href="mailto:desk@example.org" rel="noopener">write</a></p>',
      '<blockquote lang="he" dir="rtl"><p>שלום</p></blockquote><p lang="fr">Oui <em lang="zh-Hant">水</em></p>',
      '<p><a href="/blogs/1" title="Ours" rel="noopener">here</a> <a href="tel:+351210000000" rel="noopener">call</a> <img src="https://other.example/a.png" alt="" /></p>',
    ].join("");
    const { html, dropped } = sanitise(article);
    expect(html).toBe(article);
    expect([...dropped]).toEqual([]);
  });

  it.each([
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ["<style>p{}</style><title>t</title><p>a</p>", "<p>a</p>"],
    ['<p onclick="x" class="c" data-x="1">a</p>', "<p>a</p>"],
    ['<p id="fn:1">a</p><p id="text-fn:1">b</p>', '<p id="text-fn:1">a</p><p>b</p>'],
    ['<p id="a b">a</p><p id="">b</p><p id="é">c</p>', "<p>a</p><p>b</p><p>c</p>"],
    [
      '<a href="#_ftn1" name="_ftnref1">1</a><a href="#text-x" id="main">2</a>',
      '<a href="#text-_ftn1" rel="noopener" id="text-_ftnref1">1</a><a href="#text-x" rel="noopener" id="text-main">2</a>',
    ],
    [
      '<a href="#">a</a><a href="#a&quot;b">c</a>',
      '<a href="#" rel="noopener">a</a><a href="#a&quot;b" rel="noopener">c</a>',
    ],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a rel="noopener">a</a>'],
    ['<a href="//other.example/x">a</a>', '<a rel="noopener">a</a>'],
    [
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" rel="noopener">a</a>',
    ],
    ['<img src="http://other.example/a.png">', ""],
    ['<img src="data:image/png;base64,AA==">', ""],
    ['<img src="x.png" onerror="alert(1)">', '<img src="x.png" alt="" />'],
    ['<p style="position:fixed;color:red;background-image:url(x)">a</p>', '<p style="color:red">a</p>'],
    ['<p style="color:expression(alert(1))">a</p>', "<p>a</p>"],
    ["<iframe src=x>b</iframe><object>c</object><form>d<input></form>", "cd"],
    ["<svg><a xlink:href='javascript:x'>a</a></svg>", "<a>a</a>"],
    ["<div><section>a</section></div>", "a"],
    [
      '<figure data-width="wide" data-x="y"><img src="/a" alt=""><figcaption>A <small class="x">B</small></figcaption></figure>',
      '<figure data-width="wide"><img src="/a" alt="" /><figcaption>A <small>B</small></figcaption></figure>',
    ],
    [
      `<figure data-width="100vw" data-gallery="../../x" data-pictures="${"a".repeat(24)}, b"></figure><p data-width="wide">a</p>`,
      "<figure></figure><p>a</p>",
    ],
    [
      `<figure data-gallery="${"a".repeat(24)}" data-pictures="${"b".repeat(24)} ${"c".repeat(24)}"></figure>`,
      `<figure data-gallery="${"a".repeat(24)}" data-pictures="${"b".repeat(24)} ${"c".repeat(24)}"></figure>`,
    ],
    ['<aside>a</aside><aside data-kind="x">b</aside>', "ab"],
    ["<aside><p>a</p></aside><p>b</p><h2>c</h2>", "<p>a</p><p>b</p><h2>c</h2>"],
    ['<aside data-kind="note" class="c">a</aside>', '<aside data-kind="note">a</aside>'],
    ['<p data-kind="note">a</p>', "<p>a</p>"],
    [
      '<ol data-kind="footnotes" class="a"><li>b</li></ol><ol data-kind="x"><li>c</li></ol>',
      '<ol data-kind="footnotes"><li>b</li></ol><ol><li>c</li></ol>',
    ],
    ['<p lang="pt-br" dir="RTL">a</p>', '<p lang="pt-BR" dir="rtl">a</p>'],
    ['<p>a <span dir="auto" lang="AR">b</span></p>', '<p>a <span lang="ar" dir="auto">b</span></p>'],
    [
      '<li lang="en us" dir="up">a<em lang="" xml:lang="fr">b</em><td lang="x&quot;&gt;">c</td></li>',
      "<li>a<em>b</em><td>c</td></li>",
    ],
    ["a < b & c", "a &lt; b &amp; c"],
    ["<!-- a --><p>b", "<p>b</p>"],
  ])("makes of %s %s", (given, wanted) => {
    expect(clean(given)).toBe(wanted);
  });

  it("counts removed elements", () => {
    const { dropped } = sanitise(
      '<div><p onclick="a" class="b">c</p><p class="d">e</p></div><img><script>f</script>',
    );
    expect(Object.fromEntries(dropped)).toEqual({
      div: 1,
      "p[onclick]": 1,
      "p[class]": 2,
      img: 1,
      script: 1,
    });
  });

  it("rejects text that is too long or nested too deeply", () => {
    const many = 60_000;
    const bombs = [
      "<div>",
      "<b>",
      "<table>",
      "<ul><li>",
      "<li><td>",
      "<dd><p><dt><option>",
      "<p><span>",
      "<x-y>",
    ];
    for (const bomb of bombs) {
      expect(() => clean(bomb.repeat(many / bomb.length)), bomb).toThrow(
        "too many elements inside each other",
      );
    }
    expect(() => clean("<blockquote>".repeat(101))).toThrow("too many elements");
    expect(() => clean("é".repeat(500_001))).toThrow("too long");
    expect(() => clean("<b>".repeat(1_000_000))).toThrow("too long");
    expect(() => clean("<p>".repeat(50_001))).toThrow("too many elements");
  });

  it("rejects text that is too long after cleaning, because it could not be saved again", () => {
    expect(() => clean("<".repeat(300_000))).toThrow("too long");
    expect(clean("<".repeat(200_000))).toBe("&lt;".repeat(200_000));
  });

  it("does not parse malformed styles", () => {
    const stoppers = ["a{".repeat(100_000), '/*"'.repeat(1000), "color:red;}{", 'content:"a;color:red"'];
    for (const style of stoppers)
      expect(clean(`<p style='${style};color:teal'>a</p>`)).toMatch(
        /^<p style="(color:red;)?color:teal">a<\/p>$/,
      );
    expect(clean('<p style="/*;color:rgb(1 2 3 / 50%)">a</p>')).toBe(
      '<p style="color:rgb(1 2 3 / 50%)">a</p>',
    );
  });

  it("does not mistake length for depth", () => {
    expect(clean("<p>a".repeat(5000)).length).toBe(5000 * "<p>a</p>".length);
    expect(clean("a<br>".repeat(5000)).length).toBe(5000 * "a<br />".length);
    expect(clean(`<ul>${"<li>a".repeat(5000)}</ul>`)).toContain("<li>a</li><li>a</li>");
    expect(clean(`<table>${"<tr><td>a<td>b".repeat(2000)}</table>`)).toContain("<td>a</td><td>b</td></tr>");
    expect(clean(`${"<blockquote>".repeat(100)}a`)).toContain("a</blockquote>");
  });
});

describe("textOf", () => {
  it.each([
    ["<p>One</p><p>two</p>", "One two"],
    ["<h2>One</h2>two<br>three<ul><li>four</li><li>five</li></ul>", "One two three four five"],
    ["<p>b<strong>o</strong>ld</p>", "bold"],
    ["<p>Fish &amp; chips &lt;b&gt; &eacute;&#8230;</p>", "Fish & chips <b> é…"],
    ["  <p>\n a \t b&nbsp;c </p> ", "a b c"],
    ["<script>x</script><style>y</style><p>a</p>", "a"],
    [
      "<table><tr><th>Ward</th><th>On <b>foot</b></th></tr><tr><td><p>East.</p> </td><td>2</td></tr></table><p>Next</p>",
      "Ward, On foot; East. 2. Next",
    ],
    ["<table><tr><td>1</td></tr><tr><td></td><td>2</td></tr></table>", "1; 2"],
    ['<aside data-kind="note"><p><strong>Title</strong></p><p>Words</p></aside>then', "Title Words then"],
    [
      '<p>They walk.</p><aside data-kind="quote"><p>“They walk”</p></aside><aside data-kind="quote">Others<aside data-kind="quote">drive</aside></aside><p>End</p>',
      "They walk. End Others drive",
    ],
    ['<p>Said<sup><a href="#n" id="n-ref">1</a></sup>, then<a href="#n" id="o">2</a></p>', "Said, then2"],
    ["", ""],
  ])("of %j is %j", (html, text) => {
    expect(textOf(html)).toBe(text);
    const { html: passed } = sanitise(html);
    expect(countWords(parseDocument(passed).children)).toBe(textOf(passed).split(" ").filter(Boolean).length);
  });
});
