import { expect, it } from "vitest";
import { inLanguage } from "#messages";
import { withCommas } from "./list-format.ts";

it("joins facts with the commas of the language, and leaves out what is empty", () => {
  const facts = ["PDF", "", "6", "B"];
  expect(inLanguage("en", () => withCommas(facts))).toBe("PDF, 6, B");
  expect(inLanguage("ar", () => withCommas(facts))).toBe("PDF،\u200f 6،\u200f B");
  expect(withCommas([""])).toBe("");
});
