/** What a reader sees of a text: its words, and whether they are cut off. */
export type Seen = { text: string; isCut: boolean };

/** Runs in the page: the texts that it shows. Those that fields contain are left out. */
export function textsOnPage(): Seen[] {
  const values = new Set(
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value.trim()),
  );
  const seen: Seen[] = [];
  // What moves into place may be cut off until it is there.
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    return playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const lines = node.data.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
    const texts = lines.filter((text) => /\p{L}{2}/u.test(text) && !values.has(text));
    const element = node.parentElement;
    if (!element || texts.length === 0) continue;
    if (element.closest("script, style, noscript, time, svg, [contenteditable=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    seen.push(...texts.map((text) => ({ text, isCut: !isMoving && isCut(node, element) })));
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")) {
    if (!element.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = element.getAttribute(name)?.trim() ?? "";
      if (/\p{L}{2}/u.test(text)) seen.push({ text, isCut: false });
    }
  }
  return seen;

  function isCut(node: Text, element: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width * height === 0 || element.closest(".sr-only, option, select")) return false;
    let isClipped = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display, position, textOverflow, webkitLineClamp } =
        getComputedStyle(box);
      if (display === "inline" || display === "contents") continue;
      const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      if (isShortened && !/^\[[^[\]]*\]$/.test(node.data.trim())) return false; // content, on purpose
      const around = box.getBoundingClientRect();
      if (around.width <= 1 || around.height <= 1) return false; // for screen readers only
      if (overflowX === "auto" || overflowX === "scroll" || overflowY === "auto" || overflowY === "scroll")
        return isClipped;
      const hides =
        overflowX !== "visible" || box === element || box.matches("button, a, td, th, li, label, summary");
      if (hides && (left < around.left - 1.5 || right > around.right + 1.5)) isClipped = true;
      if (overflowY !== "visible" && (top < around.top - 3 || bottom > around.bottom + 3)) isClipped = true;
      if (position === "fixed") return isClipped;
    }
    return isClipped || right > document.documentElement.clientWidth + 1.5 || left < -1.5;
  }
}
