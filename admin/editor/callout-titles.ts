/** Marks the titles of call-outs, and makes room for those that are missing. */
export function markTitles(page: Document): void {
  for (const aside of page.querySelectorAll<HTMLElement>("aside[data-kind]:not([data-kind=quote])")) {
    const first = aside.firstElementChild;
    const title = first && isTitle(first) ? first : page.createElement("p");
    if (title !== first) title.append(page.createElement("strong"));
    title.className = "callout-title";
    aside.prepend(title);
  }
}

function isTitle({ localName, children, textContent }: Element): boolean {
  const [strong, ...others] = children;
  const isAll = others.length === 0 && textContent?.trim() === strong?.textContent?.trim();
  const isBold = strong?.localName === "strong" && strong.attributes.length === 0;
  return localName === "p" && isAll && isBold && textContent?.trim() !== "";
}
