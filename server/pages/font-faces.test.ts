import { expect, it } from "vitest";
import { facesOf, textFor } from "./font-faces.ts";

const face = (range: string) => `@font-face{font-family:A;src:url(/a.woff2)${range}}`;
const latin = face("");
const italic = face(";font-style:italic");
const signs = face(";unicode-range:U+3C,U+7B-7E");
const greek = face(";unicode-range:U+370-377,U+37A");
const one = face(";unicode-range:U+2116");
const arabic = face(";unicode-range:U+6??");

it("pages declare the fonts of their letters, and the app's sheet the others", () => {
  const faces = facesOf(latin + italic + signs + greek + one + arabic);
  expect(textFor("<p>river</p>", faces)).toBe(latin + signs);
  expect(textFor("<p><em>river</em></p>", faces)).toBe(latin + italic + signs);
  expect(textFor("<p>ͺ</p>", faces)).toBe(latin + signs + greek);
  expect(textFor("<p>ظل</p>", faces)).toBe(latin + signs + arabic);
  expect(textFor("<p>№ 4 😀</p>", faces)).toBe(latin + signs + one);
});
