import { describe, expect, it } from "vitest";
import { changesOf, shortened } from "./changes.ts";

describe("the changes from one text to another", () => {
  it("show added and removed words", () => {
    expect(changesOf("The lift is out of order.", "The lift is in good order.")).toEqual([
      { kind: "same", text: "The lift is " },
      { kind: "removed", text: "out of" },
      { kind: "added", text: "in good" },
      { kind: "same", text: " order." },
    ]);
    expect(changesOf("", "")).toEqual([]);
    expect(changesOf("Same.", "Same.")).toEqual([{ kind: "same", text: "Same." }]);
  });

  it("lose nothing of either text, even if nothing is the same", () => {
    const before = Array.from({ length: 4000 }, (_, n) => `a${n}`).join(" ");
    const after = Array.from({ length: 4000 }, (_, n) => `b${n}`).join(" ");
    const changes = changesOf(before, after);
    const of = (kind: string) =>
      changes.filter((piece) => piece.kind === "same" || piece.kind === kind).map(({ text }) => text);
    expect(of("removed").join("").replaceAll(/\s/g, "")).toBe(before.replaceAll(/\s/g, ""));
    expect(of("added").join("").replaceAll(/\s/g, "")).toBe(after.replaceAll(/\s/g, ""));
  });

  it("shorten unchanged text", () => {
    const long = "word ".repeat(200);
    const [begin, , , end] = shortened(changesOf(`${long}old ${long}`, `${long}new ${long}`));
    expect(begin?.text).toMatch(/^ … word/);
    expect(begin?.text.length).toBeLessThan(200);
    expect(end?.text).toMatch(/word … $/);
  });
});
