import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * Renders a dialog with a form outside the form that contains it, because forms cannot be nested. React still passes
 * its events to the outer form, which must check their target.
 */
export function Portal({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
