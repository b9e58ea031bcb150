import type { Delay } from "./delays.ts";

/** Runs in the page before its own scripts, so it may use nothing from outside. */
export function shakePage(delay: Delay): void {
  const { setTimeout: later, requestAnimationFrame: inFrame, fetch: load } = window;
  const wait = (name: string, max: number) =>
    new Promise<void>((resolve) => void later(resolve, delay(name, max)));

  const delayed = (handler: TimerHandler, time = 0, ...rest: unknown[]) =>
    later(handler, time + delay("timer", 150), ...rest);
  window.setTimeout = delayed as typeof window.setTimeout;

  const frames = new Set<number>();
  let lastFrame = 0;
  window.requestAnimationFrame = (callback) => {
    lastFrame += 1;
    const id = lastFrame;
    frames.add(id);
    later(() => inFrame((time) => frames.delete(id) && callback(time)), delay("frame", 80));
    return id;
  };
  window.cancelAnimationFrame = (id) => void frames.delete(id);

  // React continues its work with messages. Those of a port stay in order.
  const { postMessage } = MessagePort.prototype;
  const sent = new WeakMap<MessagePort, Promise<void>>();
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    const before = sent.get(this) ?? Promise.resolve();
    const send = () => wait("message", 40).then(() => postMessage.apply(this, message as [unknown]));
    sent.set(this, before.then(send));
  };

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    await wait(`request ${url.pathname}`, 300);
    const response = await load(input, init);
    await wait(`response ${url.pathname}`, 500);
    return response;
  };

  // Events after which nothing more can be asked of a transaction.
  for (const [target, type] of [
    [IDBOpenDBRequest, "success"],
    [IDBTransaction, "complete"],
  ] as const) {
    const { addEventListener } = target.prototype;
    target.prototype.addEventListener = function (
      this: EventTarget,
      name: string,
      listener: EventListener,
      options?: AddEventListenerOptions,
    ) {
      const slow = (event: Event) =>
        void wait(`database ${type}`, 250).then(() => listener.call(this, event));
      addEventListener.call(this, name, name === type ? slow : listener, options);
    };
  }
}
