import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.server.ts";

it("a calendar file is written in slices, each zone once, properties first", async () => {
  const sizes: number[] = [];
  const zone = ["BEGIN:VTIMEZONE", "TZID:Asia/Kathmandu", "END:VTIMEZONE"];
  const file = await calendarFile(
    Array.from({ length: 50 }, (_, at) => `UID:${at}`),
    (some) => {
      sizes.push(some.length);
      const events = some.flatMap((uid) => ["BEGIN:VEVENT", uid, "BEGIN:VALARM", "END:VALARM", "END:VEVENT"]);
      const components = some.length > 0 ? [...zone, ...events] : [];
      return ["BEGIN:VCALENDAR", "VERSION:2.0", ...components, "X-WR-TIMEZONE:UTC", "END:VCALENDAR"].join(
        "\r\n",
      );
    },
  );
  expect(sizes).toEqual([0, 20, 20, 10]);
  expect(file.match(/UID:\d+/g)).toHaveLength(50);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  const start = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:UTC", "BEGIN:VTIMEZONE"].join("\r\n");
  expect(file.startsWith(start)).toBe(true);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});
