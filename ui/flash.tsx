import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ToastKind, useToast } from "./toast.tsx";

type Tell = (kind: ToastKind, message: string, milliseconds?: number) => void;

let show: Tell | undefined;

/** Shows a toast that outlives the page or component. */
export const toast: Tell = (...message) => show?.(...message);

/** The state of a navigation, with a message for the next page. */
export function flash(message: string): { said: string } {
  return { said: message };
}

export function Flash() {
  const { state } = useLocation();
  const { notice, tell } = useToast();

  useEffect(() => {
    show = tell;
    return () => {
      show = undefined;
    };
  }, [tell]);

  useEffect(() => {
    const said: unknown = state?.said;
    if (typeof said !== "string") return;
    tell("success", said);
    // Once: not again when the page is loaded anew, or come back to.
    window.history.replaceState({ ...window.history.state, usr: null }, "");
    // Whatever had the focus may have been taken away.
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [state, tell]);

  return notice;
}
