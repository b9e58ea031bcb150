import { beforeAll, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { traceIdOf } from "./trace.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

// https://www.w3.org/TR/trace-context/#traceparent-header
it.each([
  [`00-${trace}-${parent}-01`, trace],
  [`cc-${trace}-${parent}-01-what-the-future-will-be-like`, trace],
  [`00-${trace}-${parent}-01-more`, undefined],
  [`ff-${trace}-${parent}-01`, undefined],
  [`00-${"0".repeat(32)}-${parent}-01`, undefined],
  [`00-${trace}-${"0".repeat(16)}-01`, undefined],
  [`00-${trace.toUpperCase()}-${parent}-01`, undefined],
  [`00-${trace}-${parent}-01, 00-${trace}-${parent}-01`, undefined],
  ["", undefined],
  [undefined, undefined],
])("reads %s", (header, id) => {
  expect(traceIdOf(header)).toBe(id);
});

const lines: string[] = [];
const site = useSite({ filled: false, env: { LOG_LEVEL: "info" }, log: (line) => lines.push(line) });
beforeAll(() => {
  lines.length = 0;
});

it("is in the log lines of its request, if it is valid", async () => {
  await site.fetch("/api/none", { headers: { traceparent: `00-${trace}-${parent}-01` } });
  await site.fetch("/api/none", { headers: { traceparent: `00-${trace}-evil` } });
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  await expect.poll(() => answered().length).toBe(2);
  expect(answered().map(({ traceId }) => traceId)).toEqual([trace, undefined]);
});
