import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What is at the left or right in every language, with the reason. */
const physical: [file: string, text: RegExp, reason: string][] = [
  ["admin/document/focal-point.tsx", /left: `/, "a point of a picture"],
  ["admin/editor/editor.css", /text-align: right/, "the value axis of a drawing is at its left"],
  ["app/styles/article.css", /text-align: right/, "digits stand below each other"],
  ["app/styles/print.css", /@bottom-right/, "margins of paper have no logical names"],
  ["features/rich-text/render/embeds.server.ts", /margin-left/, "the triangle of a play button"],
];

const sides = "(?:left|right)";
const properties = new RegExp(
  [
    `\\b(?:margin|padding|border|scroll-margin|scroll-padding)-${sides}\\b`,
    `\\bborder-(?:top|bottom)-${sides}-radius\\b`,
    `(?<![\\w-])${sides}\\s*:`,
    `\\b(?:text-align|float|clear)\\s*:\\s*${sides}\\b`,
    `\\b(?:span|bottom|top)-${sides}\\b`,
  ].join("|"),
  "g",
);
const names = new RegExp(
  `\\b(?:margin|padding|border|inset)(?:Left|Right)\\b|style=\\{\\{[^}]*\\b${sides}:|\\b${sides}: \``,
  "g",
);
const classes = new RegExp(
  "(?<=[\"'`\\s:!])-?(?:" +
    [
      "(?:scroll-)?[mp][lr]-[\\w(\\[]",
      "(?:border|rounded)-(?:[lr]|[tb][lr])(?=[-\\s\"'`])",
      `(?:text|float|clear)-${sides}(?=[!\\s"'\`])`,
      `${sides}-(?:[\\d(\\[]|auto|full)`,
    ].join("|") +
    ")[^\\s\"'`]*",
  "g",
);
const directed = new RegExp(
  `(?:object|origin)-${sides}|to_${sides}|\\bmask-[lr]-|translate-x-|(?<!-)rotate-90|\\binset_-?[1-9]`,
);

const code = globSync("{admin,app,features,ui}/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));
const sheets = globSync("{admin,app}/**/*.css");

/** The places that name a side, without those that are physical. */
function sidesIn(file: string, patterns: RegExp[]): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const allowed = physical.filter(([where]) => where === file);
  return lines.flatMap((line, index) =>
    allowed.some(([, text]) => text.test(line))
      ? []
      : patterns.flatMap((pattern) =>
          [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1} ${found}`),
        ),
  );
}

describe("right-to-left text is mirrored", () => {
  it("by logical properties in style sheets", () => {
    expect(sheets.flatMap((file) => sidesIn(file, [properties]))).toEqual([]);
  });

  it("by the same margin on both sides where a shorthand names four", () => {
    const shorthand = /\b(?:margin|padding|inset|border-(?:width|radius)):\s*(\S+) (\S+) (\S+) ([^\s;]+);/g;
    const uneven = sheets.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(shorthand)]
        .filter(([, , right, , left]) => right !== left)
        .map(([text]) => `${file} ${text}`),
    );
    expect(uneven).toEqual([]);
  });

  it("by logical classes and styles in sources", () => {
    expect(
      code.flatMap((file) => sidesIn(file, file.endsWith(".tsx") ? [classes, names] : [classes])),
    ).toEqual([]);
  });

  it("by a variant for right to left where CSS has no logical name", () => {
    const without = code.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"[^"\n]*"|`[^`]*`/g)]
        .map(([text]) => text)
        .filter((text) => directed.test(text) && !text.includes("rtl:"))
        .map((text) => `${file} ${text}`),
    );
    expect(without).toEqual([]);
  });

  it("except for what is physical", () => {
    for (const [file, text] of physical) expect(readFileSync(file, "utf8")).toMatch(text);
  });
});
