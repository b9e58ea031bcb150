import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type AdmissionOptions, openAdmission } from "./http/admission.ts";

const busy = { name: "AppError", code: "unavailable", retryAfter: 2 };

/** An admission whose work and pauses the test ends by hand. */
function heldAdmission(options: Partial<AdmissionOptions> = {}) {
  let time = 0;
  const rests: (() => void)[] = [];
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const admission = openAdmission({
    atOnce: 1,
    waitingEach: 3,
    waitingInAll: 6,
    maxWait: 1000,
    now: () => time,
    rest: () => new Promise((resolve) => rests.push(resolve)),
    ...options,
  });
  const ask = (name: string, isMember = false, signal?: AbortSignal) => {
    const key = name.replace(/\d/, "");
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    };
    const running = admission.run({ key, isMember, job: name, ...(signal ? { signal } : {}) }, work);
    running.catch(() => {});
    return running;
  };
  return {
    ask,
    begun,
    size: admission.size,
    isFull: admission.isFull,
    join: admission.join,
    wait(milliseconds: number) {
      time += milliseconds;
    },
    async end(name: string) {
      finish.get(name)?.();
      await turn();
    },
    async rest() {
      rests.shift()?.();
      await turn();
    },
    /** Ends all work and all pauses, and says in which order the work was begun. */
    async order() {
      for (let seen = -1; seen < begun.length; ) {
        seen = begun.length;
        for (const end of finish.values()) end();
        await turn();
        for (const rest of rests.splice(0)) rest();
        await turn();
      }
      return begun;
    },
  };
}

describe("admission", () => {
  it("runs a few at a time and pauses between them, after the answer", async () => {
    const held = heldAdmission({ atOnce: 2 });
    const [first] = ["a1", "a2", "a3"].map((name) => held.ask(name));
    expect(held.begun).toEqual(["a1", "a2"]);
    await held.end("a1");
    expect(await first).toBe("a1");
    expect(held.begun).toEqual(["a1", "a2"]);
    expect(held.size()).toEqual({ running: 2, waiting: 1, refused: 0 });
    await held.rest();
    expect(held.begun).toEqual(["a1", "a2", "a3"]);
  });

  it("pauses once for each when several end together", async () => {
    const held = heldAdmission({ atOnce: 2 });
    for (const name of ["a1", "b1", "a2", "b2"]) held.ask(name);
    await held.end("a1");
    await held.end("b1");
    await held.rest();
    expect(held.begun).toEqual(["a1", "b1", "a2"]);
    await held.rest();
    expect(held.begun).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("drops a waiting request when its client hangs up", async () => {
    const held = heldAdmission();
    const client = new AbortController();
    held.ask("a1");
    const dropped = held.ask("a2", false, client.signal);
    held.ask("a3");
    client.abort();
    await expect(dropped).rejects.toMatchObject(busy);
    await expect(held.ask("a4", false, client.signal)).rejects.toMatchObject(busy);
    expect(held.size()).toEqual({ running: 1, waiting: 1, refused: 0 });
    expect(await held.order()).toEqual(["a1", "a3"]);
  });

  it("tells in advance which client would be shed", async () => {
    const held = heldAdmission();
    expect(held.isFull("a")).toBe(false);
    for (const name of ["a1", "a2", "a3", "a4"]) held.ask(name);
    expect([held.isFull("a"), held.isFull("b")]).toEqual([true, false]);
    for (const name of ["b1", "b2", "b3"]) held.ask(name);
    expect([held.isFull("b"), held.isFull("c")]).toEqual([true, false]);
    for (const name of ["c1", "c2"]) held.ask(name);
    expect(held.isFull("c")).toBe(true);
    expect(held.isFull("a", true)).toBe(false);
  });

  it("serves clients in turn, however many requests each has waiting", async () => {
    const held = heldAdmission();
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) held.ask(name);
    expect(await held.order()).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("leaves room for other clients where each may have one piece of work at once", async () => {
    const held = heldAdmission({ atOnce: 3, atOnceEach: 1 });
    for (const name of ["a1", "a2", "a3", "b1"]) held.ask(name);
    expect(held.begun).toEqual(["a1", "b1"]);
    expect([held.isFull("a"), held.isFull("c")]).toEqual([false, false]);
    await held.end("b1");
    await held.rest();
    expect(held.begun).toEqual(["a1", "b1"]);
    held.ask("c1");
    await held.end("a1");
    await held.rest();
    expect(held.begun).toEqual(["a1", "b1", "c1", "a2"]);
  });

  it("moves shared work to another client's turn if that comes sooner", async () => {
    const held = heldAdmission();
    for (const name of ["a1", "a2", "a3", "a4", "b1"]) held.ask(name);
    held.join("a4", "c");
    held.join("a4", "a"); // no sooner
    held.join("a1", "c"); // has begun
    expect(held.size()).toMatchObject({ running: 1, waiting: 4 });
    expect(await held.order()).toEqual(["a1", "a2", "b1", "a4", "a3"]);
  });

  it("drops shared work when its first client hangs up", async () => {
    const held = heldAdmission();
    const client = new AbortController();
    for (const name of ["a1", "a2"]) held.ask(name);
    const dropped = held.ask("a3", false, client.signal);
    held.join("a3", "b");
    client.abort();
    await expect(dropped).rejects.toMatchObject(busy);
    expect(held.size()).toMatchObject({ running: 1, waiting: 1 });
    expect(await held.order()).toEqual(["a1", "a2"]);
  });

  it("serves members and visitors in turn, however many visitors wait", async () => {
    const held = heldAdmission();
    for (const name of ["a1", "b1", "c1", "d1"]) held.ask(name);
    for (const name of ["m1", "m2"]) held.ask(name, true);
    const order = await held.order();
    expect(order.indexOf("m2")).toBeLessThan(order.indexOf("d1"));
    expect(order.indexOf("b1")).toBeLessThan(order.indexOf("m2"));
  });

  it("sheds a client with too many waiting requests at once", async () => {
    const held = heldAdmission();
    for (const name of ["a1", "a2", "a3", "a4"]) held.ask(name);
    await expect(held.ask("a5")).rejects.toMatchObject(busy);
    held.ask("b1");
    expect(await held.order()).toEqual(["a1", "a2", "b1", "a3", "a4"]);
  });

  it("has room for a client without requests even if others fill the queue", async () => {
    const held = heldAdmission();
    const running = ["a1", "a2", "a3", "a4", "b1", "b2", "b3"].map((name) => held.ask(name));
    held.ask("c1");
    await expect(running[3]).rejects.toMatchObject(busy);
    expect(held.size()).toEqual({ running: 1, waiting: 6, refused: 1 });
    expect(await held.order()).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "b3"]);
  });

  it("sheds a request whose turn comes too late", async () => {
    const held = heldAdmission();
    held.ask("a1");
    const late = held.ask("a2");
    held.wait(1001);
    held.ask("a3");
    expect(await held.order()).toEqual(["a1", "a3"]);
    await expect(late).rejects.toMatchObject(busy);
  });

  it("serves a late request if others cannot fill the slots", async () => {
    const held = heldAdmission({ atOnce: 2 });
    const running = ["a1", "a2", "a3", "a4"].map((name) => held.ask(name));
    held.wait(1001);
    expect(await held.order()).toEqual(["a1", "a2", "a3", "a4"]);
    expect(await Promise.all(running)).toHaveLength(4);
    expect(held.size().refused).toBe(0);
  });

  it("frees the slot of work that fails", async () => {
    const admission = openAdmission({ atOnce: 1, waitingEach: 1, waitingInAll: 1, maxWait: 1e6 });
    const client = { key: "a", isMember: false };
    const failed = admission.run(client, () => Promise.reject(new Error("no database")));
    const next = admission.run(client, async () => "next");
    await expect(failed).rejects.toThrow("no database");
    expect(await next).toBe("next");
  });
});
