import { describe, expect, it } from "vitest";
import { grounds, inks } from "./colours.ts";
import { parseArticle } from "./render/article-tree.server.ts";
import { renderArticle } from "./render/render-tree.server.ts";

const paper = { light: ["#ffffff", "#fbfaf6", "#f2efe7"], dark: ["#0f1513", "#18201d", "#0b100e"] };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const rendered = (html: string) => renderArticle(parseArticle(html), "", new Map()).article;

describe("the colours of the editor", () => {
  for (const mode of ["light", "dark"] as const) {
    it(`are legible on each other and on the page, ${mode}`, () => {
      const behind = [...paper[mode], ...grounds.map((ground) => ground[mode])];
      const faint = inks.flatMap((ink) =>
        behind
          .filter((ground) => contrast(ink[mode], ground) < 4.5)
          .map((ground) => `${ink.name} on ${ground}: ${contrast(ink[mode], ground).toFixed(2)}`),
      );
      expect(faint).toEqual([]);
    });
  }

  it("follow the reader's colour scheme", () => {
    const output = '<p>color:#a53c20 <span style="color:#a53c20;background-color:#F9EDCF">on</span></p>';
    expect(rendered(output)).toBe(
      '<p>color:#a53c20 <span style="color:light-dark(#a53c20, #f2a084);background-color:light-dark(#F9EDCF, #3b2d0e)">on</span></p>',
    );
    expect(rendered('<p style="color:#123456">kept</p>')).toBe('<p style="color:#123456">kept</p>');
  });
});
