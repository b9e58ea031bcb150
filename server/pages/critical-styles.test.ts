import { expect, it } from "vitest";
import { openSheet } from "./critical-styles.ts";

const css = [
  "@layer base{body{margin:0}table{width:100%}}",
  "@layer components{.a{color:red}.\\[\\&\\>p\\]\\:b>p{color:blue}@media (width>=40rem){.c .d{top:0}}}",
  '.a:not(.e),.f:where(.g)::before{content:"}"}',
  "b:has([data-x]) i,[data-x='1,2']{top:0}",
  ":is(h1,h2){margin:0}",
  "@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.h{animation:spin 1s}",
].join("");
const rulesFor = (html: string) => openSheet(css).textFor([{ html, isKept: false }]);

it("keeps the rules whose classes and elements are on the page, in their layers", () => {
  expect(rulesFor('<p class="a">')).toBe(
    '@layer base{}@layer components{.a{color:red}}.a:not(.e),.f:where(.g)::before{content:"}"}:is(h1,h2){margin:0}',
  );
  expect(rulesFor('<body><table class="f">')).toBe(
    "@layer base{body{margin:0}table{width:100%}}@layer components{}:is(h1,h2){margin:0}",
  );
  expect(rulesFor('<i class="c"><b class="d">')).toContain("@media (width>=40rem){.c .d{top:0}}");
  expect(rulesFor('<p class="[&amp;&gt;p]:b">')).toContain("color:blue");
  for (const html of ['<p data-x="">', "<script>toggleAttribute('data-x')</script>"])
    expect(rulesFor(html)).toContain("[data-x");
});

it("keeps what turns pictures only on pages with right-to-left text", () => {
  const turned = openSheet(".a{top:0}:dir(rtl)>.a{scale:-1 1}:dir(rtl){letter-spacing:normal}");
  const rulesOf = (html: string) => turned.textFor([{ html, isKept: false }]);
  expect(rulesOf('<p dir="auto" class="a">')).toBe(".a{top:0}:dir(rtl){letter-spacing:normal}");
  expect(rulesOf('<p dir="rtl"><b class="a">')).toContain(":dir(rtl)>.a{scale:-1 1}");
  expect(rulesOf('<p dir="rtl">')).not.toContain("scale");
});

it("keeps the animations that these rules use", () => {
  expect(rulesFor('<p class="h">')).toContain("@keyframes spin{to{rotate:1turn}}.h{animation:spin 1s}");
  expect(rulesFor('<p class="h">')).not.toContain("fade");
});
