import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { m } from "#messages";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { LeaveDialog } from "../leave-dialog.tsx";
import { isSubstantial } from "./compare.ts";
import { useForm } from "./form-context.ts";

/** Navigation state that skips the prompt, because unsaved changes stay on this device. */
export const skipPrompt = { skipPrompt: true };

/** Navigation state of a create screen that follows a document which is finished: its title gets the focus. */
export const beginsAnother = { beginsAnother: true };

/**
 * Asks before unsaved changes are left: by a link, by going back, by closing the tab. Where they would be lost, it asks
 * even on the way to the login.
 */
export function UnsavedChanges({ isSame = hasSamePath }: { isSame?: typeof hasSamePath }) {
  const form = useForm();
  const { isNew, document, drafts, fields, kind } = form;
  const isUnavailable = drafts.draftState.state === "unavailable";
  // Some letters of a new document are not worth a question: this device keeps them.
  const isTrifle = isNew && !document && !isUnavailable && !isSubstantial(kind, fields);
  const isChanged = form.isChanged && !isTrifle;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isSame(currentLocation, nextLocation) && !skipsPrompt(nextLocation.state, isUnavailable),
  );

  useLeaveWarning(isChanged);

  // A save has finished while the prompt was open. Other effects of it read the page's data again, which would cancel a
  // navigation that has just begun: it begins after them.
  useEffect(() => {
    if (!isChanged && blocker.state === "blocked") queueMicrotask(blocker.proceed);
  }, [isChanged, blocker]);

  return (
    <LeaveDialog
      blocker={blocker}
      text={isUnavailable ? m.adminDocument.leaveLost() : m.adminDocument.leaveOnDevice()}
    />
  );
}

/** The form stays. */
function hasSamePath(one: Location, other: Location): boolean {
  return one.pathname === other.pathname;
}

function skipsPrompt(state: { skipPrompt?: unknown } | null, isUnavailable: boolean): boolean {
  return state?.skipPrompt === "after saving" || (state?.skipPrompt === true && !isUnavailable);
}
