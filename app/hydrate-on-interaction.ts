import { pageDataPath } from "./page-data-path.ts";

/** `pageData`: the version of the page, its data, and its HTML if it is not the one that the browser shows. */
export type PageWindow = Window & { pageData?: string[] };

/**
 * Loads the app when somebody does more than read: a member, a mouse, a key, a focused field, a click on a button (which
 * is repeated once the app can handle it), a broken picture (for its placeholder), a touch of an element with
 * data-hydrate. A video with data-play plays, unless the reader prefers less motion or data.
 * Links, popover buttons and forms that a browser can send work without the app. Text in a field with data-draft is
 * stored under that name, for the app to find. After a network failure, the next trigger tries again. The data of the
 * page is fetched with the files of the app.
 *
 * The server renders it as an inline script and defers the script of the app (`server/pages/defer-scripts.ts`).
 */
function hydrateOnInteraction(dataPath: string): void {
  const deferred = document.querySelector<HTMLScriptElement>("script[data-deferred]");
  if (!deferred) return;
  const busy = 'button[aria-busy="true"]';
  let isLoading = false;

  // Fetched before it runs: a browser never asks again for a module that failed once on the page.
  async function fetchFile(file: string): Promise<void> {
    const response = await fetch(file);
    if (!response.ok) throw new Error(file);
    await response.blob();
  }

  async function fetchData(more = ""): Promise<string[]> {
    const response = await fetch(dataPath + location.pathname + (location.search || "?") + more);
    return response.ok ? response.json() : Promise.reject();
  }

  /** Fetches the data of the page, and with it the new page if it has changed. */
  async function fetchMatching(version: string | undefined): Promise<void> {
    if (!version) return;
    const data = await fetchData();
    (window as PageWindow).pageData = data[0] === version ? data : await fetchData("&whole");
  }

  function run(): void {
    const script = document.createElement("script");
    deferred?.replaceWith(Object.assign(script, { type: "module", text: deferred.text }));
  }

  function fail(): void {
    isLoading = false;
    document.querySelector(busy)?.removeAttribute("aria-busy");
  }

  function hydrate(): void {
    const { deferred: files = "", version } = deferred?.dataset ?? {};
    if (isLoading) return;
    isLoading = true;
    Promise.all([fetchMatching(version), ...files.split(" ").map(fetchFile)]).then(run, fail);
  }

  function hydrateForMember(): void {
    try {
      if (localStorage.token) hydrate();
    } catch {
      // Storage is blocked: there is no member.
    }
  }

  function onClick(event: Event): void {
    const button = (event.target as Element).closest("button");
    if (!button || button.popoverTargetElement || button.closest('form[action]:not([method="post"])')) return;
    event.preventDefault();
    event.stopPropagation();
    document.querySelector(busy)?.removeAttribute("aria-busy");
    button.setAttribute("aria-busy", "true");
    hydrate();
  }

  function saveDraft({ target }: Event): void {
    const { dataset, value } = target as HTMLInputElement;
    try {
      if (dataset.draft) sessionStorage.setItem(dataset.draft, value);
    } catch {
      // Storage is blocked: the draft lasts as long as the page.
    }
  }

  const listeners: Record<string, (event: Event) => void> = {
    click: onClick,
    input: saveDraft,
    keydown: hydrate,
    storage: hydrateForMember,
    pointerover: (event) => (event as PointerEvent).pointerType === "mouse" && hydrate(),
    touchstart: ({ target }) => (target as Element).closest("[data-hydrate]") && hydrate(),
    focusin: ({ target }) => (target as Element).matches("input, textarea, select") && hydrate(),
    error: ({ target }) => target instanceof HTMLImageElement && hydrate(),
  };
  for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener, true);

  function onHydrated(): void {
    for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener, true);
    const clicked = document.querySelector<HTMLButtonElement>(busy);
    clicked?.removeAttribute("aria-busy");
    clicked?.click();
  }
  addEventListener("hydrated", onHydrated, { once: true });

  const isBroken = (image: HTMLImageElement) =>
    image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
  if ([...document.images].some(isBroken)) hydrate();
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const video = document.querySelector<HTMLVideoElement>("video[data-play]");
  if (video && !connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    video.muted = true;
    video.play().catch(() => {}); // browsers may refuse
  }
  hydrateForMember();
}

/** The text of the function, which only the server needs. */
export const hydrateScript = import.meta.env.SSR ? `(${hydrateOnInteraction})("${pageDataPath}")` : "";

export function markHydrated(): void {
  window.dispatchEvent(new Event("hydrated"));
}
