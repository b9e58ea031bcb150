import { describe, expect, it } from "vitest";
import { passagesOf } from "./passages.ts";

const isHeading = (line: string) => line.startsWith("#");
const passages = (before: string[], after: string[], translation: string[]) =>
  passagesOf(
    { before: before.join("\n\n"), after: after.join("\n\n"), translation: translation.join("\n\n") },
    isHeading,
  ).map(({ at, ...passage }) => passage);

describe("the passages of a translation", () => {
  const source = ["# One", "a", "b", "# Two", "c", "d"];
  const french = ["# Un", "A", "B", "# Deux", "C", "D"];

  it("are those in the same places, if it has the same paragraphs", () => {
    expect(passages(source, ["# One", "a", "b!", "# Two", "c", "d"], french)).toEqual([
      { before: "b", after: "b!", translation: ["B"], above: "A" },
    ]);
    expect(passages(["Shade"], ["More shade"], ["L’ombre"])).toEqual([
      { before: "Shade", after: "More shade", translation: ["L’ombre"], above: undefined },
    ]);
    expect(passages(source, source, french)).toEqual([]);
  });

  it("are empty for what was added, and say what that follows", () => {
    expect(passages(source, ["# One", "a", "a2", "b", "# Two", "c", "d", "e"], french)).toEqual([
      { before: "", after: "a2", translation: [], above: "A" },
      { before: "", after: "e", translation: [], above: "D" },
    ]);
  });

  it("are found by headings where paragraphs were split or joined", () => {
    const split = ["# Un", "A", "A…", "A.", "B", "# Deux", "C", "D"];
    const [passage] = passages(source, ["# One", "a", "b", "# Two", "c", "d!"], split);
    expect(passage).toMatchObject({ translation: ["D"], above: "C" });
    const [removed] = passages(source, ["# One", "a", "b", "# Two", "d"], split);
    expect(removed).toEqual({ before: "c", after: "", translation: ["C"], above: "# Deux" });
  });

  it("are found by their share of the text where the headings differ", () => {
    const [passage] = passages(source, ["# One", "a", "b", "# Two", "c", "d!"], ["A", "B", "C"]);
    expect(passage?.translation).toEqual(["C"]);
    expect(passages(["a"], ["b"], [])).toEqual([
      { before: "a", after: "b", translation: [], above: undefined },
    ]);
  });
});
