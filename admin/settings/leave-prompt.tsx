import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";

/** Asks before unsaved changes are lost: by following a link, going back or closing the tab. */
export function LeavePrompt({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isChanged && from.pathname + from.search !== to.pathname + to.search,
  );

  useLeaveWarning(isChanged);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      text="Your changes to the settings are not saved, and are lost when you leave."
      yes="Leave"
      busyText="Leaving..."
      busy={blocker.state === "proceeding"}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
