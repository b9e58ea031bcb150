/**
 * Runs at the end of a page that sleeps: the app is loaded when somebody needs it, and whoever only reads never
 * loads it. It is needed by a member, a mouse, a key, a field that is entered, and a button that is pressed, which
 * is held until the app is there to hear of it. A picture that has failed needs it too, for its placeholder, and
 * what is marked with data-wake, once all else is there. On a line that fails it sleeps on, and the next press tries
 * again. Links, forms with an address and buttons of popovers do without it. What is written in a field with
 * data-draft before the app is there is stored under that name for it. The server writes the sleeping script
 * (`server/pages/scripts.ts`).
 */
export const hydrateScript = `{
  const asleep = document.querySelector("script[data-asleep]");
  let held;
  let waking;
  // Brought first and run then: a module that could not be had once is never asked for again on the same page.
  const bring = async (file) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file);
    await answer.blob();
  };
  const start = () => {
    asleep.replaceWith(Object.assign(document.createElement("script"), { type: "module", text: asleep.text }));
  };
  const giveUp = () => {
    waking = undefined;
    held?.removeAttribute("aria-busy");
  };
  const wake = () => {
    waking ??= Promise.all(asleep.dataset.asleep.split(" ").map(bring)).then(start, giveUp);
  };
  const hold = (event) => {
    const button = event.target.closest("button");
    if (!button || button.popoverTargetElement || button.closest("form[action]")) return;
    event.preventDefault();
    event.stopPropagation();
    held?.removeAttribute("aria-busy");
    held = button;
    held.setAttribute("aria-busy", "true");
    wake();
  };
  const wakeForMember = () => {
    try {
      if (localStorage.token) wake();
    } catch {}
  };
  const on = {
    click: hold,
    keydown: wake,
    pointerover: ({ pointerType }) => pointerType === "mouse" && wake(),
    input: ({ target: { dataset, value } }) => {
      try {
        if (dataset.draft) sessionStorage.setItem(dataset.draft, value);
      } catch {}
    },
    focusin: ({ target }) => target.matches("input, textarea, select") && wake(),
    storage: wakeForMember,
    pageshow: wakeForMember,
    error: ({ target }) => target.tagName === "IMG" && wake(),
  };
  if (asleep) {
    for (const [event, react] of Object.entries(on)) addEventListener(event, react, true);
    addEventListener("awake", () => {
      for (const [event, react] of Object.entries(on)) removeEventListener(event, react, true);
      held?.removeAttribute("aria-busy");
      held?.click();
    }, { once: true });
    const broken = ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth;
    if ([...document.images].some(broken)) wake();
    wakeForMember();
    if (document.querySelector("[data-wake]")) addEventListener("load", wake);
  }
}`;

/** The app is there: from here on it hears everything itself. */
export function markHydrated(): void {
  window.dispatchEvent(new Event("awake"));
}
