import { expect, it } from "vitest";
import { shortClasses } from "./short-classes.ts";

const { css, shorten } = shortClasses(
  "@layer components{.mt-1 .cover{top:0}.cover{color:red}}@layer utilities{.mt-1{margin:1px}.\\[\\&\\>p\\]\\:b>p{top:.5px}:is(:where(.group):hover .hover\\:a){top:1.5px}@media (width>=40.5rem){.sm\\:mt-1\\.5{margin:0}}}",
);

it("gives utilities short names, the same in pages and in rules", () => {
  expect(css).toBe(
    "@layer components{.AA .cover{top:0}.cover{color:red}}@layer utilities{.AA{margin:1px}.AB>p{top:.5px}:is(:where(.group):hover .AC){top:1.5px}@media (width>=40.5rem){.AD{margin:0}}}",
  );
  expect(
    shorten('<p id="a" class="cover mt-1 other [&amp;&gt;p]:b group hover:a sm:mt-1.5"><b class="mt-1">'),
  ).toBe('<p id="a" class="cover AA other AB group AC AD"><b class="AA">');
});

it("leaves texts and scripts alone", () => {
  const html = '<pre>&lt;p class="mt-1"&gt;</pre><script>"class=\\"mt-1\\""</script>';
  expect(shorten(html)).toBe(html);
});
