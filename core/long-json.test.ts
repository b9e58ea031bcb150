import { expect, it } from "vitest";
import { jsonOf } from "./long-json.ts";

it("long texts are written as the same JSON", () => {
  const content = `x${'🌉 "quoted"\r\n'.repeat(60_000)}`;
  const value = { name: "a", absent: undefined, content, rows: [1, null] };
  expect(JSON.parse(jsonOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
});
