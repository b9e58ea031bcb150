import { describe, expect, it } from "vitest";
import { parseLink, safeHref } from "./links.ts";

describe("links", () => {
  it("allow web, email, telephone and relative addresses", () => {
    for (const address of [
      "https://example.org",
      "http://a.b",
      "mailto:a@b.c",
      "tel:+1",
      "#text-a",
      "/contact",
      "page",
    ]) {
      expect(safeHref(address)).toBe(address);
    }
  });

  it("reject scripts, data, files and protocol-relative addresses", () => {
    for (const address of [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "\u0001javascript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///C:/a",
      "blob:https://example.org/1",
      "//example.org",
      "",
    ]) {
      expect(safeHref(address), address).toBeNull();
    }
  });

  it("complete what people type", () => {
    for (const [typed = "", href] of [
      ["example.org", "https://example.org"],
      [" example.org/a b ", undefined],
      ["example.org:8080/a", "https://example.org:8080/a"],
      ["HTTPS://Example.org", "HTTPS://Example.org"],
      ["a@example.org", "mailto:a@example.org"],
      ["//example.org", "https://example.org"],
      ["javascript:alert(1)", undefined],
      ["tel:+351 21 000", "tel:+351 21 000"],
    ]) {
      const parsed = parseLink(typed);
      expect("href" in parsed ? parsed.href : undefined, typed).toBe(href);
    }
  });
});
