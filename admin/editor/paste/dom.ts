export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element, and keeps only the named attributes. */
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

export function wrap(element: Element, tag: string): void {
  const outer = element.ownerDocument.createElement(tag);
  element.replaceWith(outer);
  outer.append(element);
}

export function wrapContent(element: Element, tag: string): HTMLElement {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
  return inner;
}

/** The style attribute in lower case, without spaces around punctuation. */
export function styleOf(element: Element): string {
  return (element.getAttribute("style") ?? "")
    .toLowerCase()
    .replace(/\s*([:;,])\s*/g, "$1")
    .replace(/\s+/g, " ");
}

/** A property of the style attribute; empty without one. */
export function declared(element: Element, property: string): string {
  const declaration = styleOf(element)
    .split(";")
    .findLast((part) => part.startsWith(`${property}:`));
  return declaration?.slice(property.length + 1).trim() ?? "";
}

export function isBlank(element: Element): boolean {
  const hasText = /[^\s\u00a0]/.test(element.textContent ?? "");
  return !hasText && !element.querySelector("img, hr, table");
}

/** A copy of the matches, so that the document can be changed in a loop. */
export function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
