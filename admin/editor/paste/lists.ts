import { all, isBlank, unwrap } from "./elements.ts";

/** Lists as they should be: a list inside of another stands in the item above it, and a line in an item is no paragraph. */
export function mendLists(page: Document): void {
  for (const inner of all(page, "ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = inner.previousElementSibling;
    if (before?.localName === "li") before.append(inner);
    else {
      const item = page.createElement("li");
      inner.replaceWith(item);
      item.append(inner);
    }
  }
  for (const item of all(page, "li, td, th")) {
    const lines = [...item.children].filter(({ localName }) => localName === "p");
    for (const line of lines) if (lines.length > 1 && isBlank(line)) line.remove();
    const [line] = lines.filter((each) => each.isConnected);
    if (line && lines.filter((each) => each.isConnected).length === 1) unwrap(line);
  }
  for (const item of all(page, "li")) if (item.childNodes.length === 0) item.remove();
  for (const list of all(page, "ul, ol")) if (!list.querySelector("li")) unwrap(list);
}
