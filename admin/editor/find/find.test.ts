import { getSchema } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { schema } from "../blocks/blocks.ts";
import { matchesIn } from "./find.ts";

const nodes = getSchema(schema);
const text = (words: string, ...marks: string[]) => ({
  type: "text",
  text: words,
  marks: marks.map((type) => ({ type })),
});
const line = (...content: object[]) => ({ type: "paragraph", content });

function found(
  content: object[],
  words: string,
  options: { matchCase?: boolean; wholeWords?: boolean } = {},
) {
  const doc = nodes.nodeFromJSON({ type: "doc", content });
  const search = { text: words, matchCase: false, wholeWords: false, ...options };
  return matchesIn(doc, search).map(({ from, to }) => doc.textBetween(from, to));
}

describe("find", () => {
  it("finds words across marks, in every block and in any script", () => {
    const quote = { type: "blockquote", content: [line(text("A street, ΔΡΌΜΟΣ"))] };
    const content = [line(text("The Str", "bold"), text("eet and streets")), quote];
    expect(found(content, "street")).toEqual(["Street", "street", "street"]);
    expect(found(content, "street", { matchCase: true })).toEqual(["street", "street"]);
    expect(found(content, "street", { wholeWords: true })).toEqual(["Street", "street"]);
    expect(found(content, "δρόμος")).toEqual(["ΔΡΌΜΟΣ"]);
    expect(found([line(text("naïve naïveté"))], "naïve", { wholeWords: true })).toEqual(["naïve"]);
  });

  it("takes signs of patterns literally, and does not cross blocks or pictures", () => {
    expect(found([line(text("a.b (c) [d] $5 a-b \\"))], "(c) [d] $5")).toEqual(["(c) [d] $5"]);
    expect(found([line(text("axb a.b"))], "a.b")).toEqual(["a.b"]);
    expect(found([line(text("one")), line(text("two"))], "onetwo")).toEqual([]);
    const broken = line(text("one"), { type: "hardBreak" }, text("two"));
    expect(found([broken], "onetwo")).toEqual([]);
    expect(found([broken], "two")).toEqual(["two"]);
    expect(found([line(text("anything"))], "")).toEqual([]);
    const note = { type: "footnote", content: [text("In wells")] };
    expect(found([line(text("Water"), note, text(" and wells"))], "wells")).toEqual(["wells", "wells"]);
  });
});
