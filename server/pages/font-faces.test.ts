import { expect, it } from "vitest";
import { facesOf, textFor } from "./font-faces.ts";

const face = (range: string) => `@font-face{font-family:A;src:url(/a.woff2)${range}}`;
const latin = face(";unicode-range:U+20-7E,U+A0");
const greek = face(";unicode-range:U+370-377,U+37A");
const one = face(";unicode-range:U+2116");
const arabic = face(";unicode-range:U+6??");
const all = face("");

it("pages declare the fonts of their letters, and the app's sheet the others", () => {
  const faces = facesOf(latin + greek + one + arabic + all);
  expect(textFor([{ html: "<p>river</p>", isKept: false }], faces)).toBe(latin + all);
  expect(textFor([{ html: "<p>ͺ</p>", isKept: false }], faces)).toBe(latin + greek + all);
  expect(textFor([{ html: "<p>ظل</p>", isKept: false }], faces)).toBe(latin + arabic + all);
  expect(textFor([{ html: "<p>№ 4 😀</p>", isKept: false }], faces)).toBe(latin + one + all);
});
