import type { Blocker } from "react-router";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

/** Asks before a blocked navigation loses changes. */
export function LeaveDialog({ blocker, text }: { blocker: Blocker; text: string }) {
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
