/** Runs `work` when woken, never twice at the same time. If it is woken while it runs, it runs again afterwards. */
export function runWhenWoken(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  function wake(): void {
    if (isClosed) return;
    isWoken = true;
    running ??= begin().finally(() => {
      running = undefined;
      if (isWoken) wake();
    });
  }

  function begin(): Promise<void> {
    isWoken = false;
    return work();
  }

  return {
    wake,
    async idle() {
      while (running) await running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
