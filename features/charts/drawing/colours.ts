/** Custom properties, which pages give a value for each scheme, and files a fixed one. */
const colour = (name: string) => `var(--color-${name})`;

export const ink = colour("ink");
export const muted = colour("muted");
export const ground = colour("ground");
export const hairline = colour("hairline");
export const baseline = colour("control");
export const seriesColour = (index: number) => colour(`chart-${index + 1}`);

/** Symbols that can be told apart without colour. */
export const symbols = ["circle", "square", "triangle", "diamond", "star", "cross"] as const;

/** An SVG whose custom properties have these values. */
export function withColours(svg: string, tokens: Record<string, string>): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name) => tokens[name] ?? "#000000");
}
