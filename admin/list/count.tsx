import type { ReactNode } from "react";
import { rich } from "#ui/rich.tsx";

type CountProps = {
  count: number;
  text(v: { count: number; noun(text: string): ReactNode }): ReactNode[];
};

/** A number whose noun is shown on small screens, where the column heads are hidden. */
export function Count({ count, text }: CountProps) {
  return rich(text({ count, noun: (words) => <span className="lg:sr-only">{words}</span> }));
}
