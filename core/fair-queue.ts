/** Items of several clients. Takes one of each client in turn, however many each has. */
export function fairQueue<Item extends { key: string }>() {
  const queues = new Map<string, Item[]>();
  let size = 0;

  function put(item: Item): void {
    const queue = queues.get(item.key) ?? [];
    queue.push(item);
    queues.set(item.key, queue);
    size += 1;
  }

  /** False if it is not in the queue. */
  function remove(item: Item): boolean {
    const queue = queues.get(item.key) ?? [];
    const index = queue.indexOf(item);
    if (index < 0) return false;
    queue.splice(index, 1);
    size -= 1;
    if (queue.length === 0) queues.delete(item.key);
    return true;
  }

  function take(isReady = (_item: Item) => true): Item | undefined {
    const first = [...queues.values()].find(([next]) => next && isReady(next));
    const [item] = first ?? [];
    if (!first || !item) return undefined;
    remove(item);
    if (queues.delete(item.key)) queues.set(item.key, first); // behind all others
    return item;
  }

  return {
    put,
    remove,
    take,
    size: () => size,
    of: (key: string) => queues.get(key) ?? [],
    longest: () => [...queues.values()].reduce((max, each) => (each.length > max.length ? each : max)),
  };
}
