/** Shortened clipboard contents of Word, Google Docs and LibreOffice. */
const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;font-size:12.0pt;font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->`;
const wordEnd = "<!--EndFragment--></body></html>";

/** A list item of Word: a paragraph with its bullet as text. */
const item = ([list, level]: [number, number], mark: string, words: string, place = "Middle") =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>`;

const word = (...parts: string[]) => wordHead + parts.join("\n\n") + wordEnd;
const docs = (inner: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c2a1b-7fff-1a2b-3c4d">${inner}</b><br class="Apple-interchange-newline">`;
const run = (words: string, more = "") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${more}">${words}</span>`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run(words)}</p></li>`;

type Sample = { name: string; html: string; becomes: string };

/** Pasted HTML with the expected result. */
export const pasted: Sample[] = [
  {
    name: "Word: headings, words and a link",
    html: word(
      "<p class=MsoTitle><span lang=EN-GB>The Street<o:p></o:p></span></p>",
      "<h2><a name=_Toc1></a><span lang=EN-GB style='mso-fareast-language:EN-GB'>What we\nfound<o:p></o:p></span></h2>",
      "<p class=MsoNormal><span style='color:#1F3864'>A <b style='mso-bidi-font-weight:normal'>bold</b> <i>and</i> <u>under</u> <s>struck</s> <span style='mso-spacerun:yes'>&nbsp;</span>H<sub>2</sub>O in <st1:place w:st=\"on\">Lisbon</st1:place>, see <a href=\"https://example.org/a\"><span style='color:#0563C1'>the report</span></a>.<o:p></o:p></span></p>",
      "<p class=MsoNormal><o:p>&nbsp;</o:p></p>",
      "<p class=MsoQuote>Said once.</p>",
    ),
    becomes:
      '<h1>The Street</h1><h2>What we found</h2><p>A <strong>bold</strong> <em>and</em> <u>under</u> <s>struck</s> H<sub>2</sub>O in Lisbon, see <a href="https://example.org/a" rel="noopener">the report</a>.</p><blockquote><p>Said once.</p></blockquote>',
  },
  {
    name: "Word: bullets, numbers, levels",
    html: word(
      "<p class=MsoNormal>Before</p>",
      item([0, 1], "·", "one", "First"),
      item([0, 2], "o", "one <b>a</b>"),
      item([0, 2], "o", "one b"),
      item([0, 3], "§", "deep"),
      item([0, 1], "·", "two", "Last"),
      "<p class=MsoNormal>Between</p>",
      item([1, 1], "3.", "three", "First"),
      item([1, 2], "a)", "three a"),
      item([1, 1], "4.", "four"),
      item([2, 1], "·", "other", "Last"),
    ),
    becomes:
      '<p>Before</p><ul><li>one<ul><li>one <strong>a</strong></li><li>one b<ul><li>deep</li></ul></li></ul></li><li>two</li></ul><p>Between</p><ol start="3"><li>three<ol><li>three a</li></ol></li><li>four</li></ol><ul><li>other</li></ul>',
  },
  {
    name: "Word: a table, a note, and a picture that is not here",
    html: word(
      "<p class=MsoNormal>Called<a style='mso-footnote-id:ftn1' href=\"#_ftn1\" name=\"_ftnref1\" title=\"\"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a>.</p>",
      "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=100 valign=top style='width:75pt'><p class=MsoNormal><b>Year</b><o:p></o:p></p></td><td colspan=2><p class=MsoNormal>Taps</p></td></tr></table>",
      '<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="file:///C:/Users/a/clip_image001.png" v:shapes="x"><![endif]></p>',
      '<div style=\'mso-element:footnote-list\'><br clear=all><hr align=left size=1 width="33%"><div style=\'mso-element:footnote\' id=ftn1><p class=MsoFootnoteText><a style=\'mso-footnote-id:ftn1\' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> The note.</p></div></div>',
    ),
    becomes:
      '<p>Called<sup><a href="#text-footnote-1" rel="noopener" id="text-footnote-1-ref">1</a></sup>.</p><table><tbody><tr><td><strong>Year</strong></td><td colspan="2">Taps</td></tr></tbody></table><p><span id="missing-picture"></span></p><ol data-kind="footnotes"><li id="text-footnote-1">The note.</li></ol>',
  },
  {
    name: "Word: a picture that is not here, with its caption",
    html: word(
      '<p class=MsoNormal><img width=10 height=10 src="file:///C:/Users/a/clip_image001.png"></p>',
      "<p class=MsoCaption>Figure 1: a gate</p>",
    ),
    becomes:
      '<figure><p><span id="missing-picture"></span></p><figcaption>Figure 1: a gate</figcaption></figure>',
  },
  {
    name: "Word: a table with its caption above",
    html: word(
      "<p class=MsoNormal>Before</p>",
      "<p class=MsoCaption>Table 1: taps</p>",
      "<table class=MsoTableGrid><tr><td><p class=MsoNormal>East</p></td></tr></table>",
    ),
    becomes:
      "<p>Before</p><figure><table><tbody><tr><td>East</td></tr></tbody></table><figcaption>Table 1: taps</figcaption></figure>",
  },
  {
    name: "Google Docs: numbers of notes that were not copied",
    html: docs(
      `<p dir="ltr">${run("Gone")}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${run(".")}</p>`,
    ),
    becomes: "<p>Gone<sup>[1]</sup>.</p>",
  },
  {
    name: "Google Docs: notes",
    html: docs(
      `<p dir="ltr">${run("Said")}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${run(".")}</p><hr><div><p dir="ltr"><a href="#ftnt_ref1" id="ftnt1">[1]</a>${run(" By her.")}</p></div>`,
    ),
    becomes:
      '<p>Said<sup><a href="#text-footnote-1" rel="noopener" id="text-footnote-1-ref">1</a></sup>.</p><ol data-kind="footnotes"><li id="text-footnote-1">By her.</li></ol>',
  },
  {
    name: "Word: coloured and highlighted words, and a bold first row",
    html: word(
      "<p class=MsoNormal><span style='color:#1F3864'>Water is <span style='color:red'>not</span> <span style='background:yellow;mso-highlight:yellow'>free</span> <span style='color:#7F7F7F'>here</span>.</span></p>",
      "<h2><span style='color:#2F5496'>A heading</span></h2>",
      "<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Year</b></p></td><td><p class=MsoNormal><b>Taps</b></p></td></tr><tr><td><p class=MsoNormal>1990</p></td><td><p class=MsoNormal>12</p></td></tr></table>",
    ),
    becomes:
      '<p>Water is <span style="color:#b3261e">not</span> <span style="background-color:#f9edcf">free</span> here.</p><h2>A heading</h2><table><thead><tr><th scope="col">Year</th><th scope="col">Taps</th></tr></thead><tbody><tr><td>1990</td><td>12</td></tr></tbody></table>',
  },
  {
    name: "addresses in a line, which become links",
    html: "<p>See https://example.org/a, and <code>https://example.org/b</code></p>",
    becomes:
      '<p>See <a href="https://example.org/a" rel="noopener">https://example.org/a</a>, and <code>https://example.org/b</code></p>',
  },
  {
    name: "Google Docs: headings, words, lists in lists",
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;color:#434343;">A heading</span></h2><p dir="ltr" style="line-height:1.38;">${run("Plain, ")}${run("bold", "font-weight:700;")}${run(", ")}${run("slanted", "font-style:italic;")}${run(", ")}${run("under", "text-decoration:underline;")}${run(" and ")}${run("gone", "text-decoration:line-through;")}${run("2", "vertical-align:super;")} <a href="https://example.org/b" style="text-decoration:none;">${run("a link", "color:#1155cc;text-decoration:underline;")}</a></p><br /><ul style="margin-top:0;">${docsItem(1, "one")}<ul>${docsItem(2, "in")}<ol>${docsItem(3, "deep")}</ol></ul>${docsItem(1, "two")}</ul>`,
    ),
    becomes:
      '<h2>A heading</h2><p>Plain, <strong>bold</strong>, <em>slanted</em>, <u>under</u> and <s>gone</s><sup>2</sup> <a href="https://example.org/b" rel="noopener">a link</a></p><ul><li>one<ul><li>in<ol><li>deep</li></ol></li></ul></li><li>two</li></ul>',
  },
  {
    name: "Google Docs: a table",
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr">${run("a", "font-weight:700;")}</p></td><td><p dir="ltr">${run("b")}</p></td></tr></tbody></table></div><p dir="ltr">${run("after")}</p>`,
    ),
    becomes: "<table><tbody><tr><td><strong>a</strong></td><td>b</td></tr></tbody></table><p>after</p>",
  },
  {
    name: "LibreOffice",
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr"><h1 class="western">Title</h1><p style="line-height: 100%; margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif, serif">Some <b>bold</b> <strike>struck</strike> <span style="font-style: italic">slanted</span></font></font><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol start="2"><li><p style="line-height: 100%">two</p></li><li><p>three</p><ul><li><p>in</p></li></ul></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>The note</p></div></body></html>`,
    becomes:
      '<h1>Title</h1><p><span style="color:#b3261e">Some </span><strong><span style="color:#b3261e">bold</span></strong><span style="color:#b3261e"> </span><s><span style="color:#b3261e">struck</span></s><span style="color:#b3261e"> </span><em><span style="color:#b3261e">slanted</span></em><sup><a href="#text-footnote-1" rel="noopener" id="text-footnote-1-ref">1</a></sup></p><ol start="2"><li>two</li><li>three<ul><li>in</li></ul></li></ol><ol data-kind="footnotes"><li id="text-footnote-1">The note</li></ol>',
  },
  {
    name: "Excel",
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style>.xl65 {color:black;}</style></head><body link="#0563C1"><table border=0 cellpadding=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Year</td><td width=64>Taps</td></tr><tr height=20><td align=right>1990</td><td align=right>12</td></tr><!--EndFragment--></table></body></html>`,
    becomes:
      "<table><tbody><tr><td>Year</td><td>Taps</td></tr><tr><td>1990</td><td>12</td></tr></tbody></table>",
  },
  {
    name: "Excel: a bold head, a hidden row and a cell of two columns",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Excel.Sheet><style><!--td {font-weight:400;} .xl65 {font-weight:700;} .xl66 {mso-number-format:"\\#\\,\\#\\#0";}--></style></head><body><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>\r\n<!--StartFragment-->\r\n <col width=64 span=3 style='width:48pt'>\r\n <tr height=20 style='height:15.0pt'>\r\n  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Ward</td>\r\n  <td class=xl65 width=64>Taps</td>\r\n </tr>\r\n <tr height=0 style='display:none'>\r\n  <td>hidden</td>\r\n  <td>0</td>\r\n </tr>\r\n <tr height=20>\r\n  <td height=20 align=right class=xl66>1,205</td>\r\n  <td>a<br>\r\n    b</td>\r\n </tr>\r\n <tr height=20>\r\n  <td colspan=2 height=20>Both</td>\r\n </tr>\r\n<!--EndFragment-->\r\n</table></body></html>`,
    becomes:
      '<table><thead><tr><th scope="col">Ward</th><th scope="col">Taps</th></tr></thead><tbody><tr><td>1,205</td><td>a<br />b</td></tr><tr><td colspan="2">Both</td></tr></tbody></table>',
  },
  {
    name: "Google Sheets",
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">Ward</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">Taps</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">East</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;" data-sheets-numberformat="{&quot;1&quot;:2}">12.5%</td></tr></tbody></table>`,
    becomes:
      '<table><thead><tr><th scope="col">Ward</th><th scope="col">Taps</th></tr></thead><tbody><tr><td>East</td><td>12.5%</td></tr></tbody></table>',
  },
  {
    name: "LibreOffice Calc, and one cell of it",
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">body,div,table { font-family:"Liberation Sans"; font-size:x-small } a.comment-indicator:hover + comment { background:#ffd; }</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left"><b>Ward</b></td><td align="left"><b>Taps</b></td></tr><tr><td height="17" align="left">West</td><td align="right" sdval="7" sdnum="1033;">7</td></tr></table><table cellspacing="0" border="0"><tr><td height="17" align="right" sdval="9" sdnum="1033;">9</td></tr></table></body></html>`,
    becomes:
      '<table><thead><tr><th scope="col">Ward</th><th scope="col">Taps</th></tr></thead><tbody><tr><td>West</td><td>7</td></tr></tbody></table><p>9</p>',
  },
  {
    name: "Word: an item of two paragraphs, and a heading with a number",
    html: word(
      "<h1 style='mso-list:l3 level1 lfo4'><![if !supportLists]><span style='mso-list:Ignore'>1<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>Why</h1>",
      item([0, 1], "·", "one", "First"),
      "<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt'>more of one</p>",
      item([0, 1], "·", "two", "Last"),
    ),
    becomes: "<h1>1 Why</h1><ul><li><p>one</p><p>more of one</p></li><li>two</li></ul>",
  },
  {
    name: "a web page, with what must not come along",
    html: `<div class="x"><script>alert(1)</script><h3 style="color:#fff" onclick="alert(1)" id="top">News</h3><div>A line <a href="javascript:alert(1)">bad</a> <a href="/contact">good</a> <font color="red">red</font></div><section><p>Two <span style="font-weight:bold">bold</span></p><p>&nbsp;</p></section><img src="https://example.org/p.png" alt="Far"><button>Press</button><svg><text>x</text></svg></div>`,
    becomes:
      '<h3>News</h3><p>A line bad <a href="/contact" rel="noopener">good</a> red</p><p>Two <strong>bold</strong></p><img src="https://example.org/p.png" alt="Far" />',
  },
];
