import { makeDelays } from "../shake/delays.ts";
import { shakePage } from "../shake/page.ts";

// These functions run in the page before its own scripts.

/** A Playwright route would turn off the browser's cache. */
export function withoutAutosave(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return /\/api\/(blogs|photography|pages|people)\/\w+\/draft$/.test(url)
      ? Promise.reject(new TypeError("Not now"))
      : fetch(input, init);
  };
}

/** The app does not fetch pages ahead on a slow connection. */
export function onSlowConnection(): void {
  const { connection } = navigator as unknown as { connection: object };
  Object.defineProperty(connection, "effectiveType", { value: "2g" });
}

/** Delays for `npm run shake`. */
export function shakes(seed: number): string {
  return `(${shakePage})((${makeDelays})(${seed}))`;
}
