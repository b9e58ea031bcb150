type Hold = { cpu: number; wall: number };

const used = () => total(process.threadCpuUsage());
let longestHold: Hold | undefined;

/**
 * Imported into a measured process: answers each message, `cpu` with its CPU time, `hold` with how long its event loop was held
 * since the last time, at most. Microseconds.
 */
process.on("message", (what) => {
  if (what === "cpu") process.send?.({ main: used(), all: total(process.cpuUsage()) });
  else {
    if (longestHold) process.send?.(longestHold);
    else watch();
    longestHold = { cpu: 0, wall: 0 };
  }
});

/** CPU time counts besides, because on a busy machine the thread waits as well. */
function watch(): void {
  process.send?.({ cpu: 0, wall: 0 });
  let before: Hold | undefined;
  setInterval(() => {
    const now = { cpu: used(), wall: performance.now() * 1000 };
    const hold = (part: keyof Hold) => Math.max(longestHold?.[part] ?? 0, now[part] - (before ?? now)[part]);
    longestHold = { cpu: hold("cpu"), wall: hold("wall") };
    before = now;
  }, 1);
}

function total({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
