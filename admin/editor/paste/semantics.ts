import { all, declared, rename, unwrap, wrapContent } from "./dom.ts";

const inline = "span, font, b, strong, i, em, u, a, s, strike, del, ins, small, big, tt";

/** Replaces styles with the elements that mean the same. Other colours, fonts and sizes are dropped. */
export function toSemanticElements(page: Document): void {
  for (const element of all(page, inline)) {
    const weight = declared(element, "font-weight");
    const style = declared(element, "font-style");
    const line = `${declared(element, "text-decoration")} ${declared(element, "text-decoration-line")}`;
    const align = declared(element, "vertical-align");
    const isHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
    const isIn = (selector: string) => element.closest(selector) !== null;
    const isLink = isIn("a[href]") || element.querySelector("a[href]") !== null;
    const wrappers = [
      /^(bold|bolder|[6-9]00)$/.test(weight) && !isHeading && !isIn("b, strong") && "strong",
      style === "italic" && !isIn("i, em") && "em",
      line.includes("underline") && !isIn("u") && !isLink && "u",
      line.includes("line-through") && !isIn("s, del, strike") && "s",
      align === "super" && !isIn("sup") && "sup",
      align === "sub" && !isIn("sub") && "sub",
    ];
    for (const tag of wrappers) if (tag) wrapContent(element, tag);
    const isLight = isHeading || /^(normal|[1-5]00)$/.test(weight);
    if ((element.matches("b, strong") && isLight) || (element.matches("i, em") && style === "normal"))
      unwrap(element);
  }
  for (const [old, name] of Object.entries({ b: "strong", i: "em", strike: "s" }))
    for (const element of all(page, old)) rename(element, name, "id");
}
