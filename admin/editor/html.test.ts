import { getSchema } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { sanitise } from "#features/rich-text/html.server.ts";
import { schema } from "./blocks/blocks.ts";
import { htmlOf } from "./html.ts";

const nodes = getSchema(schema);
const text = (words: string, ...marks: (string | object)[]) => ({
  type: "text",
  text: words,
  marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : mark)),
});
const block = (type: string, content: object[], attrs: object = {}) => ({ type, attrs, content });
const line = (words: string, attrs: object = {}) => block("paragraph", [text(words)], attrs);

function html(...content: object[]): string {
  const document = nodes.nodeFromJSON({ type: "doc", content });
  document.check();
  return htmlOf(document);
}

describe("the HTML of the editor", () => {
  it("is empty without visible content", () => {
    expect(html({ type: "paragraph" })).toBe("");
    expect(html({ type: "paragraph" }, block("paragraph", [{ type: "hardBreak" }]))).toBe("");
    expect(html({ type: "paragraph" }, { type: "horizontalRule" })).not.toBe("");
  });

  it("begins with a paragraph", () => {
    expect(nodes.topNodeType.contentMatch.defaultType?.name).toBe("paragraph");
  });

  it("passes the sanitiser unchanged", () => {
    const picture = {
      type: "picture",
      attrs: { src: "/media/a.webp", alt: 'A "gate" & a wall', width: "800" },
    };
    const output = html(
      block("heading", [text("Stones & gaps <here>")], { level: 3, id: "text-here" }),
      block(
        "paragraph",
        [
          text("See "),
          text("the ", {
            type: "link",
            attrs: { href: "https://example.org/?a=1&b=2", title: "A", id: "text-1" },
          }),
          text(
            "plan",
            { type: "link", attrs: { href: "https://example.org/?a=1&b=2", title: "A", id: "text-1" } },
            "bold",
          ),
          text(" in red", { type: "span", attrs: { style: "color:#a53c20;background-color:#f6e3b5" } }),
          { type: "hardBreak" },
          { type: "anchor", attrs: { tag: "a", id: "text-p" } },
        ],
        { style: "text-align:center;padding-inline-start:4em" },
      ),
      block(
        "orderedList",
        [block("listItem", [line("One"), block("bulletList", [block("listItem", [line("Two")])])])],
        { start: "4" },
      ),
      block("blockquote", [line("Said"), line("and said")]),
      block("codeBlock", [text("a < b\n  c && d")]),
      block("figure", [
        { ...picture, attrs: { ...picture.attrs, link: { href: "https://example.org/a" } } },
        block("figcaption", [text("A "), text("gate", "italic")]),
      ]),
      block("figure", [picture, { type: "figcaption" }]),
      block("figure", [picture, block("figcaption", [text("Gate "), text("Photo: A", "credit")])], {
        "data-width": "wide",
      }),
      block("table", [
        block(
          "tableRow",
          [block("tableHeader", [line("Year")], { scope: "col" }), block("tableHeader", [line("Taps")])],
          { part: '{"tag":"thead","index":0,"id":null,"style":null}' },
        ),
        block("tableRow", [block("tableCell", [line("1990")], { colspan: 2 })], {
          part: '{"tag":"tbody","index":1,"id":null,"style":null}',
        }),
        block("tableRow", [block("tableCell", [line("1991")]), block("tableCell", [{ type: "paragraph" }])]),
      ]),
      block("embed", [{ type: "figcaption" }], { href: "https://vimeo.com/76979871", title: 'A "walk"' }),
      block("embed", [{ type: "figcaption" }], {
        href: "https://flo.uri.sh/visualisation/1/embed",
        title: "Rain",
        kind: "frame",
        height: 400,
      }),
      { type: "horizontalRule" },
      block(
        "callout",
        [{ type: "calloutTitle", content: [text("Before "), text("you", "italic")] }, line("Go.")],
        { kind: "important" },
      ),
      block("callout", [{ type: "calloutTitle" }, block("bulletList", [block("listItem", [line("A")])])], {
        kind: "note",
        id: "text-c",
      }),
      block("pullQuote", [line("Nothing counts the people who walk.")]),
      block(
        "figure",
        [block("table", [block("tableRow", [block("tableCell", [line("1")])])]), { type: "figcaption" }],
        { "data-chart": "bars", "data-unit": "%", "data-source": '"Own" & others' },
      ),
      { type: "gallery", attrs: { "data-gallery": "a".repeat(24), "data-pictures": "b".repeat(24) } },
      line("The end"),
    );
    expect(sanitise(output)).toEqual({ html: output, dropped: new Map() });
    expect(output).toBe(
      '<h3 id="text-here">Stones &amp; gaps &lt;here&gt;</h3>' +
        '<p style="text-align:center;padding-inline-start:4em">See <a href="https://example.org/?a=1&amp;b=2" title="A" rel="noopener" id="text-1">the <strong>plan</strong></a>' +
        '<span style="color:#a53c20;background-color:#f6e3b5"> in red</span><br /><a id="text-p"></a></p>' +
        '<ol start="4"><li>One<ul><li>Two</li></ul></li></ol>' +
        "<blockquote><p>Said</p><p>and said</p></blockquote>" +
        "<pre><code>a &lt; b\n  c &amp;&amp; d</code></pre>" +
        '<figure><a href="https://example.org/a" rel="noopener"><img src="/media/a.webp" alt="A &quot;gate&quot; &amp; a wall" width="800" /></a><figcaption>A <em>gate</em></figcaption></figure>' +
        '<figure><img src="/media/a.webp" alt="A &quot;gate&quot; &amp; a wall" width="800" /></figure>' +
        '<figure data-width="wide"><img src="/media/a.webp" alt="A &quot;gate&quot; &amp; a wall" width="800" /><figcaption>Gate <small>Photo: A</small></figcaption></figure>' +
        '<table><thead><tr><th scope="col">Year</th><th>Taps</th></tr></thead>' +
        '<tbody><tr><td colspan="2">1990</td></tr><tr><td>1991</td><td></td></tr></tbody></table>' +
        '<figure data-embed="video"><a href="https://vimeo.com/76979871" title="A &quot;walk&quot;" rel="noopener">A "walk"</a></figure>' +
        '<figure data-embed="frame" data-height="400"><a href="https://flo.uri.sh/visualisation/1/embed" title="Rain" rel="noopener">Rain</a></figure>' +
        '<hr /><aside data-kind="important"><p><strong>Before <em>you</em></strong></p><p>Go.</p></aside>' +
        '<aside data-kind="note" id="text-c"><ul><li>A</li></ul></aside>' +
        '<aside data-kind="quote"><p>Nothing counts the people who walk.</p></aside>' +
        '<figure data-chart="bars" data-unit="%" data-source="&quot;Own&quot; &amp; others"><table><tbody><tr><td>1</td></tr></tbody></table></figure>' +
        `<figure data-gallery="${"a".repeat(24)}" data-pictures="${"b".repeat(24)}"></figure><p>The end</p>`,
    );
  });

  it("numbers footnotes in the order of the text, and puts them at the end", () => {
    const note = (...content: object[]) => block("footnote", content);
    const link = { type: "link", attrs: { href: "/a" } };
    const output = html(
      block("paragraph", [text("One"), note(text("A "), text("book", "italic")), text(" & two"), note()]),
      block("table", [
        block("tableRow", [
          block("tableCell", [
            block("paragraph", [text("12", link), { ...note(text("<b>")), marks: [link] }]),
          ]),
        ]),
      ]),
    );
    const reference = (number: number) =>
      `<sup><a href="#text-footnote-${number}" rel="noopener" id="text-footnote-${number}-ref">${number}</a></sup>`;
    expect(output).toBe(
      `<p>One${reference(1)} &amp; two${reference(2)}</p>` +
        `<table><tbody><tr><td><a href="/a" rel="noopener">12</a>${reference(3)}</td></tr></tbody></table>` +
        '<ol data-kind="footnotes"><li id="text-footnote-1">A <em>book</em></li><li id="text-footnote-2"></li><li id="text-footnote-3">&lt;b&gt;</li></ol>',
    );
    expect(sanitise(output)).toEqual({ html: output, dropped: new Map() });
    // The ids of other places stay theirs.
    const taken = block("paragraph", [note(text("x"))], { id: "text-footnote-1" });
    expect(html(taken)).toContain('<li id="text-footnotes-1">x</li>');
  });

  it("keeps explicit paragraphs in list items, and several in one item", () => {
    const list = (...items: object[]) => html(block("bulletList", items));
    expect(list(block("listItem", [line("One")]))).toBe("<ul><li>One</li></ul>");
    const empty = block("listItem", [{ type: "paragraph" }]);
    expect(list(empty, block("listItem", [line("One")]), empty, empty)).toBe(
      "<ul><li></li><li>One</li></ul>",
    );
    expect(list(empty)).toBe("");
    expect(list(block("listItem", [line("One", { explicit: true })]))).toBe("<ul><li><p>One</p></li></ul>");
    expect(list(block("listItem", [line("One"), line("Two")]))).toBe(
      "<ul><li><p>One</p><p>Two</p></li></ul>",
    );
  });

  it("drops empty lines only at the end", () => {
    const rest = { type: "paragraph" };
    expect(html({ type: "horizontalRule" }, rest)).toBe("<hr />");
    expect(html(line("One"), rest, line("Two"), rest)).toBe("<p>One</p><p></p><p>Two</p>");
  });
});
