type Area = "localStorage" | "sessionStorage";

/** What the browser keeps under a key. Null where its storage is blocked. */
export function stored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or nothing if it is empty. Where storage is blocked, it lasts as long as the page. */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text) window[area].setItem(key, text);
    else window[area].removeItem(key);
  } catch {
    // It is not kept.
  }
}
