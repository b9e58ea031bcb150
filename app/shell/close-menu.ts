/**
 * Closes the menu of small screens on a selection in it, a press elsewhere, when the focus leaves it, and on Escape,
 * which moves the focus back to its button. An inline script, because pages are read before the app has loaded.
 */
export const closeMenu = `{
  const openMenu = () => document.querySelector("[data-menu][open]");
  const leave = ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target)) menu.open = false;
  };
  addEventListener("pointerdown", leave);
  addEventListener("focusin", leave);
  addEventListener("click", (event) => {
    const menu = openMenu();
    // The path, because the app may have taken the button away already.
    if (event.composedPath().includes(menu) && event.target.closest("a, button")) menu.open = false;
  });
  addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}`;
