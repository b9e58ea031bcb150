import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distance } from "./chart-colours.ts";
import { contrast, paletteOf, standard } from "./palette.ts";
import { styleOf, type Tokens } from "./style.ts";

const defaults = { brand: "#0e4a39", accent: "#a53c20" };
const css = readFileSync("app/styles/tokens.css", "utf8");
const base = readFileSync("app/styles/base.css", "utf8");
const [, theme = "", dark = ""] = /@theme \{(.*)@utility dark-tokens \{(.*?)\n\}/s.exec(css) ?? [];
const tokensIn = (text: string): Tokens =>
  Object.fromEntries(
    [...text.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
const sheet = { light: tokensIn(theme), dark: { ...tokensIn(theme), ...tokensIn(dark) } };

/** The same colours in every run: the corners of the RGB cube, greys and colours in between. */
const colours = Array.from({ length: 260 }, (_, index) => (index * 0x9e3779b1) % 0x1000000)
  .concat([
    0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0x808080, 0xfefefe,
  ])
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Every pair of text and background colours on the pages. */
const texts = (scheme: Tokens) => [
  ...["ground", "surface", "sunken"].flatMap((ground) => [
    [scheme.brand, scheme[ground]],
    [scheme.accent, scheme[ground]],
  ]),
  [scheme["on-brand"], scheme.brand],
  ...["deep", "green"].flatMap((ground) =>
    ["on-deep", "on-deep-soft", "ochre-light"].map((text) => [scheme[text], scheme[ground]]),
  ),
  ["#ffffff", scheme.leaf ?? "#a53c20"],
  [scheme.night, scheme.ochre],
  [scheme.night, scheme["ochre-light"]],
];

const focusOnDeep = /\.on-deep \{[^}]*--color-focus: (#[0-9a-f]{6})/.exec(base)?.[1];
/** Every colour of a chart and what it stands on. */
const series = (scheme: Tokens) =>
  [1, 2, 3, 4, 5, 6].map((number) => [scheme[`chart-${number}`], scheme.ground]);

/** Every pair of a control's border or a focus ring and what it stands on. */
const outlines = (scheme: Tokens) => [
  ...["ground", "surface", "sunken"].flatMap((ground) => [
    [scheme.control, scheme[ground]],
    [scheme.focus, scheme[ground]],
    [scheme.brand, scheme[ground]], // of what is chosen
  ]),
  ...["deep", "green"].flatMap((ground) => [
    [focusOnDeep, scheme[ground]],
    [scheme["on-deep-soft"], scheme[ground]],
  ]),
];

describe("paletteOf", () => {
  it("knows the colours of the style sheet", () => {
    expect(sheet.light).toMatchObject(standard.light);
    expect(sheet.dark).toMatchObject(standard.dark);
  });

  it("changes nothing by default", () => {
    expect(paletteOf(defaults)).toBeNull();
  });

  it.each([
    { what: "text", pairs: texts, min: 4.5 },
    { what: "charts", pairs: series, min: 4.45 },
    { what: "borders and focus rings", pairs: outlines, min: 3 },
  ])("keeps $what visible in any two colours, light and dark", ({ pairs, min }) => {
    const faint = colours.flatMap((brand, index) => {
      const chosen = [
        { brand, accent: colours.at(-index - 1) ?? "" },
        { ...defaults, brand },
        { ...defaults, accent: brand },
      ];
      return chosen.flatMap((two) => {
        const { light, dark } = paletteOf(two) ?? sheet;
        return [pairs({ ...sheet.light, ...light }), pairs({ ...sheet.dark, ...dark })]
          .flat()
          .filter(([shown = "", ground = ""]) => contrast(shown, ground) < min)
          .map((pair) => [two, ...pair]);
      });
    });
    expect(faint).toEqual([]);
  });

  it("gives charts colours that can be told apart, also without red and green", () => {
    for (const scheme of Object.values(standard)) {
      const six = series(scheme).map(([colour = ""]) => colour);
      const nearest = six.flatMap((one, index) => six.slice(index + 1).map((other) => distance(one, other)));
      expect(Math.min(...nearest)).toBeGreaterThan(0.1);
    }
    for (const brand of colours.slice(0, 20)) {
      const { light = {} } = paletteOf({ brand, accent: brand }) ?? {};
      expect(new Set(series(light).map(([colour]) => colour)).size).toBe(6);
    }
  });

  it("uses a readable colour as it is", () => {
    const palette = paletteOf({ brand: "#5b21b6", accent: "#9d174d" });
    expect([palette?.light.brand, palette?.light.accent]).toEqual(["#5b21b6", "#9d174d"]);
  });

  it("writes colours and nothing else", () => {
    for (const brand of colours.slice(0, 40)) {
      const style = styleOf(paletteOf({ brand, accent: brand }) ?? sheet);
      expect(style.replace(/--color-[\da-z-]+:#[0-9a-f]{6}/g, "").replace(/[;{}]/g, "")).toBe(
        ":root@media(prefers-color-scheme:dark):root",
      );
    }
  });
});
