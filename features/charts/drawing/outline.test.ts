import { expect, it } from "vitest";
import { outlined } from "./outline.ts";

it("draws words of ten scripts without a font of the machine, and leaves others as text", () => {
  const svg = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><text x="4" y="9">${text}</text></svg>`;
  for (const text of ["Water", "\u2067السوق القديم\u2069", "\u2067שוק\u2069", "पुराना शहर", "পুরানো শহর"])
    expect([text, outlined(svg(text)).includes("<text")]).toEqual([text, false]);
  expect(outlined(svg("水的权利"))).toContain(">水的权利</text>");
});
