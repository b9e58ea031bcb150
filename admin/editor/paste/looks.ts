import { all, declared, rename, unwrap, wrapContent } from "./elements.ts";

const inline = "span, font, b, strong, i, em, u, a, s, strike, del, ins, small, big, tt";

/**
 * Bold, italic, underlined, struck, raised and lowered words, however a program has written them, as the elements
 * that mean it. What only looks (colours, faces, sizes) goes: it would be wrong in the dark, and beside our own.
 */
export function meant(page: Document): void {
  for (const element of all(page, inline)) {
    const weight = declared(element, "font-weight");
    const isLight = /^(normal|[1-5]00)$/.test(weight);
    const isBold = /^(bold|bolder|[6-9]00)$/.test(weight);
    const line = `${declared(element, "text-decoration")} ${declared(element, "text-decoration-line")}`;
    const raised = declared(element, "vertical-align");
    const isHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
    const wishes = [
      isBold && !isHeading && !element.closest("b, strong") && "strong",
      declared(element, "font-style") === "italic" && !element.closest("i, em") && "em",
      line.includes("underline") &&
        !element.closest("u, a[href]") &&
        !element.querySelector("a[href]") &&
        "u",
      line.includes("line-through") && !element.closest("s, del, strike") && "s",
      raised === "super" && !element.closest("sup") && "sup",
      raised === "sub" && !element.closest("sub") && "sub",
    ];
    for (const tag of wishes) if (tag) wrapContent(element, tag);
    // A heading is bold by itself, and what says that it is not bold is not.
    const isPlain = element.matches("b, strong") && (isLight || isHeading);
    if (isPlain || (element.matches("i, em") && declared(element, "font-style") === "normal"))
      unwrap(element);
  }
  const names = { b: "strong", i: "em", strike: "s" };
  for (const [old, name] of Object.entries(names))
    for (const element of all(page, old)) rename(element, name, "id");
}
