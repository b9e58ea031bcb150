/** Closes the menu of small screens, also before the app has loaded. Escape moves the focus back to its button. */
function closeMenu(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>("[data-menu][open]");

  function closeOutside({ target }: Event): void {
    const menu = openMenu();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  }
  addEventListener("pointerdown", closeOutside);
  addEventListener("focusin", closeOutside);

  addEventListener("click", (event) => {
    const menu = openMenu();
    // The path, because the app may have removed the button already.
    const isInside = menu && event.composedPath().includes(menu);
    if (isInside && (event.target as Element).closest("a, button")) menu.open = false;
  });

  function closeOnEscape({ key }: KeyboardEvent): void {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  // During hydration, React stops key events on their way down from the window.
  addEventListener("keydown", closeOnEscape, true);
}

/** The text of the function, which only the server needs. */
export const closeMenuScript = import.meta.env.SSR ? `(${closeMenu})()` : "";
