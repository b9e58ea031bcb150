import { useBlocker } from "react-router";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { LeaveDialog } from "../leave-dialog.tsx";

/** Asks before unsaved changes are lost: by following a link, going back or closing the tab. */
export function LeavePrompt({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isChanged && from.pathname + from.search !== to.pathname + to.search,
  );

  useLeaveWarning(isChanged);

  return (
    <LeaveDialog
      blocker={blocker}
      text="Your changes to the settings are not saved, and are lost when you leave."
    />
  );
}
