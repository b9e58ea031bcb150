import { useEffect } from "react";
import { useLocation } from "react-router";
import { useNotice } from "./notice.tsx";

/** The state of a navigation that takes a sentence along, such as what has just been done. */
export function saying(message: string): { said: string } {
  return { said: message };
}

/** Says on a page what the way to it has taken along. */
export function Said() {
  const { state } = useLocation();
  const { notice, tell } = useNotice();

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
