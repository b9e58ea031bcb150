import { createElement, type SVGProps } from "react";

/** An icon as Lucide describes it. */
type IconData = { size: number; node: [tag: string, attributes: Record<string, string>][] };

const outline = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * In place of Lucide's component, which takes longer than all else of an icon (`scripts/plain-icons.ts`). `isDirectional`: it
 * points somewhere, and to the other side in right-to-left text.
 */
export function createIcon({ size, node }: IconData, isDirectional = false) {
  const viewBox = `0 0 ${size} ${size}`;
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props: SVGProps<SVGSVGElement>) {
    const isNamed = Object.keys(props).some((name) => name.startsWith("aria-") || name === "role");
    const hidden = isNamed ? {} : { "aria-hidden": true };
    const className = isDirectional ? `${props.className ?? ""} directional` : props.className;
    return createElement(
      "svg",
      { ...outline, width: size, height: size, viewBox, ...hidden, ...props, className },
      ...parts,
    );
  };
}
