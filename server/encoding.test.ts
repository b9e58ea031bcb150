import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, encoded, entityTag, isKnown } from "./http/encoding.ts";

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["identity", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.1, gzip;q=0.9", "br"],
    ["deflate, zstd, compress", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, gzip;q=0, *;q=1", "identity"],
    ["gzip;q=0", "identity"],
    ["gzip; q=0.000", "identity"],
    ["GZIP", "gzip"],
    ["Br ; Q=1", "br"],
    ["br;q=0,gzip;q=0.001", "gzip"],
    ["br;q=nonsense, gzip", "gzip"],
    ["x-gzip, brotli", "identity"],
    [",,;;=,", "identity"],
    ["__proto__, constructor", "identity"],
  ])("of %j takes %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

it("encoded round-trips in every encoding", async () => {
  const body = Buffer.from("Forty benches. ".repeat(1000));
  const brotli = await encoded(body, "br");
  const gzip = await encoded(body, "gzip");
  expect(brotliDecompressSync(brotli)).toEqual(body);
  expect(gunzipSync(gzip)).toEqual(body);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(body.length / 10);
  expect(await encoded(body, "identity")).toBe(body);
});

it("entityTag differs for different bytes", () => {
  expect(entityTag("a")).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag("a")).toBe(entityTag(Buffer.from("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});

describe("isKnown", () => {
  it.each(['"a"', "*", " * ", 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', 'W/"x",\t"a"'])(
    "finds the tag in %j",
    (header) => expect(isKnown(header, '"a"')).toBe(true),
  );

  it.each([undefined, "", '"b"', 'W/"b"', "a", '"aa"', '"a', 'w/"a"', '"x*"', '"A"'])(
    "does not find the tag in %j",
    (header) => expect(isKnown(header, '"a"')).toBe(false),
  );
});
