import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * Puts a dialog with a form of its own outside of the form to which it belongs: a form in a form is none. For what
 * only the browser shows. React lets its events pass through the outer form all the same: that one has to look where
 * they come from.
 */
export function Portal({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
