import { frameHosts } from "#features/embeds/frame-hosts.ts";
import type { PageWindow } from "./hydrate-on-interaction.ts";

type Router = { streamController: ReadableStreamDefaultController<string> };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Gives React Router the data that `hydrate-on-interaction.ts` has fetched. If the page has changed since it was sent, its
 * body is replaced first, because React can hydrate only what it would render. Returns false if the page reloads instead.
 */
export function takePageData(): boolean {
  const { pageData, __reactRouterContext: router } = window as PageWindow & { __reactRouterContext?: Router };
  if (!pageData) return true;
  const [, data = "", html] = pageData;
  if (html !== undefined) {
    const page = new DOMParser().parseFromString(html, "text/html");
    if (!isShownByThisApp(page)) {
      location.reload();
      return false;
    }
    replaceBody(page);
  }
  router?.streamController.enqueue(data);
  router?.streamController.close();
  return true;
}

/** False if it has moved, comes from another build, or has frames that the policy of the first page forbids. */
function isShownByThisApp(page: Document): boolean {
  const running = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const deferred = page.querySelector<HTMLScriptElement>("script[data-deferred]");
  const hosts = frameHosts(document);
  return deferred?.text === running?.text && frameHosts(page).every((host) => hosts.includes(host));
}

/** Keeps what somebody has typed, the focus, and the button that was pressed. */
function replaceBody(page: Document): void {
  const { activeElement: focused } = document;
  const before = controls();
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  const after = controls();
  for (const [key, control] of before) {
    const same = after.get(key);
    if (!same) continue;
    if (same.localName === "button") same.ariaBusy = control.ariaBusy;
    else same.value = control.value;
    if ("checked" in control && "checked" in same) same.checked = control.checked;
    if (control === focused) same.focus({ preventScroll: true });
  }
}

/** Fields and buttons by name. Those that share a name are numbered. */
function controls(): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>("input, textarea, select, button")) {
    const name = `${control.localName} ${control.name || control.ariaLabel || control.textContent}`;
    let key = name;
    for (let number = 2; found.has(key); number += 1) key = `${name} ${number}`;
    found.set(key, control);
  }
  return found;
}
