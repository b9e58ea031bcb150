import { describe, expect, it } from "vitest";
import { hasLink } from "./links.ts";

describe("hasLink", () => {
  it.each([
    "Casino http://spam.example",
    "HTTPS://SPAM.EXAMPLE/",
    "ftp://spam.example",
    "see www.spam",
    "spam.example",
    "Buy at spam.example/now, today",
    "post@spam.example",
    "sub.spam-site.co.uk",
    "spam.Com",
    "SPAM.EXAMPLE",
    "x.com",
    "t.me/spam",
    "spam.xn--p1ai",
    "пример.рф",
    "例え.テスト",
    "παράδειγμα.ελ",
    "உதாரணம்.இந்தியா",
    "مثال.السعودية",
    "spam。example",
    "ｓｐａｍ．ｅｘａｍｐｌｅ",
    "ⓢⓟⓐⓜ.ⓔⓧⓐⓜⓟⓛⓔ",
    "𝐬𝐩𝐚𝐦.𝐞𝐱𝐚𝐦𝐩𝐥𝐞",
    "sp\u200bam\u200b.\u2060exa\u00admple",
    "spam․example",
    "spam%2Eexample",
    "spam&#46;example",
    "spam[.]example",
    "spam (dot) example",
    "spam [ dot ] example",
    "spam dot com",
    "spam . com",
    "spam .com",
    "hxxp://spam",
    "hxxps : spam",
    "h t t p : / / spam",
    "w w w . spam",
    "casino٧٧٧.example",
    "١٩٢.٠.٢.١",
    "192.0.2.1:8080",
    "<a href=//spam.example>",
    "[url=spam.example]",
    "javascript://",
  ])("finds one in %j", (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    "",
    "I walk there every day. It is quiet.",
    "A space is missing.Then it goes on.",
    "Well...maybe. And so on…then",
    "e.g. this, i.e. that, z.B. dies, a.k.a. those, etc.",
    "It costs 3.50, or 10.000,00; version 1.2.3, at 9.30",
    "J.R.R. Tolkien and Dr. Who, U.S.A.",
    "See report.pdf and notes.docx",
    "今天很好。我喜欢。",
    "கி.மு. 300",
    "د.محمد",
    "т.е. так",
    "un point de vue, el punto de vista, the dot on the i, Punkt für Punkt",
    "He said: no/yes, and 1/2 : 3",
    "http is a protocol, www too",
  ])("finds none in %j", (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it("reads any text of 5,000 characters in one go", () => {
    for (const part of ["a", ".", "a.", "h ", "w ", "[", "1.", "a-", "\u200b", "a dot ", "。a", "a:"]) {
      expect(typeof hasLink(part.repeat(Math.ceil(5000 / part.length)))).toBe("boolean");
    }
  });
});
