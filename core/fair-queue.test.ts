import { describe, expect, it } from "vitest";
import { fairQueue } from "./fair-queue.ts";
import { networksOf } from "./networks.ts";

const attackers = [1, 2, 3, 4].map((at) => `2001:db8:aaaa:${at}::/64`);

function queueOf(...clients: string[]) {
  const queue = fairQueue<{ client: string; path: string[] }>();
  const items = clients.map((client) => ({ client, path: networksOf(client) }));
  for (const item of items) queue.put(item);
  return { queue, items };
}

describe("fairQueue", () => {
  it("takes one item of each network in turn, however many clients it has", () => {
    const { queue } = queueOf(...attackers, "203.0.113.9");
    expect([queue.take()?.client, queue.take()?.client]).toEqual([attackers[0], "203.0.113.9"]);
  });

  it("takes one item of each client of a network in turn", () => {
    const { queue } = queueOf("203.0.113.1", "203.0.113.1", "203.0.113.2");
    const order = [queue.take(), queue.take(), queue.take(), queue.take()].map((item) => item?.client);
    expect(order).toEqual(["203.0.113.1", "203.0.113.2", "203.0.113.1", undefined]);
    expect(queue.size()).toBe(0);
  });

  it("makes room at the network with the most items, newest first", () => {
    const { queue, items } = queueOf("203.0.113.9", ...attackers, "198.51.100.1");
    expect(queue.largest("last").at(-1)).toBe(items[4]);
  });

  it("makes room at the newest network if all have as many", () => {
    const { queue, items } = queueOf("203.0.113.9", "198.51.100.1", "192.0.2.1");
    expect(queue.largest("last").at(-1)).toBe(items[2]);
  });

  it("removes an item once", () => {
    const { queue, items } = queueOf("203.0.113.9", "203.0.113.8");
    const [first] = items;
    if (!first) throw new Error("There is no first item.");
    expect([queue.remove(first), queue.remove(first), queue.size()]).toEqual([true, false, 1]);
    expect(queue.take()?.client).toBe("203.0.113.8");
  });
});
