import { expect, it } from "vitest";
import { inLanguage } from "#messages";
import { languageChoices } from "./choices.ts";

it("languages have one name each: their own, and that in the language of the interface", () => {
  const texts = languageChoices("en").map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes("Filipino"))).toEqual(["Filipino"]);
  expect(texts).toEqual(expect.arrayContaining(["Deutsch · German", "English", "Euskara · Basque"]));
  const inSpanish = inLanguage("es", () => languageChoices("en")).map(({ text }) => text);
  expect(inSpanish).toEqual(expect.arrayContaining(["Deutsch · alemán", "English · inglés", "Español"]));
});
