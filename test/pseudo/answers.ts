import type { Page, Request, Route } from "@playwright/test";
import { pseudo } from "../../scripts/messages/pseudo.ts";
import { inEnglish } from "./patterns.ts";
import { note } from "./sightings.ts";

type Method = (this: unknown, ...given: unknown[]) => Promise<unknown>;

/** What journeys read from a page to compare it themselves. */
const readers = {
  locator:
    "innerText textContent getAttribute allInnerTexts allTextContents evaluate evaluateAll ariaSnapshot",
  page: "title evaluate",
};
/** What they put into a page: no sentence of the program. */
const writers = { frame: "fill type evaluate setInputFiles $$eval", keyboard: "type insertText" };

/** Journeys read English texts where a page shows them in the pseudo-language. What they write is noted. */
export function answerInEnglish(page: Page): void {
  const frame = page.mainFrame();
  const objects = { page, frame, locator: frame.locator("body"), keyboard: page.keyboard };
  for (const [owner, names] of Object.entries(readers))
    change(
      objects[owner as keyof typeof readers],
      names,
      (read) =>
        async function (...given) {
          note(given);
          return everyText(await read.apply(this, given), inEnglish);
        },
    );
  for (const [owner, names] of Object.entries(writers))
    change(
      objects[owner as keyof typeof writers],
      names,
      (write) =>
        function (...given) {
          note(given);
          return write.apply(this, given);
        },
    );
  change(
    page,
    "route",
    (listen) =>
      function (url, handler, ...others) {
        const noting = (route: Route, request: Request) => answer(noted(route), request);
        const answer = handler as (route: Route, request: Request) => unknown;
        return listen.call(this, url, noting, ...others);
      },
  );
  change(
    frame,
    "selectOption",
    (select) =>
      function (selector, option, ...others) {
        return select.call(this, selector, inBoth(option), ...others);
      },
  );
}

/** What a journey answers in place of the server is noted. */
function noted(route: Route): Route {
  return new Proxy(route, {
    get(target, name) {
      if (name === "fulfill")
        return (options: object) => {
          note(options);
          return target.fulfill(options);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Values and labels of an option, in either language: where one is chosen, it is the first that is there. */
function inBoth(option: unknown): unknown {
  return typeof option === "string" ? [option, pseudo(option)] : option;
}

function change(object: object, names: string, changed: (method: Method) => Method): void {
  const prototype = Object.getPrototypeOf(object) as Record<string, Method>;
  for (const name of names.split(" ")) {
    const method = prototype[name];
    if (!method) throw new Error(`Playwright has no ${name} any more.`);
    prototype[name] = changed(method);
  }
}

function everyText(value: unknown, changed: (text: string) => string): unknown {
  if (typeof value === "string") return changed(value);
  if (Array.isArray(value)) return value.map((one) => everyText(one, changed));
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([name, one]) => [name, everyText(one, changed)]));
}
