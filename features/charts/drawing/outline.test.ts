import { expect, it } from "vitest";
import { outlined } from "./outline.ts";

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><text x="4" y="9">${text}</text></svg>`;

it("draws words of ten scripts without a font of the machine", () => {
  for (const text of ["Water", "\u2067السوق القديم\u2069", "\u2067שוק\u2069", "पुराना शहर", "পুরানো শহর"])
    expect([text, outlined(svg(text)).includes("<text")]).toEqual([text, false]);
});

it("draws a box for each letter that our fonts lack", () => {
  const shapes = (text: string) => outlined(svg(text)).split("M").length - 1;
  expect(outlined(svg("水的权利"))).not.toContain("<text");
  expect(shapes("水的权利")).toBe(4 * 2); // each has two outlines
  expect(shapes("I 水")).toBe(shapes("I") + 2);
});

it("thickens only letters of a light font", () => {
  const line = (text: string) => Number(/stroke-width="([^"]*)"/.exec(outlined(svg(text)))?.[1]);
  expect([line("السوق"), line("Market"), line("السوق 2")].map((width) => width > 0)).toEqual([
    false,
    true,
    true,
  ]);
});
