import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { Setting } from "./setting.tsx";

export function SignOutEverywhere() {
  const [isOpen, setOpen] = useState(false);
  const { busy, error, submit, reset } = useActionForm();
  return (
    <Setting
      id="sessions"
      title="Devices"
      text="A device stays signed in for seven days. If you lose one, sign out everywhere."
    >
      <Button look="outline" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Sign out everywhere"
        text="Are you sure you want to sign out on every device, this one included?"
        yes="Sign out everywhere"
        busyText="Signing out..."
        busy={busy}
        failure={error}
        onYes={() => submit({ intent: "sign out everywhere" }, { method: "post" })}
        onNo={() => {
          setOpen(false);
          reset();
        }}
      />
    </Setting>
  );
}
