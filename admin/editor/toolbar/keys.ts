/** A shortcut as the keyboard of this machine names it; `Mod` is Ctrl, or Command on a Mac. */
export function keysOf(shortcut: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return shortcut.replace("Mod", isMac ? "⌘" : "Ctrl").replace("Alt", isMac ? "⌥" : "Alt");
}
