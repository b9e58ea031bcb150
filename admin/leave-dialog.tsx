import type { Blocker } from "react-router";
import { m } from "#messages";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

/** Asks before a blocked navigation loses changes. */
export function LeaveDialog({ blocker, text }: { blocker: Blocker; text: string }) {
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={m.adminGuard.leaveTitle()}
      text={text}
      yes={m.adminGuard.leave()}
      busyText={m.adminGuard.leaving()}
      busy={blocker.state === "proceeding"}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
