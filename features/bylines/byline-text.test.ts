import { expect, it } from "vitest";
import { inLanguage } from "#messages";
import { listed } from "./byline-text.ts";

it.each([
  ["en", "Ana, Bo and 2 others"],
  ["es", "Ana, Bo y otras 2 personas"],
  ["pt", "Ana, Bo e mais 2"],
  ["sw", "Ana, Bo na wengine 2"],
])("counts the rest of a long list once in %s", (language, text) => {
  expect(inLanguage(language, () => listed(["Ana", "Bo", "Caro", "Dev"], 3))).toBe(text);
});
