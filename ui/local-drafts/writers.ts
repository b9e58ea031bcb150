const prefix = "writer:";

/**
 * Gives this page a name, and a lock of that name that the browser releases when the page ends, however it ends.
 * `onRegistered` is called with the lock held. Without HTTPS there are no locks, and every writer seems closed.
 */
export function registerWriter(onRegistered: (writer: string) => void): { end(): void } {
  // `randomUUID` would need HTTPS.
  const random = crypto.getRandomValues(new Uint8Array(8));
  const writer = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    onRegistered(writer);
    return promise;
  };
  if (navigator.locks) void navigator.locks.request(prefix + writer, hold);
  else void hold();
  return { end: resolve };
}

export async function openWriters(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Resolves when another page has ended. Never resolves in a browser without locks. */
export async function writerClosed(writer: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) await new Promise(() => {});
  await navigator.locks.request(prefix + writer, { signal }, () => {});
}
