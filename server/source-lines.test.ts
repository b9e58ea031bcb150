import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { withSources } from "./source-lines.ts";

it("names the source of a line in the bundled program", () => {
  const wanted = "The variable SITE_URL is required in production";
  const [bundled = ""] = globSync("build/program/*.js").filter((file) =>
    readFileSync(file, "utf8").includes(wanted),
  );
  const at = readFileSync(bundled, "utf8")
    .split("\n")
    .findIndex((text) => text.includes(wanted));
  const place = withSources(`at start (${pathToFileURL(bundled)}:${at + 1}:9)`);
  const [, source = "", number] = /^at start \((.+):(\d+)\)$/.exec(place) ?? [];
  expect(source).toBe("server/start.ts");
  const lines = readFileSync(source, "utf8").split("\n");
  expect(lines.slice(Number(number) - 1, Number(number) + 2).join()).toContain(wanted);
});

it("leaves other stacks as they are", () => {
  const stack =
    "at start (file:///opt/footpath/build/program/missing.js:7:9)\n at node:internal/timers:585:17";
  expect(withSources(stack)).toBe(stack);
});
