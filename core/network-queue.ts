import { networksOf } from "./networks.ts";

/** What waits, with the key of its client. */
type Waiting = { client: string };

/**
 * Items of many clients. Takes one item of each wide network in turn, within it one of each smaller network, and so on:
 * however many small networks somebody has, they share the turns of the wide one.
 */
export function networkQueue<Item extends Waiting>() {
  const all = branch<Item>();
  return {
    put: (item: Item) => all.put(item, networksOf(item.client)),
    take: all.take,
    remove: (item: Item) => all.remove(item, networksOf(item.client)),
    /** The newest item of the network with the most items, and of its client with the most. */
    newestOfLargest: all.newestOfLargest,
    size: all.size,
  };
}

type Branch<Item> = {
  put(item: Item, path: string[]): void;
  take(): Item | undefined;
  /** False if it is not in the queue. */
  remove(item: Item, path: string[]): boolean;
  newestOfLargest(): Item | undefined;
  size(): number;
};

function branch<Item>(): Branch<Item> {
  const parts = new Map<string, Branch<Item>>();
  const items: Item[] = []; // of one client
  let size = 0;

  function put(item: Item, [name, ...path]: string[]): void {
    size += 1;
    if (name === undefined) {
      items.push(item);
      return;
    }
    const part = parts.get(name) ?? branch<Item>();
    parts.set(name, part);
    part.put(item, path);
  }

  function take(): Item | undefined {
    if (size > 0) size -= 1;
    const [first] = parts;
    if (!first) return items.shift();
    const [name, part] = first;
    const item = part.take();
    parts.delete(name);
    if (part.size() > 0) parts.set(name, part); // behind all others
    return item;
  }

  function remove(item: Item, [name, ...path]: string[]): boolean {
    const part = name === undefined ? undefined : parts.get(name);
    const index = part ? -1 : items.indexOf(item);
    if (part ? !part.remove(item, path) : index < 0) return false;
    if (index >= 0) items.splice(index, 1);
    if (name !== undefined && part?.size() === 0) parts.delete(name);
    size -= 1;
    return true;
  }

  function newestOfLargest(): Item | undefined {
    let largest: Branch<Item> | undefined;
    for (const part of parts.values()) {
      if (!largest || part.size() >= largest.size()) largest = part;
    }
    return largest ? largest.newestOfLargest() : items.at(-1);
  }

  return { put, take, remove, newestOfLargest, size: () => size };
}
