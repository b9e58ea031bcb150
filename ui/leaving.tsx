import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** The state of a navigation before which nobody is asked, because it saves or keeps what is there. */
export const knowingly = { knowingly: true };

/**
 * Asks before somebody leaves unsaved work: by a link, by going back, by closing the tab. The returned dialog
 * belongs somewhere on the page. `text` says what becomes of the work.
 */
export function useLeaving(unsaved: boolean, text: ReactNode): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.state?.knowingly !== true,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  // What was asked about has been saved meanwhile.
  useEffect(() => {
    if (!unsaved && blocker.state === "blocked") blocker.proceed();
  }, [unsaved, blocker]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      text={text}
      yes="Leave"
      busyText="Leaving..."
      busy={blocker.state === "proceeding"}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
