import { createElement, type SVGProps } from "react";

/** An icon as Lucide describes it. */
type IconData = { size: number; node: [tag: string, attributes: Record<string, string>][] };

/** In place of Lucide's component, which takes longer than all else of an icon (`scripts/plain-icons.ts`). */
export function createIcon({ size, node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props: SVGProps<SVGSVGElement>) {
    const isNamed = Object.keys(props).some((name) => name.startsWith("aria-") || name === "role");
    return (
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed ? undefined : true}
        {...props}
      >
        {parts}
      </svg>
    );
  };
}
