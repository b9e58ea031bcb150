import { describe, expect, it } from "vitest";
import { type Purpose, passwordQueue } from "./password-queue.server.ts";

/** Starts work that waits behind work that is running, and tells the order in which it was done. */
async function orderOf(work: { purpose: Purpose; client: string }[], maxWaiting = 100): Promise<string[]> {
  const { run } = passwordQueue(maxWaiting);
  const order: string[] = [];
  let release = () => {};
  const first = run(
    { purpose: "login", client: "first" },
    () => new Promise<void>((done) => (release = done)),
  );
  const all = work.map((each, at) =>
    run(each, async () => void order.push(`${each.purpose} ${at}`)).catch(() => order.push(`refused ${at}`)),
  );
  await Promise.resolve();
  release();
  await Promise.all([first, ...all]);
  return order;
}

const from = (purpose: Purpose, ...clients: string[]) => clients.map((client) => ({ purpose, client }));
const networks = (count: number) => Array.from({ length: count }, (_, at) => `2001:db8:aaaa:${at}::/64`);

describe("passwordQueue", () => {
  it("serves another network after one client of a /48", async () => {
    const order = await orderOf(from("login", ...networks(50), "203.0.113.9"));
    expect(order.indexOf("login 50")).toBe(1);
  });

  it("serves each purpose in turn", async () => {
    const order = await orderOf([
      ...from("login", ...networks(3)),
      ...from("signup", "203.0.113.9"),
      ...from("reset", "203.0.113.9"),
    ]);
    expect(order).toEqual(["login 0", "signup 3", "reset 4", "login 1", "login 2"]);
  });

  it.each(["change", "login from a known network"] as const)(
    "keeps a line of its own for %s",
    async (purpose) => {
      const order = await orderOf(
        [...from("login", ...networks(5)), ...from(purpose, "2001:db8:aaaa:1::/64")],
        5,
      );
      expect(order).toEqual(["login 0", `${purpose} 5`, "login 1", "login 2", "login 3", "login 4"]);
    },
  );

  it("refuses the newest of the network with the most waiting when too many wait", async () => {
    const order = await orderOf(from("login", ...networks(3), "203.0.113.9"), 3);
    expect(order).toEqual(["refused 2", "login 0", "login 3", "login 1"]);
  });

  it("gives up the place of a client that hangs up", async () => {
    const { run } = passwordQueue();
    let release = () => {};
    const first = run({ purpose: "login", client: "a" }, () => new Promise<void>((done) => (release = done)));
    const leaving = new AbortController();
    const second = run({ purpose: "login", client: "b", signal: leaving.signal }, async () => {});
    leaving.abort();
    await expect(second).rejects.toMatchObject({ code: "unavailable" });
    release();
    await first;
  });

  it("goes on after work that failed", async () => {
    const { run } = passwordQueue();
    const failing = run({ purpose: "login", client: "a" }, () => Promise.reject(new Error("broken")));
    const next = run({ purpose: "login", client: "b" }, async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });
});
