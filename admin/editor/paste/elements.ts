/** Takes an element away and leaves what is in it. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another name; of its attributes only the named ones go along. */
export function rename(element: Element, tag: string, ...attributes: string[]): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value !== null) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts an element around all that is in another. */
export function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** The style of an element as it was written, in small letters and without spaces around its signs. */
export function styleOf(element: Element): string {
  return (element.getAttribute("style") ?? "")
    .toLowerCase()
    .replace(/\s*([:;,])\s*/g, "$1")
    .replace(/\s+/g, " ");
}

/** The value of a property in the style of an element, the last where there are several; empty where there is none. */
export function declared(element: Element, property: string): string {
  return (
    styleOf(element)
      .split(";")
      .findLast((part) => part.startsWith(`${property}:`))
      ?.slice(property.length + 1)
      .trim() ?? ""
  );
}

/** Whether there is nothing in an element to read or to see. */
export function isBlank(element: Element): boolean {
  return (
    (element.textContent ?? "").replace(/[\s\u00a0]/g, "") === "" && !element.querySelector("img, hr, table")
  );
}

/** The elements that a selector finds, as they are now: they may be changed while they are gone through. */
export function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
