import { describe, expect, it } from "vitest";
import { inLanguage } from "#messages";
import { formatTime, formatTimeWithZone } from "./dates.ts";

describe("times", () => {
  const instant = "2026-12-22T04:00:00.000Z";
  const times = (language: string) =>
    inLanguage(language, () => [formatTime(instant, "UTC"), formatTimeWithZone(instant, "UTC")]);

  it("are written the same with their zone and without", () => {
    expect(times("en")).toEqual(["4:00 AM", "4:00 AM UTC"]);
    expect(times("es")).toEqual(["4:00", "4:00 UTC"]);
    expect(times("fr")).toEqual(["04:00", "04:00 UTC"]);
    expect(times("pt")).toEqual(["04:00", "04:00 UTC"]);
    expect(times("sw")).toEqual(["04:00", "04:00 UTC"]);
  });
});
