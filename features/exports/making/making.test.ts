import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { InterruptedError, openMaker } from "./maker.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-making-"));
afterAll(() => rmSync(folder, { recursive: true }));
const isLinux = process.platform === "linux";

/** A program that counts its jobs and does what their text says. */
const program = join(folder, "program.mjs");
writeFileSync(
  program,
  `import { existsSync, writeFileSync } from "node:fs";
  let done = 0;
  const held = [];
  process.on("disconnect", () => process.exit());
  process.on("message", ({ input }) => {
    done += 1;
    const { html } = input;
    if (html === "fails" || (html === "needs room" && done > 1)) process.exit(1);
    if (html === "hangs") return;
    if (html === "works") for (;;);
    if (html === "large" && !existsSync(process.argv[1] + ".tried")) {
      writeFileSync(process.argv[1] + ".tried", "");
      held.push(Buffer.alloc(600e6, 1));
      return;
    }
    if (html === "priority") return process.send({ result: Buffer.from([process.argv[2]]), resident: 0 });
    if (html === "grows") for (;;) held.push(Buffer.alloc(8e6, 1));
    process.send({ result: Buffer.from([done]), resident: 0 });
  });`,
);

type Request = { html: string; minutes?: number; now?: string };

function maker(options: Parameters<typeof openMaker>[0] = {}) {
  const { make } = openMaker({ program, ...options });
  return ({ html, minutes = 1, now = "2026-03-10T09:00:00.000Z" }: Request) =>
    make({ job: "pdf", version: html, minutes, now, read: async () => ({ html }) as ExportedArticle }).then(
      (bytes) => bytes[0],
      ({ code, retryAfter }) => [code, retryAfter],
    );
}

describe("making files of articles", () => {
  it("tries again in a new process what failed in a used one", async () => {
    const make = maker();
    expect(await make({ html: "one" })).toBe(1);
    expect(await make({ html: "two" })).toBe(2);
    expect(await make({ html: "needs room" })).toBe(1);
    expect(await make({ html: "three" })).toBe(2);
  });

  it("makes each long article in a new process", async () => {
    const make = maker();
    expect(await make({ html: "one", minutes: 30 })).toBe(1);
    expect(await make({ html: "two", minutes: 30 })).toBe(1);
    expect(await make({ html: "needs room", minutes: 30 })).toBe(1);
  });

  it("does not let short articles wait for a long one, unless there is little memory", async () => {
    for (const [memory, first] of [
      [8e9, "short"],
      [1e9, "long"],
    ] as const) {
      const { make } = openMaker({ program, memory });
      const gate = Promise.withResolvers<void>();
      const order: string[] = [];
      const ask = (html: string, minutes: number, ready: Promise<void>) =>
        make({
          job: "pdf",
          version: html,
          minutes,
          now: "2026-03-10T09:00:00.000Z",
          read: async () => {
            await ready;
            return { html } as ExportedArticle;
          },
        }).then(() => void order.push(html));
      const long = ask("long", 30, gate.promise);
      const short = ask("short", 1, Promise.resolve());
      if (first === "short") await short;
      gate.resolve();
      await Promise.all([long, short]);
      expect(order[0]).toBe(first);
    }
  });

  it("makes what nobody waits for with the lowest priority, while nobody requests another file", async () => {
    const { make, whenIdle } = openMaker({ program });
    const begun = Promise.withResolvers<void>();
    const ask = (html: string, isAhead: boolean) =>
      make({
        job: "pdf",
        version: html,
        minutes: 1,
        now: "2026-03-10T09:00:00.000Z",
        isAhead,
        read: async () => {
          if (html === "hangs") begun.resolve();
          return { html } as ExportedArticle;
        },
      }).then(
        (bytes) => bytes[0],
        (error) => error.constructor,
      );
    expect([await ask("priority", true), await ask("priority", false)]).toEqual([19, 5]);
    const ahead = ask("hangs", true);
    await begun.promise;
    const requested = ask("one", false);
    expect(await ask("one", true)).toBe(InterruptedError);
    expect([await ahead, await requested]).toEqual([InterruptedError, 2]);
    await whenIdle();
    expect(await ask("one", true)).toBe(1);
  });

  it("does not try again for five minutes what failed, then for ten, or until it changes", async () => {
    const make = maker();
    const at = (seconds: number) =>
      new Date(Date.parse("2026-03-10T09:00:00Z") + seconds * 1000).toISOString();
    const result = (seconds: number) => make({ html: "fails", now: at(seconds) });
    expect(await Promise.all([result(0), result(0)])).toEqual(Array(2).fill(["unavailable", 300]));
    expect(await result(200)).toEqual(["unavailable", 100]);
    expect(await result(301)).toEqual(["unavailable", 600]);
    expect(await result(700)).toEqual(["unavailable", 201]);
    expect(await make({ html: "changed", now: at(1) })).toBe(1);
  });

  it("ends a process that takes more memory than it may", {
    skip: !isLinux,
  }, async () => {
    const make = maker({ memory: 500e6 });
    expect(await make({ html: "grows" })).toEqual(["unavailable", 300]);
    expect(await make({ html: "one" })).toBe(1);
  });

  it("gives a short text more memory if that of short ones is not enough", { skip: !isLinux }, async () => {
    const make = maker({ memory: 8e9 });
    expect(await make({ html: "large" })).toBe(1);
    expect(await make({ html: "one" })).toBe(1);
  });

  it("remembers what took too much of the processor, and not what took too long", {
    skip: !isLinux,
  }, async () => {
    const slow = maker({ maxTime: 300 });
    for (const _ of [1, 2]) expect(await slow({ html: "hangs" })).toEqual(["unavailable", 30]);
    const busy = maker({ maxCpu: 1 });
    expect(await busy({ html: "works" })).toEqual(["unavailable", 300]);
    expect(await busy({ html: "works", now: "2026-03-10T09:01:00.000Z" })).toEqual(["unavailable", 240]);
  });
});
