import type { AppError } from "./errors.ts";

/** What waits, with its path in a tree: of a client, for example, its growing networks, widest first. */
type Waiting = { path: string[] };

type Branch<Item> = { parts: Map<string, Branch<Item>>; items: Item[]; size: number };

/**
 * Takes one item of each part of the tree in turn, within it one of each smaller part, and so on: however many items or
 * small networks somebody has, they share what is taken of the wide one.
 */
export function fairQueue<Item extends Waiting>() {
  const root = branch<Item>();
  const at = (path: string[]) =>
    path.reduce<Branch<Item> | undefined>((part, name) => part?.parts.get(name), root);

  return {
    put(item: Item): void {
      let part = root;
      part.size += 1;
      for (const name of item.path) {
        const next = part.parts.get(name) ?? branch<Item>();
        part.parts.set(name, next);
        part = next;
        part.size += 1;
      }
      part.items.push(item);
    },
    /** The next one; of each part, only its next item is asked whether it is ready. */
    take: (isReady = (_item: Item) => true) => takeFrom(root, isReady),
    /** False if it is not in the queue. */
    remove: (item: Item) => removeFrom(root, item, item.path),
    /** How many wait in a part. */
    size: (...path: string[]) => at(path)?.size ?? 0,
    items: (...path: string[]) => itemsOf(at(path)),
    /** The items found by going down into the largest part at each level. `equal` chooses between parts of one size. */
    largest(equal: "first" | "last", ...path: string[]): Item[] {
      let part = at(path);
      while (part && part.parts.size > 0) {
        const parts = [...part.parts.values()];
        if (equal === "last") parts.reverse();
        part = parts.reduce((max, each) => (each.size > max.size ? each : max));
      }
      return part?.items ?? [];
    },
  };
}

function branch<Item>(): Branch<Item> {
  return { parts: new Map(), items: [], size: 0 };
}

function takeFrom<Item>(branch: Branch<Item>, isReady: (item: Item) => boolean): Item | undefined {
  const [first] = branch.items;
  if (first && isReady(first)) {
    branch.size -= 1;
    return branch.items.shift();
  }
  for (const [name, part] of branch.parts) {
    const item = takeFrom(part, isReady);
    if (!item) continue;
    branch.size -= 1;
    branch.parts.delete(name);
    if (part.size > 0) branch.parts.set(name, part); // behind all others
    return item;
  }
  return undefined;
}

function removeFrom<Item>(branch: Branch<Item>, item: Item, [name, ...path]: string[]): boolean {
  const part = name === undefined ? undefined : branch.parts.get(name);
  const index = branch.items.indexOf(item);
  if (part ? !removeFrom(part, item, path) : index < 0) return false;
  if (index >= 0) branch.items.splice(index, 1);
  if (name !== undefined && part?.size === 0) branch.parts.delete(name);
  branch.size -= 1;
  return true;
}

function itemsOf<Item>(branch: Branch<Item> | undefined): Item[] {
  if (!branch) return [];
  return [...branch.items, ...[...branch.parts.values()].flatMap(itemsOf)];
}

type Started = { begin(): void; refuse(error: AppError): void };
type Work<Item, Result> = {
  item: Item;
  work(): Promise<Result>;
  /** Aborted when the client hangs up. */
  signal?: AbortSignal;
};

/** Runs work one at a time, in fair order, but what is first before everything else. `left`: the client hung up. */
export function fairWork<Item extends Waiting>(left: () => AppError, isFirst = (_item: Item) => false) {
  const queue = fairQueue<Item & Started>();
  let isBusy = false;

  function wait({ item, signal }: Pick<Work<Item, unknown>, "item" | "signal">): Promise<void> {
    return new Promise((begin, refuse) => {
      const waiting = { ...item, begin, refuse };
      queue.put(waiting);
      signal?.addEventListener("abort", () => drop(waiting), { once: true });
    });
  }

  function drop(waiting: (Item & Started) | undefined): void {
    if (waiting && queue.remove(waiting)) waiting.refuse(left());
  }

  return {
    queue,
    drop,
    isBusy: () => isBusy,
    async run<Result>({ item, work, signal }: Work<Item, Result>): Promise<Result> {
      if (signal?.aborted) throw left();
      if (isBusy) await wait({ item, signal });
      isBusy = true;
      try {
        return await work();
      } finally {
        const next = queue.take(isFirst) ?? queue.take();
        isBusy = next !== undefined;
        next?.begin();
      }
    },
  };
}
