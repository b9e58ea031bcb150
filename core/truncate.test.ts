import { describe, expect, it } from "vitest";
import { truncate } from "./truncate.ts";

const flag = "🇵🇹";
const family = "👩‍👩‍👧‍👦";

describe("truncate", () => {
  it.each([
    ["leaves a short text alone", "Shade is infrastructure", 23, "Shade is infrastructure"],
    ["ends at the last whole word", "The bridge was opened in May", 12, "The bridge…"],
    ["keeps a word that just fits", "The bridge was opened", 10, "The bridge…"],
    ["leaves out punctuation before the ellipsis", "The bridge, the river", 12, "The bridge…"],
    ["leaves out a dash and an opening quote", "The bridge – “now closed”", 15, "The bridge…"],
    ["leaves out the full stop of a sentence", "It is open. Come along", 14, "It is open…"],
    ["cuts within a word that is longer than a line", "x".repeat(130), 120, `${"x".repeat(120)}…`],
    ["cuts Chinese, which has no spaces", "城市从四楼开始说起", 5, "城市从四楼…"],
    ["cuts Japanese after a space as well", "東京 都市の川と橋", 6, "東京 都市の…"],
    ["counts accents and quotation marks", "“Où est l’été ?” demande", 13, "“Où est l’été…"],
    ["counts characters as readers do", `${flag.repeat(3)} a b`, 4, `${flag.repeat(3)}…`],
    ["never breaks a character", family.repeat(3), 2, `${family.repeat(2)}…`],
    ["keeps accents with their letters", "e\u0301e\u0301e\u0301", 2, "e\u0301e\u0301…"],
    ["ends at a word in Arabic", "مدينة من الطابق الرابع", 12, "مدينة من…"],
    ["has something to show of dashes alone", "—".repeat(9), 3, "———…"],
  ])("%s", (_, text, maxLength, expected) => {
    expect(truncate(text, maxLength)).toBe(expected);
  });
});
