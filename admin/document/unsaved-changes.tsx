import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

/** The state of a navigation before which nobody is asked, because it saves or keeps what is there. */
export const skipPrompt = { skipPrompt: true };

/** The same of a navigation after a save: there is nothing left that could be lost. */
export const afterSaving = { skipPrompt: "after saving" };

/** The same of a navigation that only changes the address: the page stays, and so does the focus. */
export const inPlace = { ...afterSaving, inPlace: true };

/** Said where the browser keeps nothing. */
export const unsavedWords =
  "It is not saved, and it cannot be kept on this device: what you have written is lost when you leave.";

/**
 * Asks before somebody leaves unsaved work: by a link, by going back, by closing the tab. The returned dialog
 * belongs somewhere on the page. `text` says what becomes of the work; `unkept` that it would be lost: then
 * it is asked about even on the way to the login.
 */
export function useUnsavedChanges(unsaved: boolean, text: ReactNode, unkept = false): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !isKnowing(nextLocation.state, unkept),
  );

  // Gone with the page at once: nobody is asked about words that have left the screen.
  useLayoutEffect(() => {
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

function isKnowing(state: { skipPrompt?: unknown } | null, unkept: boolean): boolean {
  return state?.skipPrompt === afterSaving.skipPrompt || (state?.skipPrompt === true && !unkept);
}
