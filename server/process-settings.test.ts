import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { engine, makePlace } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { processSettings } from "./process-settings.ts";

const mebibyte = 1024 * 1024;

describe("processSettings", () => {
  it.each([
    [256, 128, 4],
    [512, 154, 4],
    [1024, 307, 8],
    [2048, 614, 16],
    [24_576, 1024, 16],
  ])("give a process that may use %i MB a heap of %i MB, and %i MB for new objects", (limit, heap, young) => {
    const { flags } = processSettings(limit * mebibyte);
    expect(flags).toEqual([
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${young}`,
      `--min-semi-space-size=${young}`,
      "--expose-gc",
    ]);
  });
});

describe("the site's process", { skip: engine !== "sqlite" || !existsSync("/proc/self/maps") }, () => {
  it("has these settings under the same process id, and decodes no pictures itself", async () => {
    const place = await makePlace(true);
    const site = run(["server/main.ts"], { ...place.env, PORT: "0" });
    try {
      const [, url = ""] = await site.says(/is open at (\S+)/);
      const of = (file: string) => readFileSync(`/proc/${site.process.pid}/${file}`, "latin1");
      expect(of("cmdline")).toMatch(/--max-old-space-size=\d+\0--max-semi-space-size=\d+\0/);
      expect(of("environ")).toContain("MALLOC_ARENA_MAX=2");
      const icon = await fetch(`${url}/icon-192.png`);
      expect([icon.status, (await icon.bytes()).length > 500]).toEqual([200, true]);
      expect(of("maps")).not.toContain("libvips");
    } finally {
      site.process.kill("SIGTERM");
      expect(await site.ended).toBe(0);
      await place.remove();
    }
  });

  it("keeps a configured heap size", async () => {
    const place = await makePlace(false);
    const site = run(["--max-old-space-size=300", "server/main.ts"], {
      ...place.env,
      PORT: "0",
      SAMPLE_CONTENT: "off",
    });
    try {
      await site.says(/is open at (\S+)/);
      const command = readFileSync(`/proc/${site.process.pid}/cmdline`, "latin1");
      expect(command.match(/--max-old-space-size=\d+/g)).toEqual(["--max-old-space-size=300"]);
    } finally {
      site.process.kill("SIGTERM");
      await site.ended;
      await place.remove();
    }
  });
});
