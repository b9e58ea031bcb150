import { expect, it } from "vitest";
import { keepOf, nameOfBackup, outdated } from "./keep.ts";
import { isLate, nextTime } from "./schedule.server.ts";

const nameAt = (at: string) => nameOfBackup(at, false);

it("reads how many backups are kept", () => {
  expect(keepOf("7 daily, 4 weekly, 12 monthly")).toEqual({ daily: 7, weekly: 4, monthly: 12 });
  expect(keepOf("3 monthly")).toEqual({ daily: 0, weekly: 0, monthly: 3 });
  for (const text of ["", "7", "7 yearly", "0 daily", "7 daily 4 weekly", "-1 daily"])
    expect([text, keepOf(text)]).toEqual([text, undefined]);
});

it("keeps the latest backup of each day, week and month, and no file of others goes", () => {
  const start = Temporal.PlainDate.from("2026-01-01");
  const days = Array.from({ length: 400 }, (_, days) => start.add({ days }).toString());
  const names = days.flatMap((day) => [nameAt(`${day}T03:30:00.000Z`), nameAt(`${day}T15:30:00.000Z`)]);
  const others = ["notes.txt", "footpath.sqlite", "footpath-2026.footpath"];
  const keep = { daily: 3, weekly: 2, monthly: 3 };
  const gone = new Set(outdated([...names, ...others], keep));
  expect([...names, ...others].filter((name) => !gone.has(name))).toEqual([
    ...["2026-12-31", "2027-01-31", "2027-02-02", "2027-02-03", "2027-02-04"].map((day) =>
      nameAt(`${day}T15:30:00.000Z`),
    ),
    ...others,
  ]);
  expect(outdated([nameAt("2020-01-01T00:00:00.000Z")], { daily: 0, weekly: 0, monthly: 1 })).toEqual([]);
});

it("knows the next time in the zone of the site, and when a backup is late", () => {
  const daily = "30 3 * * *";
  expect(nextTime(daily, "Europe/Lisbon", "2026-07-01T12:00:00.000Z")).toBe("2026-07-02T02:30:00.000Z");
  expect(nextTime(daily, "Europe/Lisbon", "2026-12-01T12:00:00.000Z")).toBe("2026-12-02T03:30:00.000Z");
  const last = "2026-12-01T03:30:00.000Z";
  const late = (now: string) => isLate(daily, "UTC", { last, now });
  expect([late("2026-12-03T03:30:00.000Z"), late("2026-12-03T05:00:00.000Z")]).toEqual([false, true]);
});
