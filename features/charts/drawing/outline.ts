import { DOMParser } from "linkedom";
import { legible, outlines, widthOf } from "#features/media/social-images/text-layout.server.ts";

/** The lines that make the only weight of our fonts bolder, in multiples of the size. Those of other scripts are not as light. */
const weights = { ours: { regular: 0.03, bold: 0.075 }, others: { regular: 0, bold: 0.045 } };
const ours = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
const isolates = /[\u2066-\u2069]/g; // the order of outlines is that of the line
/** What stands for a letter that our fonts lack, in multiples of the size. */
const box = { width: 0.62, side: 0.54, height: 0.66, line: 0.05 };
const svgNames = "http://www.w3.org/2000/svg";

/** An SVG whose texts are shapes, the same on every machine. Letters that our fonts lack are boxes. */
export function outlined(svg: string): string {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  for (const text of [...document.querySelectorAll("text")]) {
    const pen = { x: length(text, "x", 13), y: 0 };
    const parts = text.querySelectorAll("tspan");
    const pieces = parts.length > 0 ? [...parts] : [text];
    const paths = pieces.map((piece) => shapeOf(piece, text, pen));
    const group = document.createElementNS(svgNames, "g", {});
    const transform = text.getAttribute("transform");
    if (transform) group.setAttribute("transform", transform);
    for (const { data, style, weight } of paths) {
      const path = document.createElementNS(svgNames, "path", {});
      path.setAttribute("d", data);
      path.setAttribute("fill", style.fill);
      path.setAttribute("stroke", style.fill);
      path.setAttribute("stroke-width", String(style.size * weight));
      group.append(path);
    }
    text.replaceWith(group);
  }
  return document.toString().replace(/^<\?xml[^>]*\?>/, "");
}

/** `pen` moves from line to line. */
function shapeOf(piece: Element, text: Element, pen: { x: number; y: number }) {
  const content = (piece.textContent ?? "").replace(isolates, "");
  const style = styleOf(piece);
  if (piece.hasAttribute("x")) pen.x = length(piece, "x", style.size);
  if (piece.hasAttribute("y")) pen.y = length(piece, "y", style.size);
  pen.y += length(piece, "dy", style.size);
  if (piece !== text && pen.y === 0) pen.y = length(text, "y", style.size);
  const parts = isLegible(content) ? [content] : lettersOf(content);
  const widths = parts.map((part) => (isLegible(part) ? widthOf(part, "sans") : box.width) * style.size);
  const width = widths.reduce((sum, each) => sum + each, 0);
  let x = pen.x - ({ start: 0, middle: width / 2, end: width }[style.anchor] ?? 0);
  const shapes = parts.map((part, index) => {
    const place = { size: style.size, x, y: pen.y };
    x += widths[index] ?? 0;
    return isLegible(part) ? outlines(part, "sans", place) : boxAt(place);
  });
  const weight = weights[ours.test(content) ? "ours" : "others"][style.bold ? "bold" : "regular"];
  return { style, weight, data: shapes.join("") };
}

function isLegible(content: string): boolean {
  const text = content.normalize("NFC").replace(/\s+/g, " ").trim();
  return text === "" || legible(content, "sans") === text;
}

/** Leaves out letters that nobody sees, and marks of letters that are boxes. */
function lettersOf(content: string): string[] {
  return [...content.normalize("NFC")].filter((letter) => !/[\p{C}\p{M}]/u.test(letter));
}

function boxAt({ size, x, y }: { size: number; x: number; y: number }): string {
  const [side, height, line] = [box.side * size, box.height * size, box.line * size];
  const inside = `M${x + line} ${y - line}v${2 * line - height}h${side - 2 * line}v${height - 2 * line}z`;
  return `M${x} ${y}h${side}v${-height}h${-side}z${inside}`;
}

function styleOf(element: Element): { size: number; anchor: string; bold: boolean; fill: string } {
  return {
    size: Number.parseFloat(inherited(element, "font-size") ?? "13"),
    anchor: inherited(element, "text-anchor") ?? "start",
    bold: inherited(element, "font-weight") === "600",
    fill: inherited(element, "fill") ?? "#000000",
  };
}

function inherited(element: Element | null, name: string): string | null {
  if (!element) return null;
  return element.getAttribute(name) ?? inherited(element.parentElement, name);
}

/** Returns a length such as 0.32em in pixels. */
function length(element: Element, name: string, size: number): number {
  const value = element.getAttribute(name) ?? "0";
  return Number.parseFloat(value) * (value.endsWith("em") ? size : 1);
}
