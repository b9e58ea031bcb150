const prefix = "writer:";

/**
 * Gives this page a name, and a lock under it that the browser releases when the page ends, however it ends. The name
 * is told when the lock is held: nobody who hears of it finds it free. Only a page delivered over HTTPS (or from this
 * machine) has locks; elsewhere every writer seems to be gone.
 */
export function registerWriter(begun: (writer: string) => void): { end(): void } {
  const writer = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    begun(writer);
    return promise;
  };
  if (navigator.locks) void navigator.locks.request(prefix + writer, hold);
  else void hold();
  return { end: resolve };
}

/** The pages that are open in this browser and in which somebody writes. */
export async function openWriters(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Resolves when another page has ended; never where the browser has no locks. */
export async function writerClosed(writer: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) await new Promise(() => {});
  await navigator.locks.request(prefix + writer, { signal }, () => {});
}
