import { expect, it } from "vitest";
import { pseudo } from "../../scripts/messages/pseudo.ts";
import { inEnglish, patternOf } from "./patterns.ts";

const texts = [
  "Save changes",
  "Enable comments",
  "Search or go to…",
  "Free (until Friday)",
  "3 of 7",
  "Ctrl + K",
];

it("finds English texts in the pseudo-language", () => {
  for (const text of texts) {
    expect(pseudo(text)).toMatch(patternOf(text, { exact: true }));
    expect(pseudo(text)).toMatch(patternOf(text.slice(2).toUpperCase(), { exact: false }));
    expect(`[Rêêplý: ${pseudo(text)} ]`).toMatch(patternOf(`Reply: ${text}`, { exact: true }));
    expect(pseudo(`${text} now`)).not.toMatch(patternOf(text, { exact: true }));
  }
});

it("finds what regular expressions find", () => {
  expect(pseudo("12 articles and 1 event")).toMatch(
    patternOf(/^\d+ articles? and [13] event$/, { exact: false }),
  );
  expect(pseudo("12 articles")).not.toMatch(patternOf(/^\d+ events?$/, { exact: false }));
  expect(`${pseudo("Saved")} ${pseudo("just now")}`).toMatch(patternOf(/^Saved.*now$/, { exact: false }));
  expect(`[ ${pseudo("Menu, Overview").slice(1)}`).toMatch(patternOf(/^Menu, /, { exact: false }));
  expect(patternOf(/.+/, { exact: false }).source).toBe(".+"); // in long texts, others would not end
});

it("reads the pseudo-language as English", () => {
  for (const text of texts) expect(inEnglish(pseudo(text))).toBe(text);
  expect(inEnglish("Notes [1] by João")).toBe("Notes [1] by João");
});
