import { expect, it } from "vitest";
import { isEmptyHtml } from "./plain-text.ts";

it("an HTML text is empty when an editor leaves empty paragraphs", () => {
  expect(["", "<p></p>", "<p><br></p> <p>&nbsp;</p>"].map(isEmptyHtml)).toEqual([true, true, true]);
  expect(["<p>.</p>", "<hr>", '<p><img src="a"></p>', "<pre>a</pre>"].some(isEmptyHtml)).toBe(false);
});
