import { expect } from "vitest";
import type { TestSite } from "#test/harness.ts";

/** Expects the answers of RFC 9110, 14 for parts of a file. */
export async function expectRanges(site: TestSite, url: string): Promise<void> {
  const ask = async (headers: Record<string, string>, method = "GET") => {
    const answer = await site.fetch(url, { method, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer: [answer.status, answer.headers.get("content-range")], bytes, headers: answer.headers };
  };
  const whole = await ask({});
  const size = whole.bytes.length;
  const [etag = "", modified] = ["etag", "last-modified"].map((name) => whole.headers.get(name) ?? "");
  const everything = [200, null, size];
  const part = (first: number, last: number) => [206, `bytes ${first}-${last}/${size}`, last - first + 1];
  const none = [416, `bytes */${size}`];
  expect(etag).toMatch(/^"/); // strong, for If-Range
  const cases: [headers: Record<string, string>, expected: unknown[]][] = [
    [{ range: "bytes=0-3" }, part(0, 3)],
    [{ range: "BYTES=2-" }, part(2, size - 1)],
    [{ range: `bytes=4-${size * 9}` }, part(4, size - 1)],
    [{ range: "bytes=-5" }, part(size - 5, size - 1)],
    [{ range: `bytes=-${size}` }, part(0, size - 1)],
    [{ range: "bytes=-999999999999" }, part(0, size - 1)],
    [{ range: `bytes=${size}-` }, none],
    [{ range: "bytes=-0" }, none],
    [{ range: "bytes=0-1,5-6" }, everything],
    [{ range: "bytes=0-1,-999999999999" }, everything],
    [{ range: "bytes=a-b" }, everything],
    [{ range: "pages=1-2" }, everything],
    [{ range: "bytes=0-3", "if-range": etag }, part(0, 3)],
    [{ range: "bytes=0-3", "if-range": '"other"' }, everything],
    [{ range: "bytes=-999999999999", "if-range": '"other"' }, everything],
    [{ "if-range": '"other"' }, everything],
    ...(modified
      ? ([
          [{ range: "bytes=0-3", "if-range": modified }, part(0, 3)],
          [{ range: "bytes=0-3", "if-range": "Fri, 31 Dec 2100 23:59:59 GMT" }, everything],
        ] satisfies [Record<string, string>, unknown[]][])
      : []),
  ];
  for (const [headers, expected] of cases) {
    const { answer, bytes } = await ask(headers);
    expect([headers, ...answer, bytes.length].slice(0, expected.length + 1)).toEqual([headers, ...expected]);
    if (answer[0] === 416) continue;
    const first = Number(/bytes (\d+)-/.exec(String(answer[1]))?.[1] ?? 0);
    expect(bytes.equals(whole.bytes.subarray(first, first + bytes.length))).toBe(true);
  }
  const head = await ask({ range: "bytes=0-3" }, "HEAD");
  expect([...head.answer, head.headers.get("content-length")]).toEqual([200, null, String(size)]);
}
