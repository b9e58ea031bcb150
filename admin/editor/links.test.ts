import { describe, expect, it } from "vitest";
import { checkedLink, urlFor } from "./links.ts";

describe("links", () => {
  it("are kept where an article may lead to", () => {
    for (const address of [
      "https://example.org",
      "http://a.b",
      "mailto:a@b.c",
      "tel:+1",
      "#text-a",
      "/contact",
      "page",
    ]) {
      expect(urlFor(address)).toBe(address);
    }
  });

  it("are refused where they run something or lead to a machine", () => {
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
      expect(urlFor(address), address).toBeNull();
    }
  });

  it("are completed as people write them", () => {
    for (const [written, address] of [
      ["example.org", "https://example.org"],
      [" example.org/a b ", undefined],
      ["example.org:8080/a", "https://example.org:8080/a"],
      ["HTTPS://Example.org", "HTTPS://Example.org"],
      ["a@example.org", "mailto:a@example.org"],
      ["//example.org", "https://example.org"],
      ["javascript:alert(1)", undefined],
      ["tel:+351 21 000", "tel:+351 21 000"],
    ]) {
      const checked = checkedLink(written ?? "");
      expect("address" in checked ? checked.address : undefined, written).toBe(address);
    }
  });
});
