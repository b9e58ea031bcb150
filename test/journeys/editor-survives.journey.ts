import { existsSync, readFileSync } from "node:fs";
import { sanitise } from "#features/rich-text/html.server.ts";
import { blogs } from "#sample/blogs/blogs.ts";
import { meaningOf } from "#test/formats/meaning.ts";
import { type Bench, openBench } from "#test/workbench/workbench.ts";
import { expect, test } from "./site.ts";

const corpus = "../shared/corpora/articles/blogs-digitalgov.json";

const others = [
  `<table id="text-t"><thead><tr><th scope="col" rowspan="2">a</th><th colspan="2" scope="colgroup">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead><tbody><tr><th scope="row">e</th><td>1</td><td><p>2</p><p>3</p></td></tr></tbody><tbody><tr><td colspan="3"></td></tr></tbody></table>`,
  `<table><tbody><tr><td>ragged</td></tr><tr><td>one</td><td>two</td></tr></tbody></table>`,
  `<figure id="text-f"><img src="/drawings/0badcafe.svg" alt="A gate" title="Gate" width="800" height="500" /><figcaption>A <em>gate</em><sup><a href="#text-1" rel="noopener" id="text-c">1</a></sup></figcaption></figure>`,
  `<figure><a href="https://example.org/a" title="big" rel="noopener"><img src="https://example.org/a.png" alt="" /></a></figure><figure><figcaption>Above</figcaption><table><tbody><tr><td>x</td></tr></tbody></table></figure>`,
  `<figure><img src="/a.webp" alt="one" /><img src="/b.webp" alt="two" /><figcaption>Two</figcaption></figure>`,
  `<p>Words<sup><a href="#text-n1" rel="noopener" id="text-r1">1</a></sup> H<sub>2</sub>O <mark>marked</mark> <del>gone</del> <s>struck</s> <u>under</u> <code>x &lt; y</code> <a href="https://example.org" title="t" rel="noopener"><code>linked</code> <em>too</em></a></p><hr /><ol><li id="text-n1"><p>A note. <a href="#text-r1" rel="noopener">↩</a></p></li></ol>`,
  `<p style="text-align:center;padding-inline-start:4em">x <span style="color:#a53c20">red <span style="background-color:#f9edcf">both</span></span> <strong style="color:#ff0000">own</strong></p><h2 id="text-h" style="text-align:right">h</h2>`,
  `<ol start="4"><li>four<ul><li>in</li><li><p>written</p></li></ul></li><li><h3>head</h3>text</li><li><blockquote><p>q</p></blockquote></li></ol>`,
  `<pre><code>a\n  b &amp; c\n</code></pre><pre>no code\n  <strong>bold</strong></pre>`,
  `<blockquote><p>one</p><p>two</p><ul><li>x</li></ul></blockquote><p><a id="text-p"></a>place</p><p>line<br />line <b>b</b> <i>i</i></p>`,
  `<p>see <img src="/a.webp" alt="in a line" width="20" /> here</p><img src="/b.webp" alt="alone" /><p><a href="/x" rel="noopener"><img src="/c.webp" alt="linked" /></a></p>`,
  // Languages and directions of parts.
  `<p lang="fr">Oui <em lang="pt-BR">rua</em> <span style="color:#a53c20" lang="ar" dir="rtl">ماء <strong>حق</strong>!</span></p><h2 lang="he" dir="rtl" id="text-h">רחוב</h2><ul lang="ar" dir="rtl"><li>Sitara<ol><li lang="bn">জল</li></ol></li></ul><blockquote dir="rtl"><p lang="en" dir="ltr">q</p></blockquote><table lang="ur" dir="rtl"><tbody><tr><td dir="ltr">1</td><td lang="fr">deux</td></tr></tbody></table><figure><img src="/a.webp" alt="one" /><figcaption lang="fr">Légende</figcaption></figure><p><a href="https://example.org" rel="noopener" lang="de">dort</a></p>`,
  // Footnotes of this editor, also in cells and call-outs, and lists that only look like them.
  `<p>One<sup><a href="#text-footnote-1" rel="noopener" id="text-footnote-1-ref">1</a></sup> two</p><aside data-kind="note"><p><strong>Title</strong></p><p>Three<sup><a href="#text-footnote-2" rel="noopener" id="text-footnote-2-ref">2</a></sup></p></aside><aside data-kind="important"><p>Without a <strong>title</strong></p></aside><aside data-kind="example"><ul><li>x</li></ul></aside><aside data-kind="quote"><p>One two</p></aside><ol data-kind="footnotes"><li id="text-footnote-1">A <em>book</em> <a href="https://example.org" rel="noopener">here</a></li><li id="text-footnote-2">line<br />line</li></ol>`,
  `<p>One<sup><a href="#text-f" rel="noopener">1</a></sup></p><ol><li id="text-f">A note</li></ol>`,
  `<p>One<a href="#text-f" rel="noopener" id="text-f-ref">1</a></p><blockquote><ol><li id="text-f">A note</li></ol></blockquote><p>after</p>`,
];

function articles(): string[] {
  const real = existsSync(corpus) ? JSON.parse(readFileSync(corpus, "utf8")) : [];
  const texts = [
    ...others,
    ...blogs.map(({ content }) => content),
    ...real.map(({ html }: { html: string }) => html),
  ];
  // A real article has an empty paragraph inside a heading. It moves below.
  return texts.map((html) => sanitise(html).html.replace(/<p><\/p>\s*(?=<\/h3>)/, ""));
}

test("editing an article loses nothing", async ({ page, quiet }) => {
  // The pictures of these articles are missing here.
  quiet.expectErrors(/Failed to load resource/);
  await openBench(page);
  const before = articles();
  const after = await page.evaluate(
    (all) => (window as unknown as { bench: Bench }).bench.edited(all),
    before,
  );
  const lost = before.flatMap((html, index) => {
    const [was, is] = [meaningOf(html), meaningOf(after[index] ?? "")];
    const at = was.findIndex((line, position) => line !== is[position]);
    if (at === -1 && was.length === is.length) return [];
    const from = at === -1 ? was.length : at;
    return [
      {
        index,
        was: was.slice(Math.max(0, from - 2), from + 4),
        is: is.slice(Math.max(0, from - 2), from + 4),
      },
    ];
  });
  expect(lost).toEqual([]);
  expect(after.map((html) => meaningOf(sanitise(html).html))).toEqual(after.map(meaningOf));
});
