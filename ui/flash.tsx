import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ToastKind, useToast } from "./toast.tsx";

type Tell = (kind: ToastKind, message: string, milliseconds?: number) => void;

let show: Tell | undefined;

/** Shows a toast that outlives the page or component. */
export const toast: Tell = (...message) => show?.(...message);

/** The state of a navigation, with a message for the next page. */
export function flash(message: string): { flash: string } {
  return { flash: message };
}

export function Flash() {
  const { state } = useLocation();
  const { toast, tell } = useToast();

  useEffect(() => {
    show = tell;
    return () => {
      show = undefined;
    };
  }, [tell]);

  useEffect(() => {
    const message: unknown = state?.flash;
    if (typeof message !== "string") return;
    tell("success", message);
    // Once: not again after a reload, or on the way back.
    window.history.replaceState({ ...window.history.state, usr: null }, "");
    // The focused element may be gone.
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [state, tell]);

  return toast;
}
