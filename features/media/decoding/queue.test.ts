import { describe, expect, it } from "vitest";
import { decodingQueue, type Requester } from "./queue.server.ts";

/** A queue in which the first piece of work waits for the test, so that everything after it has to queue. */
function heldQueue() {
  const queue = decodingQueue({ max: 20, maxOfMember: 3 });
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = queue.run({ urgent: false }, () => held.promise);
  return {
    queue,
    done,
    /** Queues work that notes its name. */
    add: (name: string, requester: Partial<Requester> = {}) =>
      queue.run({ urgent: false, memberId: name[0], ...requester }, async () => {
        done.push(name);
      }),
    async release() {
      held.resolve();
      await first;
    },
  };
}

describe("decodingQueue", () => {
  it("runs urgent work first, then members in turn", async () => {
    const { add, release, done } = heldQueue();
    const names = ["a1", "a2", "a3", "b1", "c1", "b2"];
    const all = names.map((name) => add(name));
    all.push(add("x1", { urgent: true }), add("x2", { urgent: true }));
    await release();
    await Promise.all(all);
    expect(done).toEqual(["x1", "x2", "a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("rejects a member with three waiting, and continues after failures", async () => {
    const { add, release, done, queue } = heldQueue();
    const failing = queue.run({ urgent: true }, () => Promise.reject(new Error("broken")));
    const all = ["a1", "a2", "a3"].map((name) => add(name));
    await expect(add("a4")).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 5 });
    all.push(add("b1"));
    await Promise.all([release(), expect(failing).rejects.toThrow("broken"), ...all]);
    expect(done).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("rejects members when twenty are waiting, but not urgent or anonymous work", async () => {
    const { add, release, queue } = heldQueue();
    const all = Array.from({ length: 20 }, (_, n) => add(`${n}`, { memberId: `${n}` }));
    await expect(add("late")).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
    all.push(add("cover", { urgent: true }), add("card", { memberId: undefined }));
    expect(queue.waiting()).toBe(22);
    await release();
    await Promise.all(all);
    expect(queue.waiting()).toBe(0);
  });

  it("never starts work of a disconnected client", async () => {
    const { add, release, done, queue } = heldQueue();
    const gone = new AbortController();
    const all = [add("a1"), add("a2", { signal: gone.signal }), add("b1", { signal: gone.signal })];
    const ended = Promise.allSettled(all);
    gone.abort();
    expect(queue.waiting()).toBe(1);
    await expect(add("c1", { signal: gone.signal })).rejects.toMatchObject({ name: "AppError" });
    await release();
    await ended;
    expect(done).toEqual(["a1"]);
  });
});
