import { createElement, Fragment, type ReactNode } from "react";

/** A message with markup, whose parts are texts and elements. */
export function rich(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
